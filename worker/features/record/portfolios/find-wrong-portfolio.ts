import type { ForecastRow, RecordRow } from "../../../../shared/record.ts";
import { scorePortfolio } from "./score-portfolio.ts";

/** Sums and shares may differ by what numbers in JSON do. */
const ROUNDING = 1e-9;
type ForecastOutcome = Extract<RecordRow, { kind: "forecast-outcome" }>;

/**
 * The first row of a model portfolio that does not follow from its parts' own rows: one that names others than those of its
 * days, or an outcome that is not theirs. `rows` are a whole chain, row n at n - 1. Null where all do.
 */
export function findWrongPortfolio(rows: readonly RecordRow[]): { seq: number; says: string } | null {
  const outcomeOf = new Map(
    rows.flatMap((row) => (row.kind === "forecast-outcome" ? [[row.of, row] as const] : [])),
  );
  for (const row of rows) {
    if (row.kind === "forecast" && row.parts && !isMadeOfParts(row, rows))
      return { seq: row.seq, says: `row ${row.seq} is not made of forecasts of its own days` };
    if (row.kind !== "forecast-outcome") continue;
    const begun = rows[row.of - 1];
    if (begun?.kind === "forecast" && begun.parts && !isOutcomeOfParts(row, begun, rows, outcomeOf))
      return { seq: row.seq, says: `row ${row.seq} tells another outcome than its parts’ rows` };
  }
  return null;
}

function isMadeOfParts(
  { seq, parts = [], date, horizonDays }: ForecastRow,
  rows: readonly RecordRow[],
): boolean {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return (
    Math.abs(whole - 1) < ROUNDING &&
    parts.every(({ asset, row }) => {
      const part = rows[row - 1];
      const isOfDay = part?.kind === "forecast" && part.date === date && part.horizonDays === horizonDays;
      return row < seq && isOfDay && part.asset === asset;
    })
  );
}

function isOutcomeOfParts(
  row: ForecastOutcome,
  begun: ForecastRow,
  rows: readonly RecordRow[],
  outcomeOf: ReadonlyMap<number, ForecastOutcome>,
): boolean {
  const named = (begun.parts ?? []).map((part) => part.row);
  const own = scorePortfolio(begun, {
    rows: named.flatMap((seq) => {
      const part = rows[seq - 1];
      return part?.kind === "forecast" ? [part] : [];
    }),
    outcomes: named.flatMap((seq) => outcomeOf.get(seq) ?? []).filter(({ seq }) => seq < row.seq),
  });
  if (own?.result !== "scored" || row.result !== "scored") return own?.result === row.result;
  const isClose = Math.abs(own.close / row.close - 1) < ROUNDING;
  return isClose && own.held80 === row.held80 && own.held50 === row.held50;
}
