import type { Fact } from "../../../../../shared/analysis.ts";
import type { Of, Reading, Word } from "../words/read-sentence.ts";

/** "A higher return than B". */
export const isThan = ({ words }: Reading, place: number): boolean =>
  words.some(
    (word, i) => i > place && i <= place + 6 && word.said === "than" && words[i + 1]?.sort === "asset",
  );

/** "Just below overbought", "under its overbought zone": the side of a zone that is said; 0 where none is. */
export const sideOf = ({ words }: Reading, place: number): number => {
  const before = words.slice(Math.max(0, place - 2), place);
  const side = before.find((word) => word.sort === "claim" && word.claim.as === "side");
  const isDirect = before.every(
    (word) => word === side || /^(?:its|the|of|just|well|still)$/.test(word.said),
  );
  return isDirect && side?.sort === "claim" && side.claim.as === "side" ? side.claim.side : 0;
};

/** "A year ago the price was lower": it rose since. */
export const isLookingBack = ({ words, clause }: Reading, place: number): boolean =>
  words.some(({ said }, i) => clause[i] === clause[place] && /\b(?:ago|back|earlier)$/.test(said));

/** "From {f1} up to {f2}": the second is the higher. */
export const leadsToward = ({ words }: Reading, place: number, { way }: { way: number }): boolean => {
  const isSlot = (word: Word): word is Of<"slot"> => word.sort === "slot";
  const [from, to] = [words.slice(0, place).findLast(isSlot), words.slice(place).find(isSlot)];
  return (
    from !== undefined &&
    from.fact.unit === to?.fact.unit &&
    Math.sign(Number(to.fact.value) - Number(from.fact.value)) === way
  );
};

/** Slots of one kind that is no change, of two assets or more. */
export const isOneLevel = (facts: Fact[]): boolean =>
  facts.length > 1 &&
  facts.every(
    ({ kind }) =>
      kind === facts[0]?.kind &&
      !/^(?:return_\d|change|span|compare_return|price_vs|probability|base_rate)/.test(kind),
  );

/** "With a beta of {f1}, A moves less than B". */
export const isOfBeta = ({ words }: Reading, place: number): boolean =>
  words[place + 1]?.sort === "asset" &&
  words.every((word) => word.sort !== "slot" || word.fact.kind === "beta");

/** "Carries wide swings": it has them. */
export const isBurden = ({ words }: Reading, place: number): boolean =>
  words
    .slice(place + 1, place + 4)
    .some((word) => word.sort === "name" && /volatility|atr|debt/.test(word.kinds[0] ?? ""));

/** "Agrees with the mood of {f1}": with another figure, not with the call. */
export const isOfFigure = ({ words }: Reading, place: number): boolean =>
  words.slice(place + 1, place + 3).some((word) => word.sort === "name" && !/price/.test(word.said));

/** "Each of the 4,364 past cases": no share of past cases is a whole. */
export const isOfCases = ({ words }: Reading, place: number): boolean =>
  words
    .slice(place + 1, place + 6)
    .some(
      (word) =>
        (word.sort === "slot" && word.fact.kind === "sample_size") ||
        /\bcases$|\bpast calls$/.test(word.said),
    ) && !words.slice(0, place + 6).some((word) => /base rate/.test(word.said));
