import type { CallRow, RecordRow } from "../../../shared/record.ts";
import { oldestFirst } from "../../../shared/time.ts";

/** So many rows of each kind are read for it: those of the last month meet. */
export const PAST_ROWS = 40;
const SHOWN = 10;

type Outcome = Extract<RecordRow, { kind: "call-outcome" }>;
export interface PastCall {
  call: CallRow;
  outcome: Outcome | undefined;
}

/** The newest ten calls, each with what came of it. */
export function joinCalls(rows: RecordRow[]): PastCall[] {
  const calls = rows.flatMap((row) => (row.kind === "call" ? [row] : []));
  const outcomes = new Map(rows.flatMap((row) => (row.kind === "call-outcome" ? [[row.of, row]] : [])));
  return calls
    .map((call) => ({ call, outcome: outcomes.get(call.seq) }))
    .toSorted((a, b) => oldestFirst(b.call.date, a.call.date))
    .slice(0, SHOWN);
}
