import type { SectorId } from "../../../../../shared/sectors.ts";
import { placesOf, rowsOf, type Worded } from "./lexicon.ts";
import type { Found } from "./phrases.ts";

type Place = Pick<Found, "from" | "to">;

export const isWithin = (one: Place, other: Place): boolean =>
  other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from;

const findNames = (clause: Worded) =>
  rowsOf("sectors").flatMap(([id, words]) => placesOf(clause, words).map((place) => ({ id, place })));

/** Where a clause names sectors, each by its longest words: "AI coins" are not AI. */
export function findSectors(clause: Worded) {
  const named = findNames(clause);
  return named.filter(({ place }) => !named.some((other) => isWithin(place, other.place)));
}

/** The sectors that a clause names. */
export const namedSectors = (clause: Worded): SectorId[] => [
  ...new Set(findSectors(clause).map(({ id }) => id)),
];

/** "Gold" in "gold miners" is no gold. */
export const isOfSectorName = (clause: Worded, place: Place): boolean =>
  findNames(clause).some((name) => isWithin(place, name.place));
