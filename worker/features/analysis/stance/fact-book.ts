import type { Fact, FactKind, Statement } from "../../../../shared/analysis.ts";
import {
  type FactBook,
  fillFirst,
  findFactNumber,
  openBook as openFacts,
  type PatternWords,
} from "../slots/fill-pattern.ts";
import { slotsIn } from "../slots/render-slots.ts";
import { patternOf, type StatementOf, type Written } from "../words/words.ts";

export { type FactBook, findFactNumber };

/** The facts about `symbol`; of several facts of a kind (headlines) the first. */
export const openBook = (facts: Fact[], symbol: string): Map<FactKind, Fact> =>
  new Map(openFacts(facts.filter(({ asset }) => asset === symbol)));

/** What a call's sentences are made from: its facts, in a language. */
export interface Teller {
  book: FactBook;
  language: Written;
}

/** A sentence or clause about the call. Throws when a fact of it is absent: a rule says only what it has read. */
export function tell({ book, language }: Teller, id: StatementOf<"call">, words: PatternWords = {}): string {
  const text = fillFirst(patternOf(language, id), book, words);
  if (text === null) throw new Error(`a fact of ${id} is absent`);
  return text;
}

/** A sentence with the ids of its slots. */
export const state = (text: string): Statement => ({ text, facts: slotsIn(text) });
