import type { JudgedEvidence } from "../evidence.ts";
import { draftFacts, type FactDraft } from "../facts/number-facts.ts";
import { findNextReport } from "./find-report.ts";

/** The day of a stock's next results as a fact: whose word it is, and since when it stands; none where no day is known. */
export function draftNextReport(evidence: JudgedEvidence): FactDraft[] {
  const { announced, expected } = findNextReport(evidence);
  if (announced) {
    const { date, seen, source } = announced;
    const origin = { source: `announced for that day, seen there first on ${seen.slice(0, 10)} (${source})` };
    return draftFacts(
      { next_report: date },
      { ...origin, asOf: new Date(seen) },
      { next_report: "Day for which the next results are announced" },
    );
  }
  if (!expected) return [];
  const { filed, source } = expected;
  return draftFacts(
    { next_report: expected.expected },
    {
      source: `expected, a year after the report filed ${filed} (${source})`,
      asOf: new Date(Math.min(Date.parse(`${filed}T23:59:59Z`), evidence.now.getTime())),
    },
    { next_report: "Day around which the next report is expected" },
  );
}
