import type { Fact } from "../../../../shared/analysis.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { numberFacts } from "./number-facts.ts";
import { draftCompany, draftFundamentals, draftMood, draftQuote } from "./reported-facts.ts";
import { draftTechnicals } from "./technical-facts.ts";

/**
 * Everything known of the assets as facts, numbered f1 and on over all of them, asset after asset. A fact that cannot
 * be computed is absent. Nothing later than each evidence's `now` is used.
 */
export function buildFacts(evidence: JudgedEvidence[]): Fact[] {
  const facts: Fact[] = [];
  for (const one of evidence) {
    const drafts = [
      ...draftQuote(one),
      ...draftTechnicals(one),
      ...draftFundamentals(one),
      ...draftCompany(one),
      ...draftMood(one),
    ];
    facts.push(...numberFacts(one.asset, drafts, facts.length + 1));
  }
  return facts;
}
