import type { CallRow, ForecastRow, RecordRow } from "../../../../shared/record.ts";
import type { SourceBars } from "../read-sources.ts";
import { scoreRow } from "../score-row.ts";

/** By how much two sources' closes may differ. */
const MAX_GAP = 0.01;

/** How many outcomes the reader's own bars confirm, the first that they contradict, and how many they do not cover. */
export interface Recomputed {
  borneOut: number;
  unknown: number;
  wrong: { seq: number; says: string } | null;
}

/** Scores each forecast and call anew from bars of the reader's own (by symbol) and sets the outcomes in the record beside. */
export function recomputeOutcomes(
  rows: readonly RecordRow[],
  barsOf: (symbol: string) => SourceBars | undefined,
): Recomputed {
  const result: Recomputed = { borneOut: 0, unknown: 0, wrong: null };
  for (const row of rows.filter(isOutcome)) {
    const begun = rows[row.of - 1] as ForecastRow | CallRow | undefined;
    const bars = barsOf(row.asset);
    if (!begun || "of" in begun || begun.asset !== row.asset || begun.until !== row.until)
      return { ...result, wrong: { seq: row.seq, says: `row ${row.seq} judges no row of this record` } };
    const own = bars && scoreRow(begun, [bars], 1, bars.bars.at(-1)?.date ?? row.until);
    if (row.result !== "scored" || !own || own.kind !== row.kind || own.result !== "scored") result.unknown++;
    else if (differ(row, own as typeof row))
      return {
        ...result,
        wrong: {
          seq: row.seq,
          says: `row ${row.seq} tells another outcome than the bars: a close of ${row.close} instead of ${own.close}`,
        },
      };
    else result.borneOut++;
  }
  return result;
}

type Outcome = Extract<RecordRow, { kind: "forecast-outcome" | "call-outcome" }>;
const isOutcome = (row: RecordRow): row is Outcome =>
  row.kind === "forecast-outcome" || row.kind === "call-outcome";

type Scored = Extract<RecordRow, { result: "scored"; close: number }>;

/** Another close, or another verdict than its own close bears. */
function differ(stored: Scored, own: Scored): boolean {
  if (Math.abs(stored.close / own.close - 1) > MAX_GAP) return true;
  if (stored.kind === "call-outcome" && own.kind === "call-outcome")
    return (
      stored.action !== own.action ||
      (stored.right !== own.right && Math.abs(stored.close / own.close - 1) < 1e-9)
    );
  if (stored.kind !== "forecast-outcome" || own.kind !== "forecast-outcome") return true;
  const within = stored.close >= stored.q10 && stored.close <= stored.q90;
  return stored.held80 !== within || stored.q10 !== own.q10 || stored.q90 !== own.q90;
}
