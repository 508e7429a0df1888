import { describe, expect, it } from "vitest";
import { findWorstStretch } from "./find-worst-stretch.ts";

const daily = (closes: number[]) => ({
  closes,
  dates: closes.map((_, i) => `2024-03-${String(i + 1).padStart(2, "0")}`),
});

describe("the worst stretch", () => {
  it("is the deepest loss from close to close over the horizon", () => {
    const { from, to, percent } = findWorstStretch(
      daily([10, 10, 20, 10, 10, 10, 10, 10, 10, 5, 10, 10]),
      7,
    ) ?? { from: "", to: "", percent: 0 };
    expect([from, to]).toEqual(["2024-03-03", "2024-03-10"]);
    expect(percent).toBeCloseTo(-75, 10);
  });

  it("does not count a loss that was over before the horizon's end", () => {
    expect(findWorstStretch(daily([10, 10, 1, 10, 10, 10, 10, 10]), 7)?.percent).toBeCloseTo(0, 10);
  });

  it("ends at the last close on or before a day without trading", () => {
    const dates = ["2024-03-01", "2024-03-07", "2024-03-11"];
    expect(findWorstStretch({ dates, closes: [10, 9, 8] }, 7)?.to).toBe("2024-03-07");
  });

  it("is none across a hole, or where no stretch is whole", () => {
    const dates = ["2024-01-01", "2024-01-02", "2024-03-11"];
    expect(findWorstStretch({ dates, closes: [10, 9, 8] }, 30)).toBeNull();
    expect(findWorstStretch(daily([10, 9, 8]), 7)).toBeNull();
    expect(findWorstStretch({ dates: [], closes: [] }, 7)).toBeNull();
  });
});
