import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Candle } from "../../../shared/markets.ts";
import { readConditions, screenRows } from "../../../shared/screen.ts";
import { judgeRow } from "../../features/analysis/board/judge-row.ts";
import { findAsset } from "../../features/markets/assets.ts";
import { makeEvidence } from "../analysis/make-evidence.ts";
import { isKept } from "../need.ts";

const FOLDER = "../shared/data/history-long/stocks";
const DAY = "2024-12-31";
const BARS = 600;

function readBars(file: string): Candle[] {
  const [, ...lines] = readFileSync(`${FOLDER}/${file}`, "utf8").trim().split("\n");
  return lines.slice(-BARS).map((line) => {
    const [date = "", ...figures] = line.split(",");
    const [open = 0, high = 0, low = 0, close = 0, volume = 0] = figures.map(Number);
    return { date, open, high, low, close, volume };
  });
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Wilder's RSI over 14 bars, from its definition. */
function computeRsi(closes: number[]): number {
  const changes = closes.slice(1).map((close, at) => close - (closes[at] ?? 0));
  let [gain, loss] = [1, -1].map((way) =>
    mean(changes.slice(0, 14).map((one) => Math.max(way * one, 0))),
  ) as [number, number];
  for (const change of changes.slice(14)) {
    gain = (13 * gain + Math.max(change, 0)) / 14;
    loss = (13 * loss + Math.max(-change, 0)) / 14;
  }
  return 100 - 100 / (1 + gain / loss);
}

/** How far the last close lies from the mean of the last `length`, in percent. */
const fromAverage = (closes: number[], length: number) =>
  100 * ((closes.at(-1) ?? 0) / mean(closes.slice(-length)) - 1);

/** The last close against the highest close of 365 calendar days, in percent. */
function fallOf(bars: Candle[]): number {
  const since = Date.parse(bars.at(-1)?.date ?? "") - 365 * 86_400_000;
  const closes = bars.filter(({ date }) => Date.parse(date) >= since).map(({ close }) => close);
  return 100 * ((closes.at(-1) ?? 0) / Math.max(...closes) - 1);
}

describe.skipIf(!isKept(FOLDER))("a screen over real bars, computed a second time", () => {
  const files = isKept(FOLDER) ? readdirSync(FOLDER) : [];
  const series = files.flatMap((file) => {
    const asset = findAsset(file.replace(".csv", ""));
    const bars = asset ? readBars(file) : [];
    return asset && bars.at(-1)?.date === DAY
      ? [{ asset, bars, closes: bars.map(({ close }) => close) }]
      : [];
  });
  const rows = series.map(({ asset, bars }) =>
    judgeRow({ ...makeEvidence(bars, { symbol: asset.symbol, type: "stock" }), asset }),
  );
  type Series = (typeof series)[number];

  it.each<[string, (one: Series) => boolean]>([
    ["rsi_14<40,price_vs_sma_200>0", ({ closes }) => computeRsi(closes) < 40 && fromAverage(closes, 200) > 0],
    [
      "price_vs_sma_50<0,price_vs_sma_200<0",
      ({ closes }) => fromAverage(closes, 50) < 0 && fromAverage(closes, 200) < 0,
    ],
    ["drawdown<-20,rsi_14>=45", ({ bars, closes }) => fallOf(bars) < -20 && computeRsi(closes) >= 45],
  ])("%s has the same assets", (where, isMet) => {
    const conditions = readConditions(where);
    if ("problem" in conditions) throw new Error(conditions.problem);
    const { fits, judged } = screenRows(rows, conditions);
    const expected = series.filter(isMet).map(({ asset }) => asset.symbol);
    expect(judged).toBe(series.length);
    expect(fits.map(({ symbol }) => symbol)).toEqual(expected);
    expect(fits.length > 0 && fits.length < series.length).toBe(true);
  });
});
