import { formatPercent, formatUsd } from "../../../shared/format.ts";
import { formatFact } from "../../../shared/format-fact.ts";
import { MODEL_PORTFOLIOS } from "../../../shared/model-portfolios.ts";
import type { RecordRow } from "../../../shared/record.ts";

/** A row in words: what was published, or its outcome. */
export function sayRow(row: RecordRow): string {
  if (row.kind === "forecast")
    return `80% within ${sayRange(row.quantiles.q10, row.quantiles.q90)}, from ${formatUsd(row.close)}`;
  if (row.kind === "call")
    return `${row.action} at ${formatUsd(row.close)}, score ${formatFact(row.score, "points")}`;
  if (row.kind === "board") return `ranges and calls of ${row.assets} assets`;
  if (row.result === "none") return `no outcome: ${row.reason}`;
  if (row.kind === "board-outcome")
    return `of ${row.assets} ranges (80%) ${row.held80} were right, ${row.unknown} unknown`;
  const split = row.split ? `, a split of ${saySplit(row.split)} taken out` : "";
  if (row.kind === "forecast-outcome")
    return `closed at ${formatUsd(row.close)}, 80% range ${sayRange(row.q10, row.q90)}${split}`;
  return `${row.action}: ${formatPercent(row.change)}${split}`;
}

/** How an outcome came out; null for a row that is none, or that has none. */
export function judgeOutcome(row: RecordRow): { isGood: boolean; words: string } | null {
  if (!("result" in row) || row.result === "none") return null;
  if (row.kind === "forecast-outcome") return { isGood: row.held80, words: row.held80 ? "right" : "missed" };
  if (row.kind === "board-outcome") return null;
  return { isGood: row.right, words: row.right ? "right" : "wrong" };
}

const BOARDS: Record<string, string> = { "B.COINS": "All coins", "B.STOCKS": "All stocks" };

/** A model portfolio or a board by its name, an asset by its symbol. */
export const nameAsset = (asset: string): string =>
  BOARDS[asset] ?? MODEL_PORTFOLIOS.find((model) => model.asset === asset)?.name ?? asset;

const sayRange = (low: number, high: number) => `${formatUsd(low)} to ${formatUsd(high)}`;
const saySplit = (split: number) => (split > 1 ? `${split}:1` : `1:${Number((1 / split).toFixed(2))}`);
