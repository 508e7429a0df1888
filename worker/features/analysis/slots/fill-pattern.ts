import type { Fact, FactKind } from "../../../../shared/analysis.ts";
import { factKindSchema } from "../../../../shared/fact-kinds.ts";

/** Facts about one thing, found by kind; of several facts of a kind (headlines) the first. */
export type FactBook = ReadonlyMap<FactKind, Fact>;

export const openBook = (facts: readonly Fact[]): FactBook =>
  new Map(facts.toReversed().map((fact) => [fact.kind, fact]));

/** A fact's number, or nothing when the fact is absent or words. */
export function findFactNumber(book: FactBook, kind: FactKind): number | undefined {
  const value = book.get(kind)?.value;
  return typeof value === "number" ? value : undefined;
}

const PLACE = /\{([a-z]\w*)(?::([a-z]+))?\}/gi;
const KINDS: ReadonlySet<string> = new Set(factKindSchema.options);

/** What stands in a pattern's places that are no kind of fact: a word, or a fact under another name. */
export type PatternWords = Record<string, string | Fact | undefined>;

const slotOf = ({ id }: Fact, form: string | undefined) => `{${id}${form ? `:${form}` : ""}}`;

/**
 * A sentence pattern with its facts' slots: `{rsi_14:zone}` becomes `{f14:zone}`, `{name}` the word of that name. Null when a
 * fact or word is not held, so that a sentence is said whole or not at all.
 */
export function fillPattern(pattern: string, book: FactBook, words: PatternWords = {}): string | null {
  let whole = true;
  const text = pattern.replace(PLACE, (place, key: string, form: string | undefined) => {
    if (/^f\d+$/.test(key)) return place;
    const word = words[key];
    if (typeof word === "string") return word;
    const fact = word ?? (KINDS.has(key) ? book.get(key as FactKind) : undefined);
    whole &&= fact !== undefined;
    return fact ? slotOf(fact, form) : "";
  });
  return whole ? text : null;
}

/** The first of several patterns that can be said. */
export function fillFirst(
  patterns: string | readonly string[],
  book: FactBook,
  words: PatternWords = {},
): string | null {
  for (const pattern of [patterns].flat()) {
    const said = fillPattern(pattern, book, words);
    if (said !== null) return said;
  }
  return null;
}
