import type { DailyCall } from "../daily-call/call-daily.ts";
import { CALL_HORIZON_DAYS } from "../daily-call/measured.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { closeMoment } from "../facts/bars.ts";
import { draftFacts, type FactDraft, type Values } from "../facts/number-facts.ts";

/** Within this many points of a border the answer names the border. */
const NEAR_POINTS = 5;

/** The figures of a call: the closed bar it was read from, its score, the line that would prove it wrong. */
export function draftCall(
  call: DailyCall,
  line: Values,
  { asset: { type }, now, candleSource }: JudgedEvidence,
): FactDraft[] {
  const asOf = closeMoment(call, type, now);
  const { overLong, order, year } = call.signals.percent;
  const bars = {
    call_close: call.close,
    call_order: order,
    call_vs_sma_200: overLong,
    call_year: year,
    call_rsi: call.signals.rsi,
  };
  const decided = {
    score: call.score,
    border_points: call.border.points <= NEAR_POINTS ? call.border.points : null,
    horizon_days: CALL_HORIZON_DAYS,
    ...line,
  };
  return [
    ...draftFacts(bars, { source: `computed from closed daily bars of ${candleSource}`, asOf }),
    ...draftFacts(decided, { source: "computed by fixed rules from the last closed daily bar", asOf }),
  ];
}
