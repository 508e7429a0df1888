import type { ForecastRow, RecordRow } from "../../../../shared/record.ts";
import type { Draft } from "../make-rows.ts";
import { WORTH } from "./make-portfolio.ts";

type ForecastOutcome = Extract<RecordRow, { kind: "forecast-outcome" }>;

/** What a portfolio's row names of the record: its parts' rows, and what came of them. */
export interface PartsOnRecord {
  rows: readonly ForecastRow[];
  outcomes: readonly ForecastOutcome[];
}

/**
 * What came of a portfolio's forecast, by its parts' own rows and outcomes alone: the units bought at their closes, held.
 * Null while one of them has none yet; `none` where one can never have one.
 */
export function scorePortfolio(row: ForecastRow, of: PartsOnRecord): Draft<ForecastOutcome> | null {
  const { asset, type, horizonDays, date, until, quantiles, odds } = row;
  const base = { kind: "forecast-outcome" as const, asset, type, horizonDays, date, until, of: row.seq };
  const parts = (row.parts ?? []).map((part) => ({
    ...part,
    begun: of.rows.find(({ seq }) => seq === part.row),
    outcome: of.outcomes.find((one) => one.of === part.row),
  }));
  if (parts.length === 0 || parts.some(({ begun, outcome }) => !begun || !outcome)) return null;
  const lost = parts.find(({ outcome }) => outcome?.result === "none");
  if (lost) return { ...base, result: "none", reason: `no outcome of ${lost.asset}` };
  const close = parts.reduce((sum, { weight, begun, outcome }) => {
    const grown = outcome?.result === "scored" && begun ? outcome.close / begun.close : 0;
    return sum + WORTH * weight * grown;
  }, 0);
  const { q10, q25, q75, q90 } = quantiles;
  return {
    ...base,
    ...{ result: "scored", split: null, sources: [], close, q10, q90, touched: null, odds },
    held50: close >= q25 && close <= q75,
    held80: close >= q10 && close <= q90,
  };
}
