import type { Contribution, Fact, FactKind, Statement } from "../../../../shared/analysis.ts";

/** The facts of one asset, found by kind. */
export type FactBook = Map<FactKind, Fact>;

/** One judged aspect: what it adds to the score, and the sentence that argues it. */
export interface Finding extends Contribution {
  sentence: string;
}

/** The facts about `symbol`; of several facts of a kind (headlines) the first. */
export function openBook(facts: Fact[], symbol: string): FactBook {
  const own = facts.filter(({ asset }) => asset === symbol);
  return new Map(own.reverse().map((fact) => [fact.kind, fact]));
}

/** A fact's number, or nothing when the fact is absent. */
export function findNumber(book: FactBook, kind: FactKind): number | undefined {
  const value = book.get(kind)?.value;
  return typeof value === "number" ? value : undefined;
}

/**
 * A fact as a sentence quotes it, with its citation: `63.2 [f14]`. Without a sign, which the words around it carry;
 * `signed` keeps it. Throws when the fact is absent: a rule quotes only what it has read.
 */
export function quote(book: FactBook, kind: FactKind, signed: "signed" | "unsigned" = "unsigned"): string {
  const fact = book.get(kind);
  if (!fact) throw new Error(`no fact of kind ${kind}`);
  return `${signed === "signed" ? fact.text : fact.text.replace(/^[+−]/, "")} [${fact.id}]`;
}

/** A sentence with the ids it cites. */
export function state(text: string): Statement {
  return { text, facts: citedIds(text) };
}

/** A finding whose facts are those its sentence cites. */
export function find(group: Contribution["group"], label: string, points: number, sentence: string): Finding {
  return { group, label, points: points || 0, facts: citedIds(sentence), sentence };
}

/** `value` in proportion to `full`, as whole points, at most `max` either way. */
export function scale(value: number, full: number, max: number): number {
  return Math.round(Math.max(-1, Math.min(1, value / full)) * max);
}

const citedIds = (text: string) => [
  ...new Set([...text.matchAll(/\[(f\d+)\]/g)].map(([, id]) => id as string)),
];
