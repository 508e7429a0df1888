import type { Action } from "../../../../shared/action.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import type { DailyCall } from "../daily-call/call-daily.ts";
import { CALL_HORIZON_DAYS, HOLD_PERCENT, type KnownCall } from "../daily-call/measured.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { closeMoment } from "../facts/bars.ts";
import { draftFacts, type FactDraft, type Values } from "../facts/number-facts.ts";

/** The points from a border within which the border is told. */
const NEAR_POINTS = 5;

/** The figures of a call: the closed bar it was read from, its score, the line that would prove it wrong. */
export function draftCall(call: DailyCall, line: Values, { now, candleSource }: JudgedEvidence): FactDraft[] {
  const asOf = closeMoment(call, now);
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

/** The past cases of exactly this action, of all cases, and the difference. */
export function draftMeasured(
  { action, date }: DailyCall,
  { right, baseRate, over, cases, years }: KnownCall,
  { asset: { type }, market, now }: JudgedEvidence,
): FactDraft[] {
  const [share, low, high] = right.map((one) => 100 * one);
  const [edge, edgeLow, edgeHigh] = over.map((one) => 100 * one);
  const outcome = sayOutcome(action, type);
  const simulated = market === "simulated" ? ", beside a simulated price" : "";
  return draftFacts(
    {
      probability: share,
      probability_low: low,
      probability_high: high,
      base_rate: 100 * baseRate,
      edge,
      edge_low: edgeLow,
      edge_high: edgeHigh,
      sample_size: cases,
    },
    {
      source: `measured on recorded daily bars of ${ASSETS[type]}, ${years}${simulated}`,
      asOf: closeMoment({ date }, now),
    },
    {
      probability_low: `Low end of the 95% interval of the share in which the price ${outcome}`,
      probability_high: `High end of the 95% interval of the share in which the price ${outcome}`,
      probability: `Share of past ${action} cases in which the price ${outcome}`,
      base_rate: `Share of all past cases in which the price ${outcome}`,
      sample_size: `Past ${action} cases by the same rules, ${years}`,
    },
  );
}

const ASSETS: Record<AssetType, string> = { stock: "109 stocks, funds and indices", crypto: "55 coins" };

function sayOutcome(action: Action, type: AssetType): string {
  if (action === "Hold")
    return `had moved by no more than ${HOLD_PERCENT[type]}% ${CALL_HORIZON_DAYS} days later`;
  return `was ${action === "Buy" ? "higher" : "lower"} ${CALL_HORIZON_DAYS} days later`;
}
