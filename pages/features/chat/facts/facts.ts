import { createContext } from "react";
import type { Fact } from "../../../../shared/analysis.ts";

/** The facts of the answer at hand, and the way to open one beside the element that cites it. */
export const FactsContext = createContext<{
  facts: Map<string, Fact>;
  openFact: (fact: Fact, anchor: HTMLElement) => void;
}>({ facts: new Map(), openFact: () => {} });

export const indexFacts = (facts: Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));

/** A citation with the word it follows and the punctuation after it, which stay on one line with it. */
export interface Cite {
  word: string;
  id: string;
  after: string;
}

const CITATION = /([^\s[\]]*)\s?\[(f\d+)\]([.,;:!?)]*)/g;

/** Cuts a text at its citations: "up 3% [f1], so" is ["up ", {word: "3%", id: "f1", after: ","}, " so"]. */
export function cutCitations(text: string): (string | Cite)[] {
  const parts: (string | Cite)[] = [];
  let end = 0;
  for (const match of text.matchAll(CITATION)) {
    const [all, word = "", id = "", after = ""] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ word, id, after });
    end = match.index + all.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}

/** The ids a text cites, in order. */
export const citedIds = (text: string): string[] =>
  cutCitations(text).flatMap((part) => (typeof part === "string" ? [] : part.id));
