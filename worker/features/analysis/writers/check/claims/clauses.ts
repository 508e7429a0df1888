import type { Fact, FactKind } from "../../../../../../shared/analysis.ts";

/** A part of a sentence that says one thing, as a reader sees it, and the facts cited in it. */
export interface Clause {
  text: string;
  /** with the part before it whose indicator it goes on about: "the RSI is strong | but not overbought" */
  whole: string;
  cited: Fact[];
}

/** The value of one asset's fact, if it is held. */
export type Find = (kind: FactKind) => number | string | undefined;

/** What a clause says of an asset: `false` when its facts say otherwise, or are not held. */
export type Judge = (clause: Clause, find: Find) => boolean;

const BREAK =
  /[;:,] | (?:but|while|whereas|although|though|yet|so|because|which|where|as|after|before|and(?! (?:its |the )?\d+-day)) /gi;
const CITED = /\[(f\d+)\]/g;

const INDICATOR = /\b(?:RSI|stochastic|MACD|histogram|ADX|score|index|mood|OBV)\b/i;

export function cutClauses(text: string, facts: Map<string, Fact>): Clause[] {
  const parts = text.split(BREAK);
  const aboutOf = (i: number) => parts.slice(0, i).findLast((part) => INDICATOR.test(part)) ?? "";
  return parts.map((part, i) => ({
    text: part.replace(/ ?\[f\d+\]/g, ""),
    whole: INDICATOR.test(part) ? part : `${aboutOf(i)} ${part}`,
    cited: [...part.matchAll(CITED)].flatMap(([, id = ""]) => facts.get(id) ?? []),
  }));
}

const DENIED =
  /(?:\b(?:not|never|no|no longer|hardly|neither|nor|without|failed to|yet to|far from|short of|lacks?|cannot)|n['’]t) (?:\S+ ){0,3}$/i;
const SUPPOSED =
  /\b(?:if|unless|until|would|could|might|may|were|an? (?:daily )?(?:close|break|move|drop|fall|rise|return|climb|slip) (?:above|below|beyond|under|over|through|to|back|out|of))\b/i;

/** "has not broken above": the words before turn a statement into its opposite. */
export const isDenied = (text: string, place: number): boolean =>
  DENIED.test(text.slice(Math.max(0, place - 48), place));

/** "A close above ... would": says what may be, not what is. */
export const isSupposed = (text: string): boolean => SUPPOSED.test(text);

export const toNumber = (value: number | string | undefined): number =>
  typeof value === "number" ? value : Number.NaN;
