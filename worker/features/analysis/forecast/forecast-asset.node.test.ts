import { describe, expect, it } from "vitest";
import type { Candle } from "../../../../shared/markets.ts";
import { makeBars } from "../../../test/analysis/make-evidence.ts";
import { tradingDays } from "./bars/calendar.ts";
import { type Forecast, type ForecastAsk, forecastAsset } from "./forecast-asset.ts";

const made = (ask: Partial<ForecastAsk> & { bars: Candle[] }): Forecast => {
  const forecast = forecastAsset({ type: "crypto", horizonDays: 30, ...ask });
  if ("refusal" in forecast) throw new Error(forecast.refusal);
  return forecast;
};
const width = ({ quantiles }: Forecast) => Math.log(quantiles[90] / quantiles[10]);
const from = (bars: Candle[], i: number, change: (bar: Candle) => Candle) =>
  bars.map((bar, k) => (k === i ? change(bar) : bar));
const times = (factor: number) => (bar: Candle) => ({
  ...bar,
  open: bar.open * factor,
  high: bar.high * factor,
  low: bar.low * factor,
  close: bar.close * factor,
});

describe("a forecast", () => {
  const bars = makeBars({ count: 1_200 });

  it("orders its quantiles around the close, and tells a coin no direction", () => {
    const { quantiles, close, higher } = made({ bars });
    const prices = Object.values(quantiles);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(quantiles[50]).toBe(close);
    expect(Math.log(quantiles[90] / close)).toBeCloseTo(-Math.log(quantiles[10] / close), 10);
    expect(higher[0]).toBe(0.5);
    expect([higher[1] < 0.5, higher[2] > 0.5]).toEqual([true, true]);
  });

  it("gives a stock the drift of all stocks: the calmer, the likelier it is to close higher", () => {
    const of = (noise: number) =>
      made({ type: "stock", bars: makeBars({ count: 1_200, type: "stock", noise }) });
    const [calm, wild] = [of(0.01), of(0.08)];
    expect(calm.higher[0]).toBeGreaterThan(wild.higher[0]);
    expect(wild.higher[0]).toBeGreaterThan(0.5);
    for (const { quantiles, close, closeWithin, closeBeyond } of [calm, wild]) {
      expect(quantiles[50]).toBeGreaterThan(close);
      expect(closeWithin(5)).toBeCloseTo(1 - closeBeyond(1.05 * close) - closeBeyond(0.95 * close), 10);
    }
  });

  it("reaches as far for a price of any size", () => {
    const cheap = bars.map(times(1e-6));
    expect(width(made({ bars: cheap }))).toBeCloseTo(width(made({ bars })), 6);
  });

  it("reaches further for what moves more, and for a month than for a week", () => {
    expect(width(made({ bars: makeBars({ count: 1_200, noise: 0.06 }) }))).toBeGreaterThan(
      1.5 * width(made({ bars })),
    );
    expect(width(made({ bars }))).toBeGreaterThan(1.5 * width(made({ bars, horizonDays: 7 })));
  });

  it("gives the odds of touching a level: certain at the close, less the farther away, nothing far off", () => {
    const { touch, close, fall10, fall20 } = made({ bars });
    expect(touch(close)).toBe(1);
    const falls = [0.99, 0.95, 0.9, 0.8, 0.6, 0.3].map((share) => touch(share * close));
    expect(falls).toEqual([...falls].sort((a, b) => b - a));
    expect(touch(0.01 * close)).toBeLessThan(0.001);
    expect([fall10, fall20]).toEqual([touch(0.9 * close), touch(0.8 * close)]);
  });

  it("a touch is at least as likely as a close beyond", () => {
    const { touch, quantiles } = made({ bars });
    expect(touch(quantiles[10])).toBeGreaterThan(0.1);
    expect(touch(quantiles[95])).toBeGreaterThan(0.05);
  });

  it("says of volatility how it stands among its own days", () => {
    const calm = makeBars({ count: 600, end: "2023-06-30", noise: 0.01 });
    const wild = makeBars({ count: 300, noise: 0.08, start: calm.at(-1)?.close, seed: 2 });
    expect(made({ bars: [...calm, ...wild].map(redate) }).volatility.percentile).toBeGreaterThan(80);
    expect(made({ bars: makeBars({ count: 900, noise: 0.002 }) }).volatility.class).toBe("calm");
    expect(made({ bars: makeBars({ count: 900, noise: 0.2 }) }).volatility.class).toBe("wild");
  });

  it("by the bars before its day's January: another year may say another thing of the same moves", () => {
    const shifted = (end: string) => makeBars({ count: 600, end });
    expect(width(made({ bars: shifted("2018-12-31") }))).not.toBe(
      width(made({ bars: shifted("2024-12-31") })),
    );
    expect(width(made({ bars: shifted("2030-12-31") }))).toBe(width(made({ bars: shifted("2025-12-31") })));
  });

  it.each([
    ["fewer than 60 bars", { bars: makeBars({ count: 59 }) }, "too_few_bars"],
    [
      "a day before the first table",
      { bars: makeBars({ count: 300, end: "2017-12-31" }) },
      "nothing_measured",
    ],
    ["no bars", { bars: [] }, "too_few_bars"],
    ["a stablecoin", { bars: makeBars({ count: 300, start: 1, noise: 0.0005 }) }, "stablecoin"],
    ["a price that stands still", { bars: makeBars({ count: 300, noise: 0 }) }, "still"],
    ["holes", { bars: makeBars({ count: 300 }).filter((_, i) => i % 2 === 0) }, "holes"],
  ])("is refused for %s", (_, ask, reason) => {
    const forecast = forecastAsset({ type: "crypto", horizonDays: 30, ...ask });
    expect("refusal" in forecast && forecast.refusal).toContain(reason);
  });

  it("of a young asset says so", () => {
    expect(made({ bars: bars.slice(-259) }).young).toBe(true);
    expect(made({ bars: bars.slice(-260) }).young).toBe(false);
  });

  it("needs no highs and lows, and then does not look at them", () => {
    const other = bars.map((bar) => ({ ...bar, high: bar.high * 1.2, low: bar.low / 1.2 }));
    expect(made({ bars: other, closesOnly: true }).quantiles).toEqual(
      made({ bars, closesOnly: true }).quantiles,
    );
    const flat = bars.map((bar) => ({ ...bar, open: bar.close, high: bar.close, low: bar.close }));
    expect(width(made({ bars: flat }))).toBe(width(made({ bars, closesOnly: true })));
  });

  it("takes a stock's split for no move, and a coin's fall to a tenth for one", () => {
    const stock = makeBars({ count: 800, type: "stock" });
    const cut = (all: Candle[]) => all.map((bar, i) => (i < 700 ? times(10)(bar) : bar));
    expect(width(made({ type: "stock", bars: cut(stock) }))).toBeCloseTo(
      width(made({ type: "stock", bars: stock })),
      6,
    );
    const fallen = bars.map((bar, i) => (i < 1_190 ? times(10)(bar) : bar));
    expect(width(made({ bars: fallen }))).toBeGreaterThan(1.2 * width(made({ bars })));
  });

  it("one false bar does not blow it up", () => {
    const spoiled = from(bars, 1_190, (bar) => ({ ...bar, high: bar.high * 1_000 }));
    expect(width(made({ bars: spoiled }))).toBeLessThan(1.3 * width(made({ bars })));
  });
});

describe("trading days", () => {
  it.each([
    ["a week of a stock", "stock", "2024-06-05", 7, 5],
    ["a month from a Friday", "stock", "2024-06-07", 30, 20],
    ["a month from a Monday", "stock", "2024-06-03", 30, 22],
    ["a weekend", "stock", "2024-06-07", 2, 0],
    ["a month of a coin", "crypto", "2024-06-07", 30, 30],
  ] as const)("%s", (_, type, date, ahead, days) => {
    const day = Date.parse(date) / 86_400_000;
    expect(tradingDays(type, day, day + ahead)).toBe(days);
  });
});

/** The same bars on consecutive days to the end of 2024. */
function redate(bar: Candle, i: number, all: Candle[]): Candle {
  const at = Date.parse("2024-12-31") - (all.length - 1 - i) * 86_400_000;
  return { ...bar, date: new Date(at).toISOString().slice(0, 10) };
}
