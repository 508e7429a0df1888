import type { CallRow, RecordRow } from "../../../shared/record.ts";
import { oldestFirst } from "../../../shared/time.ts";
import type { ChartMarks } from "../../ui/chart-marks.ts";
import { judgeOutcome } from "./say-row.ts";

/** How many rows of each kind are read for it, enough for the last month. */
export const PAST_ROWS = 40;

type Outcome = Extract<RecordRow, { kind: "call-outcome" }>;
export interface PastCall {
  call: CallRow;
  outcome: Outcome | undefined;
}

/** The newest calls, each with what came of it. */
export function joinCalls(rows: RecordRow[]): PastCall[] {
  const calls = rows.flatMap((row) => (row.kind === "call" ? [row] : []));
  const outcomes = new Map(rows.flatMap((row) => (row.kind === "call-outcome" ? [[row.of, row]] : [])));
  return calls
    .map((call) => ({ call, outcome: outcomes.get(call.seq) }))
    .toSorted((a, b) => oldestFirst(b.call.date, a.call.date));
}

type CallMarks = NonNullable<ChartMarks["calls"]>;

/** Calls as a chart marks them; one whose outcome is never known is none. */
export const markCalls = (calls: readonly PastCall[]): CallMarks =>
  calls.flatMap(({ call: { date }, outcome }): CallMarks => {
    if (!outcome) return [{ date, came: "open" }];
    const verdict = judgeOutcome(outcome);
    return verdict ? [{ date, came: verdict.isGood ? "right" : "wrong" }] : [];
  });
