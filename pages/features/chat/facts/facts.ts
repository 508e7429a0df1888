import { createContext, useContext } from "react";
import type { Fact, FactKind } from "../../../../shared/analysis.ts";

/** The facts of the answer at hand, and the way to open some beside the element that stands on them. */
export const FactsContext = createContext<{
  facts: Map<string, Fact>;
  openFacts: (facts: Fact[], anchor: HTMLElement) => void;
  /** they are shown as they were: with their moment, not their age */
  isFrozen?: boolean;
}>({ facts: new Map(), openFacts: () => {} });

export const indexFacts = (facts: Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));

/** Finds a fact of an asset by its kind. */
export function useFindFact(asset: string): (kind: FactKind) => Fact | undefined {
  const { facts } = useContext(FactsContext);
  return (kind) => [...facts.values()].find((fact) => fact.asset === asset && fact.kind === kind);
}

/** The value of a fact, where it is a number. */
export const numberOf = (fact: Fact | undefined): number | null =>
  typeof fact?.value === "number" ? fact.value : null;

const CITATION = /\s?\[(f\d+)\]/g;

/** The ids a text cites, each once, in order. */
export const citedIds = (text: string): string[] => [
  ...new Set([...text.matchAll(CITATION)].map(([, id = ""]) => id)),
];

/** How many marks a text gets: one a sentence that cites, none in a table. */
export function countCitations(text: string): number {
  const blocks = text.split("\n").filter((line) => !line.startsWith("|"));
  return blocks.reduce((sum, block) => {
    const open: string[] = [];
    const marks = cutSentences(block, open).filter((piece) => typeof piece !== "string");
    return sum + marks.length + (open.length > 0 ? 1 : 0);
  }, 0);
}

export const dropCitations = (text: string): string => text.replace(CITATION, "");

/** A text without its last word, and that word, beside which a mark stays when lines break. */
export function cutLastWord(text: string): [before: string, word: string] {
  const at = Math.max(0, text.search(/\S+\s*$/));
  return [text.slice(0, at), text.slice(at)];
}

/** A piece of a text, or the mark after a sentence with the facts it stands on. */
export type Piece = string | { ids: string[] };

const SENTENCE_END = /[.!?]["”’)]*(?=[ \n]|$)/g;

/**
 * Cuts a text at the ends of its sentences, each followed by what it cites: "Up 3% [f1], so [f2]. Fine." is
 * ["Up 3%, so.", {ids: ["f1", "f2"]}, " Fine."]. What `open` cites before, belongs to the first sentence; the last one
 * leaves its ids there where it has no end.
 */
export function cutSentences(text: string, open: string[] = []): Piece[] {
  const pieces: Piece[] = [];
  const close = (until: string) => {
    for (const id of citedIds(until)) if (!open.includes(id)) open.push(id);
    const words = dropCitations(until);
    if (words) pieces.push(words);
  };
  let start = 0;
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) {
    // A citation may stand behind the full stop.
    const behind = /^(?:\s?\[f\d+\])*/.exec(text.slice(index + end.length))?.[0] ?? "";
    const next = index + end.length + behind.length;
    close(text.slice(start, next));
    if (open.length > 0) pieces.push({ ids: open.splice(0) });
    start = next;
  }
  if (start < text.length) close(text.slice(start));
  return pieces;
}
