import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import type { Claim } from "./claim.ts";
import type { Held, Of, Reading, Word } from "./read-sentence.ts";

export type Slot = Of<"slot"> & { place: number };

/** The slots of a sentence whose facts are meant, with their places. */
export const slotsOf = (reading: Reading, isMeant: (fact: Fact) => boolean = () => true): Slot[] =>
  reading.words.flatMap((word, place) =>
    word.sort === "slot" && isMeant(word.fact) ? [{ ...word, place }] : [],
  );

/** The claims of a sort, with their places. */
export const claimsOf = <As extends Claim["as"]>(
  { words }: Reading,
  ...sorts: As[]
): { place: number; claim: Extract<Claim, { as: As }> }[] =>
  words.flatMap((word, place) =>
    word.sort === "claim" && (sorts as string[]).includes(word.claim.as)
      ? [{ place, claim: word.claim as Extract<Claim, { as: As }> }]
      : [],
  );

/** "Both", "all", "none" beside a claim, or alone between commas: what is said holds of every figure shown. */
export const isOfAll = (reading: Reading, place: number): boolean =>
  claimsOf(reading, "of").some(
    ({ claim, place: at }) =>
      claim.how !== "only" &&
      (reading.segment[at] === reading.segment[place] ||
        reading.words.every(
          ({ said }, i) =>
            i === at || reading.segment[i] !== reading.segment[at] || /^[,.;:]$|^and$|^but$/.test(said),
        )),
  );

const COMPARES = /(?:^|\s)(?:than|against|versus|vs|between|of)$/;
const IS =
  /^(?:is|are|was|were|has|have|had|stands?|lies|lie|sits?|trades?|shows?|reads?|comes?|moves?|swings?)$/;

/** The assets named last before a place in its clause, joined by "and" or a comma: what is said there is of them. */
function subjectsAt({ words, clause }: Reading, place: number): string[] {
  const subjects: string[] = [];
  for (let i = place - 1; i >= 0 && clause[i] === clause[place]; i--) {
    const word = words[i];
    if (word?.sort === "asset") {
      if (!COMPARES.test(words[i - 1]?.said ?? "")) subjects.push(word.asset);
    } else if (subjects.length > 0 && (IS.test(word?.said ?? "") || isSaid(word))) break;
  }
  return subjects;
}

const isSaid = (word: Word | undefined) =>
  word?.sort === "claim" && !/^(?:join|of|number|plain|window)$/.test(word.claim.as);

/**
 * The slots a claim is of: those meant in its segment, else in its clause, else in the sentence; of two claims of a sort each
 * has those that follow it, and the first those before. A slot of the next segment is its too where only it gives that a way.
 */
export function bind(reading: Reading, place: number, isMeant: (fact: Fact) => boolean): Slot[] {
  const own = reading.words[place];
  const as = own?.said === "a loss" ? "way" : own?.sort === "claim" ? own.claim.as : "";
  const meant = slotsOf(reading, isMeant);
  if (isOfAll(reading, place)) return meant;
  const subjects = subjectsAt(reading, place);
  const theirs = meant.filter(({ fact }) => fact.asset.split("/").some((one) => subjects.includes(one)));
  const isTold = theirs.some((slot) => reading.clause[slot.place] === reading.clause[place]);
  const all = isTold ? theirs : meant;
  const rivals = reading.words.flatMap((word, at) =>
    word.sort === "claim" && (word.claim.as === as || (as === "way" && word.said === "a loss")) ? [at] : [],
  );
  const governor = (at: number, places: number[]) => places.findLast((one) => one < at) ?? places[0];
  for (const part of [reading.segment, reading.clause, null]) {
    const isNear = (at: number) => part === null || part[at] === part[place];
    const near = all.filter((slot) => isNear(slot.place));
    if (near.length === 0) continue;
    const mine = near.filter((slot) => governor(slot.place, rivals.filter(isNear)) === place);
    const later = all.filter(
      (slot) =>
        !near.includes(slot) &&
        slot.form === "size" &&
        reading.clause[slot.place] === reading.clause[place] &&
        governor(
          slot.place,
          rivals.filter((at) => reading.clause[at] === reading.clause[place]),
        ) === place,
    );
    return [...(mine.length > 0 ? mine : near), ...later];
  }
  return [];
}

/** The asset a word is of: named last before it, else first after it, else that of the answer or of the nearest slot. */
export function assetAt(
  reading: Reading,
  place: number,
  { assets }: Pick<Held, "assets">,
): string | undefined {
  const { words } = reading;
  const named = (from: number, step: 1 | -1): string | undefined => {
    for (let i = from; i >= 0 && i < words.length; i += step) {
      const word = words[i];
      if (word?.sort === "asset") return word.asset;
    }
    return undefined;
  };
  if (assets.length === 1) return assets[0]?.symbol;
  return (
    named(place, -1) ??
    named(place, 1) ??
    slotsOf(reading).toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))[0]?.fact.asset
  );
}

export const factOf = ({ facts }: Held, asset: string | undefined, kind: FactKind): Fact | undefined =>
  facts.find((fact) => fact.asset === asset && fact.kind === kind);

/** Whether a claim is denied: "not", "no", "neither" before it in its segment, with no other claim between. */
export function denies(reading: Reading, place: number): number | null {
  if (isDescription(reading.words, place)) return null;
  const none = reading.words.findIndex(
    (word, i) =>
      i > place &&
      reading.segment[i] === reading.segment[place] &&
      word.sort === "claim" &&
      word.claim.as === "of" &&
      word.claim.how === "none",
  );
  if (none > 0 && !reading.words.slice(place, none).some(({ sort }) => sort === "slot")) return none;
  for (let i = place - 1; i >= 0 && reading.segment[i] === reading.segment[place]; i--) {
    const word = reading.words[i];
    if (word?.sort === "slot") return null;
    if (word?.said === "hardly" && isZone(reading.words[place])) return i;
    if (word?.sort !== "claim" || /^(?:degree|window|number|plain)$/.test(word.claim.as)) continue;
    const { claim } = word;
    const own = reading.words[place];
    if (
      own?.sort === "claim" &&
      claim.as === own.claim.as &&
      reading.words.slice(i + 1, place).some(({ said }) => /^n?or$/.test(said))
    )
      continue;
    if (claim.as === "call") continue;
    if (word.said === "without" && place - i > 3) return null;
    return claim.as === "not" || (claim.as === "of" && claim.how === "none") ? i : null;
  }
  return null;
}

const isZone = (word: Word | undefined) => word?.sort === "claim" && word.claim.as === "zone";

/** "Does not share the neutral mood": the mood is neutral all the same. */
const isDescription = (words: Word[], place: number): boolean =>
  isZone(words[place]) && words[place - 1]?.said === "the" && words[place + 1]?.sort === "name";
