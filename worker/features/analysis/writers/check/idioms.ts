import type { Fact } from "../../../../../shared/analysis.ts";
import { denies } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Of, Reading, Word } from "../words/read-sentence.ts";

/** "A higher return than B". */
export const isThan = ({ words }: Reading, place: number): boolean =>
  words.some(
    (word, i) => i > place && i <= place + 6 && word.said === "than" && words[i + 1]?.sort === "asset",
  );

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

/** Whether a word stands in a question, which claims nothing. */
export const isAsked = ({ words, clause }: Reading, place: number): boolean =>
  words.find((_, i) => clause[i] === (clause[place] as number) + 1)?.said === "?";

const isFollowedByClaim = (words: Reading["words"], place: number): boolean =>
  words.slice(place + 1, place + 4).some((word) => word.sort === "claim" && word.claim.as !== "join");

/** "No profit", "without a trend": a figure is there, so nothing is without it. */
export const deniesFigure = ({ words }: Reading, place: number): boolean => {
  const word = words[place];
  const isDenial =
    word?.sort === "claim" && word.claim.as === "not" && /^(?:no|nothing|without)$/.test(word.said);
  return (
    isDenial &&
    ((word.said === "nothing" && !isFollowedByClaim(words, place)) ||
      words.slice(place + 1, place + 3).some(({ sort }) => sort === "name"))
  );
};

/** Claims whose checks hold them against the facts as denied. */
const DENIED = new Set<Claim["as"]>(
  "way side near zone lean rank share amount action edge wrong spans force usual mixed".split(
    " ",
  ) as Claim["as"][],
);

/** "Does not reach the base rate": a "not" before no claim that is held against the facts as denied. */
export const deniesNothing = (reading: Reading, place: number): boolean => {
  const word = reading.words[place];
  return (
    word?.sort === "claim" &&
    word.claim.as === "not" &&
    /^(?:not|n't)$/.test(word.said) &&
    !reading.words.some(
      (one, i) =>
        i > place && one.sort === "claim" && DENIED.has(one.claim.as) && denies(reading, i) === place,
    )
  );
};
