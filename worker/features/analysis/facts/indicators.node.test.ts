import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import type { Candle } from "../../../../shared/markets.ts";
import { makeBars } from "../../../test/analysis/make-evidence.ts";
import { isKept } from "../../../test/need.ts";
import { computeIndicators, computeObv, type Indicators } from "./indicators.ts";

const FOLDER = "../shared/data/indicators";

type Row = Record<string, string>;
const read = (name: string): Row[] => parse(readFileSync(`${FOLDER}/${name}.csv`), { columns: true });

/** [table, column, tolerance, bars before it holds, our value] */
const CHECKS: [string, string, number, number, (state: Indicators) => number | undefined][] = [
  ["sma20", "sma", 1e-9, 0, (s) => s.sma20],
  ["rsi14", "rsi", 1e-9, 0, (s) => s.rsi14],
  ["bollinger_20_2", "sma", 1e-9, 0, (s) => s.bollinger?.middle],
  ["bollinger_20_2", "upper", 1e-9, 0, (s) => s.bollinger?.upper],
  ["bollinger_20_2", "lower", 1e-9, 0, (s) => s.bollinger?.lower],
  ["stoch_14_3_3", "k", 1e-9, 17, (s) => s.stochastic?.k],
  ["stoch_14_3_3", "d", 1e-9, 0, (s) => s.stochastic?.d],
  ["ema20", "ema", 1e-6, 250, (s) => s.ema20],
  ["macd_12_26_9", "macd", 1e-6, 250, (s) => s.macd?.macd],
  ["macd_12_26_9", "signal", 1e-6, 250, (s) => s.macd?.signal],
  ["macd_12_26_9", "histogram", 1e-6, 250, (s) => s.macd?.histogram],
  ["atr14", "atr", 1e-6, 250, (s) => s.atr14],
  ["adx14", "adx", 1e-9, 0, (s) => s.adx14?.adx],
  ["adx14", "plus_di", 1e-9, 27, (s) => s.adx14?.plusDi],
  ["adx14", "minus_di", 1e-9, 27, (s) => s.adx14?.minusDi],
];

describe.skipIf(!isKept(FOLDER))("the indicators are those of the reference tables", () => {
  const bars = isKept(FOLDER)
    ? read("quotes").map(({ date, ...prices }) => {
        const [open = 0, high = 0, low = 0, close = 0, volume = 0] = Object.values(prices).map(Number);
        return { date: date ?? "", open, high, low, close, volume };
      })
    : [];
  const states = bars.map((_, i) => computeIndicators(bars.slice(0, i + 1)));

  it.each(CHECKS)("%s %s to %d", (table, column, tolerance, from, ours) => {
    const rows = read(table);
    let compared = 0;
    for (const [i, row] of rows.entries()) {
      if (!row[column] || i < from) continue;
      const [seen, expected] = [ours(states[i] as Indicators), Number(row[column])];
      compared += 1;
      expect(Math.abs((seen ?? Number.NaN) - expected), `row ${i}`).toBeLessThanOrEqual(
        tolerance * Math.abs(expected),
      );
    }
    expect(compared).toBeGreaterThan(200);
  });

  it("on-balance volume to 1e-9", () => {
    const expected = read("obv").map(({ obv }) => Number(obv));
    for (const [i, value] of computeObv(bars).entries())
      expect(Math.abs(value - (expected[i + 1] ?? 0))).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  });
});

describe("indicators", () => {
  it("are absent while there are too few bars", () => {
    const bars = makeBars({ count: 199 });
    const atCount = (count: number) =>
      Object.entries(computeIndicators(bars.slice(0, count)))
        .filter(([, value]) => value !== undefined)
        .map(([name]) => name);
    expect(atCount(0)).toEqual([]);
    expect(atCount(13)).toEqual([]);
    expect(atCount(30)).toEqual(["sma20", "bollinger", "rsi14", "atr14", "adx14", "stochastic"]);
    expect(atCount(199)).not.toContain("sma200");
    expect(atCount(199)).toEqual(expect.arrayContaining(["sma50", "ema20", "macd"]));
  });

  it("say nothing of momentum where the price never moved", () => {
    const flat: Candle[] = makeBars({ count: 250 }).map((bar) => ({
      ...bar,
      open: 5,
      high: 5,
      low: 5,
      close: 5,
    }));
    const { rsi14, stochastic, sma200 } = computeIndicators(flat);
    expect({ rsi14, stochastic, sma200 }).toEqual({ rsi14: undefined, stochastic: undefined, sma200: 5 });
  });
});
