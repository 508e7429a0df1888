import type { FactKind } from "../../../../../shared/analysis.ts";
import { closeMoment } from "../../facts/bars.ts";
import {
  draftFacts,
  type FactDraft,
  numberFacts,
  type Origin,
  type Values,
} from "../../facts/number-facts.ts";
import { type FactBook, openBook } from "../../slots/fill-pattern.ts";
import type { Figured, Subject } from "./desk.ts";

/** Adds facts about an asset, or a pair of them, to the answer. */
export function addFacts(
  { desk, type }: Pick<Subject, "desk" | "type">,
  asset: string,
  drafts: FactDraft[],
): FactBook {
  const added = numberFacts({ symbol: asset, type }, drafts, desk.facts.length + 1);
  desk.facts.push(...added);
  return openBook(added);
}

/** Adds what was computed for the question to the answer; `labels` where the kind's own does not say enough. */
export const addValues = (
  subject: Figured,
  values: Values,
  origin: Origin,
  labels: Partial<Record<FactKind, string>> = {},
): FactBook => addFacts(subject, subject.symbol, draftFacts(values, origin, labels));

/** What the asker said, as the source of a fact. */
export const fromQuestion = ({ desk }: Pick<Figured, "desk">): Origin => ({
  source: desk.rates ? `your question, at the ${desk.rates.now.source}` : "your question",
  asOf: desk.now,
});

/** Computed from what was asked and the price. */
export const fromPrice = ({ evidence: { quote }, desk }: Subject): Origin => ({
  source: `computed from your question and the price of ${quote.source}`,
  asOf: new Date(Math.min(quote.asOf.getTime(), desk.now.getTime())),
});

/** Computed from daily bars up to a day. */
export const fromBars = ({ evidence, type, desk }: Subject, date: string): Origin => ({
  source: `computed from daily bars of ${evidence.candleSource}`,
  asOf: closeMoment({ date }, type, desk.now),
});
