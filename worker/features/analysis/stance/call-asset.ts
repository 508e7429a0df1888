import type { Call, Fact } from "../../../../shared/analysis.ts";
import { dateOf } from "../../../../shared/time.ts";
import { CALL_HORIZON_DAYS, findMeasured, groupOf, hasEdge } from "../daily-call/measured.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { numberFacts } from "../facts/number-facts.ts";
import type { Outlook } from "../outlook/read-outlook.ts";
import { argueCases } from "./argue-cases.ts";
import { draftCall, draftMeasured } from "./draft-call.ts";
import { explainScore } from "./explain-score.ts";
import { openBook } from "./fact-book.ts";
import { findInvalidation } from "./find-invalidation.ts";
import { findNoCallReason } from "./find-no-call.ts";
import { judgeRules } from "./judge-rules.ts";
import { nameRisk } from "./name-risk.ts";
import { weighContext } from "./weigh-context.ts";

/**
 * The daily call on one asset as an answer tells it, and the facts it adds (score, share, base rate, ...), numbered on
 * from the last of `facts`, which may hold other assets' too. Without enough sound data the action is null and its
 * reason says why. Its sentences hold slots. Nothing a user wrote comes in here.
 */
export function callAsset(
  evidence: JudgedEvidence,
  outlook: Outlook,
  facts: Fact[],
): { call: Call; facts: Fact[] } {
  const { asset, now } = evidence;
  const { call } = outlook;
  const book = openBook(facts, asset.symbol);
  const context = weighContext(book, asset.type, dateOf(now));
  const refusal = findNoCallReason(evidence, outlook, book);
  if (refusal || "refusal" in call)
    return { call: { ...NO_CALL, asset: asset.symbol, reason: refusal ?? "", context }, facts: [] };

  const { action, date, close, score, border } = call;
  const measured = findMeasured(call.measured, date);
  const line = findInvalidation(book, { action, close, type: asset.type, month: outlook.month, measured });
  const drafts = [
    ...draftCall(call, line?.values ?? {}, evidence),
    ...(measured ? draftMeasured(call, measured, evidence) : []),
  ];
  const added = numberFacts(asset, drafts, Number(facts.at(-1)?.id.slice(1) ?? 0) + 1);
  for (const fact of added) book.set(fact.kind, fact);

  const findings = judgeRules(book, call);
  const edge = measured?.judges === true && hasEdge(call.measured, groupOf(asset.symbol));
  const [share = null, low = 0, high = 0] = measured?.right ?? [];
  return {
    call: {
      asset: asset.symbol,
      action,
      date,
      reason: explainScore(book, findings, call, { measured, edge }),
      score,
      border,
      probability: share,
      interval: measured && [low, high],
      baseRate: measured?.baseRate ?? null,
      n: measured?.cases ?? null,
      edge,
      horizonDays: CALL_HORIZON_DAYS,
      contributions: findings.map(({ rule, group, label, points, facts: ids }) => ({
        rule,
        group,
        label,
        points,
        facts: ids,
      })),
      ...argueCases(book, findings),
      context,
      risk: nameRisk(book, action),
      invalidation: line?.say(book) ?? null,
    },
    facts: added,
  };
}

const NO_CALL: Omit<Call, "asset" | "reason" | "context"> = {
  action: null,
  date: null,
  score: null,
  border: null,
  probability: null,
  interval: null,
  baseRate: null,
  n: null,
  edge: false,
  horizonDays: CALL_HORIZON_DAYS,
  contributions: [],
  bull: [],
  bear: [],
  risk: null,
  invalidation: null,
};
