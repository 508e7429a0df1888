import { ATR, EMA, MACD, RSI, SMA } from "trading-signals";
import type { Fact } from "../../../../shared/analysis.ts";
import type { AssetReply } from "../../../../shared/board.ts";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { shiftDay } from "../facts/bars.ts";
import { findYear, placeLevels } from "../facts/levels.ts";
import { computeReturns, computeVolatility, computeVolume } from "../facts/moves.ts";
import type { Values } from "../facts/number-facts.ts";
import { closedBars } from "../outlook/closed-bars.ts";

const SPARK_DAYS = 90;
/** Enough for a year's return of 90 days ago. */
const MOST_BARS = 500;
/** More are not seen in a line as wide as a word. */
const MOST_STEPS = 46;
/** Nor are finer ones in a line as high as a letter. */
const TOP = 100;

/** The figures that closed bars give for each of the last 90 days. */
export function drawSparks(evidence: JudgedEvidence, facts: readonly Fact[]): AssetReply["sparks"] {
  const bars = closedBars(evidence).slice(-MOST_BARS);
  const days = pickDays(bars).map(readDays(bars, evidence.asset.type));
  return facts.flatMap(({ id, kind }) => {
    const values = days.map((day) => day[kind]).filter((value) => Number.isFinite(value)) as number[];
    return days.length > 1 && values.length === days.length ? [{ fact: id, ...scale(values) }] : [];
  });
}

/** Which bars are drawn: the last one, and back from it as many as are seen. */
function pickDays(bars: Candle[]): number[] {
  const from = shiftDay(bars.at(-1)?.date ?? "", -SPARK_DAYS);
  const first = bars.findIndex(({ date }) => date >= from);
  const apart = Math.ceil((bars.length - first) / MOST_STEPS);
  return bars.flatMap((_, at) => (at >= first && (bars.length - 1 - at) % apart === 0 ? at : []));
}

function scale(values: number[]): Omit<AssetReply["sparks"][number], "fact"> {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, high, steps: values.map((value) => Math.round((TOP * (value - low)) / (high - low || 1))) };
}

/** What bars said at the close of one of them. Indicators that go on from bar to bar are computed once for all. */
function readDays(bars: Candle[], type: AssetType): (at: number) => Values {
  const closes = bars.map(({ close }) => close);
  const [sma50, sma200] = [50, 200].map((length) => new SMA(length).updates(closes));
  const rsi = new RSI(14).updates(closes);
  const macd = new MACD(new EMA(12), new EMA(26), new EMA(9)).updates(closes);
  const range = new ATR(14).updates(bars);
  const percentOf = (part: number | null | undefined, whole: number | null | undefined) =>
    part && whole ? 100 * (part / whole) : Number.NaN;
  return (at) => {
    const known = bars.slice(0, at + 1);
    const close = closes[at] ?? 0;
    return {
      ...computeReturns(known),
      ...computeVolatility(known, type),
      ...computeVolume(known),
      ...placeLevels({ year: findYear(known), lows: [], highs: [] }, close),
      price_vs_sma_50: percentOf(close, sma50?.[at]) - 100,
      price_vs_sma_200: percentOf(close, sma200?.[at]) - 100,
      rsi_14: rsi[at] ?? null,
      macd_histogram: macd[at]?.histogram ?? null,
      atr_percent: percentOf(range[at], close),
    };
  };
}
