import { describe, expect, it } from "vitest";
import { agreePrices } from "./agree-prices.ts";

const told = (...prices: number[]) => prices.map((price, i) => ({ price, source: `source ${i}` }));

describe("two sources agree", () => {
  it.each([
    ["on the same price", [100, 100], 100],
    ["on prices 2% apart, and it lies between them", [100, 102], 101],
    ["in either order", [102, 100], 101],
    ["though a third says something else", [50, 100, 101], 100.5],
    ["the two nearest of three", [100, 101.9, 102], 101.95],
  ])("%s", (_, prices, price) => {
    expect(agreePrices(told(...prices))?.price).toBeCloseTo(price, 9);
  });

  it.each([
    ["when they are further apart", [100, 102.01]],
    ["when one is alone", [100]],
    ["when nobody says anything", []],
    ["on no price", [0, 0]],
    ["on a price below nothing", [-100, -100]],
    ["on what is no number", [Number.NaN, Number.NaN]],
    ["on what has no end", [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]],
    ["on 1e308", [1e308, 1e308]],
  ])("not %s", (_, prices) => {
    expect(agreePrices(told(...prices))).toBeNull();
  });

  it("never with themselves: one source counts once", () => {
    expect(agreePrices([...told(100), ...told(100)])).toBeNull();
  });
});
