import { describe, expect, it } from "vitest";
import type { Candle } from "../../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../../shared/time.ts";
import type { ChartMarks } from "../../../../ui/chart-marks.ts";
import { placeChart } from "./place-chart.ts";

const END = Date.parse("2026-10-13");
const NONE: ChartMarks = { cone: null, levels: [] };

/** A year of daily bars that ends on 2026-10-13, each from 100 to 110 within 90 and 120 but for what is said of the last ones. */
function makeBars(...last: Partial<Candle>[]): [Candle, ...Candle[]] {
  const bars = Array.from({ length: 365 }, (_, at) => ({
    date: dateOf(END - (364 - at) * DAY_MS),
    ...{ open: 100, high: 120, low: 90, close: 110, volume: 1 },
    ...last[at - 365 + last.length],
  }));
  return bars as [Candle, ...Candle[]];
}

const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** The strokes of a path as it says them by its steps: slot, from, to. */
function readStrokes(path: string): [slot: number, from: number, to: number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/m(-?\d+) ?(-?\d+)v(-?\d+)/gi)].map((step) => {
    const [dx = 0, dy = 0, height = 0] = step.slice(1).map(Number);
    const from = y + dy;
    [x, y] = [x + dx, from + height];
    return [x, from, y];
  });
}

/** The points of a line as it says them by its steps. */
function readPoints(path: string): [slot: number, y: number][] {
  const values = numbers(path);
  let [x, y] = [0, 0];
  return Array.from({ length: values.length / 2 }, (_, at) => {
    [x, y] = [x + (values[2 * at] ?? 0), y + (values[2 * at + 1] ?? 0)];
    return [x, y];
  });
}

describe("a drawn chart", () => {
  it("shows half a year, a bar a slot, between the margins of the live chart", () => {
    const { slots, up, down, volume } = placeChart(makeBars({ open: 110, close: 100, volume: 2 }), NONE);
    expect(slots).toBe(182 + 2);
    expect([up.bodies, down.bodies, volume].map((path) => readStrokes(path).length)).toEqual([181, 1, 182]);
    expect(readStrokes(up.wicks).slice(0, 2)).toEqual([
      [0, 60, 800],
      [1, 60, 800],
    ]);
    expect(down.bodies).toBe("M181 307v246");
    expect(readStrokes(volume).slice(-2)).toEqual([
      [180, 1_000, 930],
      [181, 1_000, 860],
    ]);
  });

  it("draws a bar that did not move as a line, and a short body without a hollow", () => {
    const flat = { open: 100, high: 100, low: 100, close: 100 };
    const { up } = placeChart(makeBars(flat, { ...flat, high: 101, close: 100.2 }), NONE);
    expect(readStrokes(up.bodies).slice(-2)).toEqual([
      [180, 553, 556],
      [181, 548, 553],
    ]);
    expect([up.wicks, up.hollows].map((path) => readStrokes(path).length)).toEqual([181, 180]);
  });

  it("has averages that reach back before what is shown, as steps that add up", () => {
    const { averages } = placeChart(makeBars(), NONE);
    const lines = averages.map(({ path }) => readPoints(path));
    expect(lines.map(({ length }) => length)).toEqual([182, 182, 166]);
    expect([lines[0]?.[0], lines[0]?.at(-1)]).toEqual([
      [0, 307],
      [181, 307],
    ]);
  });

  it("spreads the forecast into the days ahead and makes room for it", () => {
    const at = [{ days: 30, p10: 50, p25: 80, p75: 130, p90: 150 }];
    const { slots, cone, up, labels } = placeChart(makeBars(), {
      ...NONE,
      cone: { date: "2026-10-12", close: 110, at },
    });
    expect(slots).toBe(182 + 2 + 31);
    const wide = readPoints(cone?.[0] ?? "");
    expect(wide[0]).toEqual([180, 356]);
    expect(wide.slice(30, 32)).toEqual([
      [210, 60],
      [210, 800],
    ]);
    expect(readStrokes(up.wicks)[0]).toEqual([0, 282, 504]);
    const bare = labels.filter(({ isBare }) => isBare);
    expect(bare.map(({ text, y }) => [text, y])).toEqual([
      ["150.00", 60],
      ["50.00", 800],
    ]);
  });

  it("says at the upper end of the forecast how often such ranges held", () => {
    const at = [{ days: 30, p10: 50, p25: 80, p75: 130, p90: 150 }];
    const cone = { date: "2026-10-12", close: 110, at, held: 0.806 };
    const { held } = placeChart(makeBars(), { ...NONE, cone });
    expect(held?.wide.lines).toEqual(["80% range", "81% right"]);
    expect(held?.wide.x).toBeCloseTo(210.5 / 215, 10);
    expect([held?.wide.y, held?.wide.offset]).toEqual([0.06, 2]);
    expect(placeChart(makeBars(), NONE)).not.toHaveProperty("held");
    // As high as the candles, which begin right beside it where there is little room.
    const low = { ...cone, at: [{ days: 30, p10: 88, p25: 95, p75: 115, p90: 122 }] };
    const { narrow, wide } = placeChart(makeBars(), { ...NONE, cone: low }).held ?? {};
    expect([wide?.y, wide?.offset, narrow?.y, narrow?.offset]).toEqual([0.06, 2, 0, 2]);
  });

  it("names round prices and months, a new year by its number", () => {
    const { ticks, months } = placeChart(makeBars(), NONE);
    expect(ticks.map(({ text }) => text).join(" ")).toBe(
      "84.00 88.00 92.00 96.00 100.00 104.00 108.00 112.00 116.00 120.00",
    );
    expect(months[0]).toEqual({ slot: 16, text: "May", isYear: false });
    const winter = makeBars().slice(0, 100) as [Candle, ...Candle[]];
    expect(placeChart(winter, NONE).months.map(({ text }) => text)).toEqual(["Nov", "Dec", "2026"]);
  });

  it("names no month that the left end of the picture would cut", () => {
    const untilSeptember = makeBars().slice(0, 350) as [Candle, ...Candle[]];
    // The first bar shown is that of 31 March.
    expect(placeChart(untilSeptember, NONE).months[0]).toEqual({ slot: 31, text: "May", isYear: false });
  });

  it("keeps the labels of levels clear of each other, and leaves out what is not in sight", () => {
    const levels = [
      { price: 110.5, name: "resistance", tone: "resistance" },
      { price: 109.8, name: "support", tone: "support" },
      { price: 109.5, name: "cancels the call", tone: "wrong" },
      { price: 95, name: "bought at", tone: "asked" },
      { price: 500, name: "asked", tone: "asked" },
    ] as const;
    const { labels } = placeChart(makeBars(), { ...NONE, levels: [...levels] });
    expect(labels.map(({ text, labelY, shift }) => [text, labelY, shift])).toEqual([
      ["110.50", 307, -16],
      ["109.80", 307, 16],
      ["109.50", 307, 32],
      ["95.00", 677, 0],
      ["110.00", 307, 0],
    ]);
  });

  it("of bars without any movement or volume holds no odd number", () => {
    const flat = { open: 5, high: 5, low: 5, close: 5, volume: 0 };
    const chart = placeChart(
      Array.from({ length: 40 }, (_, at) => ({ date: dateOf(END + at * DAY_MS), ...flat })) as [
        Candle,
        ...Candle[],
      ],
      NONE,
    );
    expect(readStrokes(chart.up.bodies)[0]).toEqual([0, 430, 433]);
    expect(JSON.stringify({ ...chart, cone: "", labels: "" })).not.toMatch(/NaN|Infinity|:null|−/);
  });
});
