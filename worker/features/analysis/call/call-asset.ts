import type { Action, Call, Fact, Statement } from "../../../../shared/analysis.ts";
import { HOLD_PERCENT, HORIZON_DAYS } from "../calibration/rows.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { dayOf } from "../facts/bars.ts";
import { type Draft, draftFacts, numberFacts } from "../facts/number-facts.ts";
import { CALIBRATION } from "./calibration-table.ts";
import { argueCases } from "./cases.ts";
import { openBook, quote, state } from "./fact-book.ts";
import { findNoCallReason } from "./no-call.ts";
import { findProbability, type Measured } from "./probability.ts";
import { explainScore } from "./reason.ts";
import { findInvalidation, type Invalidation, nameRisk } from "./risk.ts";
import { chooseAction, judgeFacts, sumPoints, technicalScore } from "./score.ts";

/**
 * Buy, Hold or Sell for one asset, from its facts alone, and the facts the call itself adds (score, probability, ...),
 * numbered on from the last of `facts`. `facts` may hold other assets' too. Without enough sound data the call's action
 * is null and its reason says why. Nothing a user wrote comes in here.
 */
export function callAsset(evidence: JudgedEvidence, facts: Fact[]): { call: Call; facts: Fact[] } {
  const { asset, now } = evidence;
  const book = openBook(facts, asset.symbol);
  const refusal = findNoCallReason(evidence, book);
  if (refusal) return { call: { ...NO_CALL, asset: asset.symbol, reason: refusal }, facts: [] };

  const today = dayOf(now);
  const findings = judgeFacts(book, asset.type, today);
  const score = sumPoints(findings);
  const action = chooseAction(score);
  const measured = findProbability({
    type: asset.type,
    action,
    technicalScore: technicalScore(findings),
    today,
  });
  const stop = findInvalidation(book, action);

  const drafts = [
    ...draftScore(score, stop, new Date(book.get("price")?.asOf ?? now)),
    ...(measured ? draftMeasured(measured, evidence, action) : []),
  ];
  const added = numberFacts(asset, drafts, lastNumber(facts) + 1);
  for (const fact of added) book.set(fact.kind, fact);

  const call: Call = {
    asset: asset.symbol,
    action,
    reason: explainScore(book, findings, measured),
    score,
    probability: measured?.probability ?? null,
    baseRate: measured?.baseRate ?? null,
    n: measured?.n ?? null,
    horizonDays: HORIZON_DAYS,
    contributions: findings.map(({ group, label, points, facts }) => ({ group, label, points, facts })),
    ...argueCases(book, findings),
    risk: nameRisk(book, action),
    invalidation: stop && sayInvalidation(stop, quote(book, "invalidation_price")),
  };
  return { call, facts: added };
}

const NO_CALL: Omit<Call, "asset" | "reason"> = {
  action: null,
  score: null,
  probability: null,
  baseRate: null,
  n: null,
  horizonDays: HORIZON_DAYS,
  contributions: [],
  bull: [],
  bear: [],
  risk: null,
  invalidation: null,
};

function draftScore(score: number, stop: Invalidation | null, asOf: Date): Draft[] {
  const values = { score, horizon_days: HORIZON_DAYS, invalidation_price: stop?.price };
  return draftFacts(values, { source: "computed by fixed rules from the facts above", asOf });
}

function draftMeasured(
  { share, probability, baseRate, n, until }: Measured,
  { asset, now }: JudgedEvidence,
  action: Action,
) {
  const values = { probability: 100 * probability, base_rate: 100 * baseRate, sample_size: n };
  const end = new Date(`${until}T23:59:59Z`);
  const source = `measured on past daily bars of ${CALIBRATION[asset.type].assets}`;
  const outcome = sayOutcome(action, HOLD_PERCENT[asset.type]);
  return draftFacts(
    values,
    { source, asOf: end < now ? end : now },
    {
      probability: `Share of past cases with such a score${share > probability ? " (capped)" : ""} in which the price ${outcome}`,
      base_rate: `Share of all past cases in which the price ${outcome}`,
    },
  );
}

function sayOutcome(action: Action, holdPercent: number): string {
  if (action === "Hold") return `had moved by no more than ${holdPercent}% ${HORIZON_DAYS} days later`;
  return `was ${action === "Buy" ? "higher" : "lower"} ${HORIZON_DAYS} days later`;
}

function sayInvalidation({ side, why }: Invalidation, price: string): Statement {
  return state(`A daily close ${side} ${price}, ${why}, would prove this call wrong.`);
}

const lastNumber = (facts: Fact[]) => Number(facts.at(-1)?.id.slice(1) ?? 0);
