import { describe, expect, it } from "vitest";
import { nameSteps } from "./name-steps.ts";

/** A plot 300 px high, on which a dollar is a pixel and $300 is at the top. */
const series = {
  priceToCoordinate: (price: number) => 300 - price,
  getPane: () => ({ getHeight: () => 300 }),
} as never;
const name = (prices: number[], named: number[]) => nameSteps(String, named, () => series)(prices);

describe("the figures of a price axis", () => {
  it("give way to the label of a price", () => {
    expect(name([50, 100, 150], [105])).toEqual(["50", "", "150"]);
  });

  it("give way to a label that another has moved", () => {
    // The label of 101 stands 16 px over that of 100, and that of 102 another 16 px higher: at 132.
    expect(name([80, 130, 150], [100, 101, 102])).toEqual(["80", "", "150"]);
    expect(name([80, 130, 150], [100])).toEqual(["80", "130", "150"]);
  });

  it("are left out where an end of the axis would cut them", () => {
    expect(name([2, 20, 280, 297], [])).toEqual(["", "20", "280", ""]);
  });

  it("are left out while there is no scale to place them on", () => {
    expect(nameSteps(String, [100], () => undefined)([50])).toEqual([""]);
  });
});
