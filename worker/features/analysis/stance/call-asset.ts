import type { Call, Fact } from "../../../../shared/analysis.ts";
import { dateOf } from "../../../../shared/time.ts";
import { CALL_HORIZON_DAYS, groupOf, hasEdge } from "../daily-call/measured.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { numberFacts } from "../facts/number-facts.ts";
import type { Outlook } from "../outlook/read-outlook.ts";
import type { Written } from "../words/words.ts";
import { argueCases } from "./argue-cases.ts";
import { draftCall } from "./draft-call.ts";
import { explainScore } from "./explain-score.ts";
import { openBook } from "./fact-book.ts";
import { findInvalidation } from "./find-invalidation.ts";
import { findNoCallReason } from "./find-no-call.ts";
import { judgeRules } from "./judge-rules.ts";
import { nameRisk } from "./name-risk.ts";
import { draftOdds, readOdds } from "./read-odds.ts";
import { weighContext } from "./weigh-context.ts";

/**
 * The daily call on one asset as an answer states it, and the facts it adds (score, odds, ...), numbered on
 * from the last of `facts`, which may hold other assets' too. Without enough sound data the action is null and its
 * reason says why. Its sentences hold slots. Nothing a user wrote comes in here.
 */
export function callAsset(
  evidence: JudgedEvidence,
  outlook: Outlook,
  facts: Fact[],
  language: Written = "en",
): { call: Call; facts: Fact[] } {
  const { asset, now } = evidence;
  const { call } = outlook;
  const book = openBook(facts, asset.symbol);
  const teller = { book, language };
  const context = weighContext(teller, asset.type, dateOf(now));
  const refusal = findNoCallReason(evidence, outlook, teller);
  const spoken = language === "en" ? {} : { language };
  if (refusal || "refusal" in call)
    return {
      call: { ...NO_CALL, asset: asset.symbol, reason: refusal ?? "", context, ...spoken },
      facts: [],
    };

  const { action, date, close, score, border } = call;
  const line = findInvalidation(book, { action, close, type: asset.type });
  const odds = readOdds(asset.type, { action, line: line?.line ?? null }, outlook.month);
  const drafts = [
    ...draftCall(call, line?.values ?? {}, evidence),
    ...(odds ? draftOdds(odds, date, evidence, book) : []),
  ];
  const added = numberFacts(asset, drafts, nextId(facts));
  for (const fact of added) book.set(fact.kind, fact);

  const findings = judgeRules(teller, call);
  const edge = hasEdge(call.measured, groupOf(asset.symbol));
  return {
    call: {
      asset: asset.symbol,
      action,
      date,
      reason: explainScore(teller, findings, call, edge),
      score,
      border,
      odds,
      ...NO_SHARES,
      edge,
      horizonDays: CALL_HORIZON_DAYS,
      contributions: findings.map(({ rule, group, label, points, facts: ids }) => ({
        rule,
        group,
        label,
        points,
        facts: ids,
      })),
      ...argueCases(teller, findings),
      context,
      risk: nameRisk(teller, action),
      invalidation: line?.say(teller) ?? null,
      ...spoken,
    },
    facts: added,
  };
}

const nextId = (facts: Fact[]): number => Number(facts.at(-1)?.id.slice(1) ?? 0) + 1;

/** Fields of before, when shares of many past cases stood beside a call. */
const NO_SHARES = { probability: null, interval: null, baseRate: null, n: null };

const NO_CALL: Omit<Call, "asset" | "reason" | "context"> = {
  action: null,
  date: null,
  score: null,
  border: null,
  odds: null,
  ...NO_SHARES,
  edge: false,
  horizonDays: CALL_HORIZON_DAYS,
  contributions: [],
  bull: [],
  bear: [],
  risk: null,
  invalidation: null,
};
