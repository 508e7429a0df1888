import { describe, expect, it } from "vitest";
import { weighPositions } from "./weigh-positions.ts";

describe("the worth of a portfolio", () => {
  it("counts cash and subtracts shorts", () => {
    const { net, gross, weights } = weighPositions(
      [
        { units: 2, price: 50 },
        { units: -1, price: 40 },
      ],
      140,
    );
    expect([net, gross, weights]).toEqual([200, 140, [0.5, -0.2]]);
  });

  it("has no shares where debts eat it up", () => {
    expect(weighPositions([{ units: 1, price: 100 }], -100).weights).toBeNull();
    expect(weighPositions([{ units: 1, price: 100 }], -150).weights).toBeNull();
  });

  it("has shares up to twice its net worth, and none beyond", () => {
    expect(weighPositions([{ units: 2, price: 100 }], -100).weights).toEqual([2]);
    expect(weighPositions([{ units: 2, price: 100 }], -101).weights).toBeNull();
  });
});
