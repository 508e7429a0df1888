import { describe, expect, it } from "vitest";
import { spreadCone } from "./chart-cone.ts";

const AT = [
  { days: 7, p10: 90, p25: 95, p75: 105, p90: 110 },
  { days: 30, p10: 80, p25: 90, p75: 110, p90: 120 },
];
const bar = (date: string) => ({ date, open: 1, high: 1, low: 1, close: 1, volume: 1 });

describe("the cone of a chart", () => {
  it("begins at the close and passes through the forecast's own ends", () => {
    const days = spreadCone({ date: "2026-11-02", close: 100, at: AT }, [bar("2026-11-01")]);
    expect(days).toHaveLength(31);
    expect(days[0]).toEqual({ time: "2026-11-02", p10: 100, p25: 100, p75: 100, p90: 100 });
    expect(days[7]).toMatchObject({ time: "2026-11-09", p10: 90, p90: 110 });
    expect(days[30]).toMatchObject({ time: "2026-12-02", p25: 90, p75: 110 });
  });

  it("never narrows on its way", () => {
    const days = spreadCone({ date: "2026-11-02", close: 100, at: AT }, [bar("2026-11-01")]);
    const widths = days.map(({ p10, p90 }) => p90 - p10);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  it("has no day on which a stock rests", () => {
    const days = spreadCone({ date: "2026-11-02", close: 100, at: AT }, [
      bar("2026-10-30"),
      bar("2026-11-02"),
    ]);
    expect(days.map(({ time }) => new Date(time).getUTCDay())).not.toContain(6);
    expect(days).toHaveLength(23);
  });
});
