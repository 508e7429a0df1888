import { readOutlook } from "./read-outlook.ts";
import { sayRefusal } from "./say-refusal.ts";

/** Why an asset has no range over 30 days, in a sentence; null where it has one. */
export function explainNoRange(evidence: Parameters<typeof readOutlook>[0]): string | null {
  const { month } = readOutlook(evidence);
  return "refusal" in month ? sayRefusal(month.refusal) : null;
}
