import type { Fact, FactKind, Statement } from "../../../../shared/analysis.ts";
import { type FactBook, findFactNumber, openBook as openFacts } from "../slots/fill-pattern.ts";
import { slotsIn } from "../slots/render-slots.ts";

export { type FactBook, findFactNumber };

/** The facts about `symbol`; of several facts of a kind (headlines) the first. */
export const openBook = (facts: Fact[], symbol: string): Map<FactKind, Fact> =>
  new Map(openFacts(facts.filter(({ asset }) => asset === symbol)));

/**
 * A fact's slot in a sentence, without a sign, which the words around it carry; `signed` keeps it. Throws when the fact is
 * absent: a rule quotes only what it has read.
 */
export function quote(book: FactBook, kind: FactKind, signed: "signed" | "unsigned" = "unsigned"): string {
  const fact = book.get(kind);
  if (!fact) throw new Error(`no fact of kind ${kind}`);
  return signed === "signed" ? `{${fact.id}}` : `{${fact.id}:size}`;
}

/** A sentence with the ids of its slots. */
export const state = (text: string): Statement => ({ text, facts: slotsIn(text) });
