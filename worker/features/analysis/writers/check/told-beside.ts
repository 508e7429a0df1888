import type { Slot } from "../words/bind.ts";
import type { Reading } from "../words/read-sentence.ts";

/** "{f1} times the revenue": the words after a slot say what it is. */
export const isMultiple = ({ words }: Reading, { fact, place }: Slot): boolean => {
  const next = words[place + 1];
  return next?.sort === "name" && next.said.startsWith("times ") && next.kinds.includes(fact.kind);
};

/** Levels that words of a place name: "near its upper band", "near its low". */
const ENDS: [kind: RegExp, said: RegExp][] = [
  [/^bollinger_upper$/, /upper .*band$/],
  [/^bollinger_lower$/, /lower .*band$/],
  [/^low_52w$/, /\blow\b/],
  [/^high_52w$/, /\bhigh\b/],
];

/** "Near its upper Bollinger band of {f1}". */
export const isEnd = ({ words }: Reading, { fact, place }: Slot): boolean =>
  words
    .slice(Math.max(0, place - 2), place)
    .some(
      (word) =>
        word.sort === "claim" &&
        word.claim.as === "zone" &&
        ENDS.some(([kind, said]) => kind.test(fact.kind) && said.test(word.said)),
    );

/** "Inside the interval from {f1} to {f2}": its ends. */
export const isOfInterval = ({ words, clause }: Reading, { fact, place }: Slot): boolean =>
  /^(?:probability|edge)_(?:low|high)$/.test(fact.kind) &&
  words.some(
    (word, i) =>
      i < place &&
      clause[i] === clause[place] &&
      word.sort === "claim" &&
      word.claim.as === "spans" &&
      word.said.endsWith(" interval"),
  );

/** "Odds of touching {f1}", "{f1}, with odds of touching it of {f2}": the level that the odds are of. */
export const isTouched = ({ words }: Reading, { fact }: Slot): boolean =>
  fact.kind === "invalidation_price" &&
  words.some(
    (word) =>
      word.sort === "slot" && word.fact.kind === "invalidation_odds" && word.fact.asset === fact.asset,
  );
