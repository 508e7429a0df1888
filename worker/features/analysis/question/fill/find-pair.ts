import type { Asset } from "../../../markets/assets.ts";
import { has, placesOf } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";

/** The asset that is asked about and the one that moves: it stands nearest to the word for its move. */
export function findPair(clause: Clause, talk: Talk): [follower: Asset, driver: Asset] | null {
  const [one, other, ...more] = unique(clause.assets);
  if (!one || more.length > 0) return null;
  if (!other) {
    const [known] = talk.assets.filter((asset) => asset !== one);
    if (!known) return null;
    return has(clause, "rise", "fall", "halves", "doubles") ? [known, one] : [one, known];
  }
  const moves = ["rise", "fall", "halves", "doubles"] as const;
  const [move] = moves.flatMap((meaning) => placesOf(clause, meaning).map(({ from }) => from));
  const at = [...clause.text.matchAll(/@/g)].map(({ index }) => index);
  const [first = 0, second = 0] = [at[clause.assets.indexOf(one)], at[clause.assets.indexOf(other)]];
  const isSecond = move !== undefined && Math.abs(move - second) < Math.abs(move - first);
  return move === undefined || isSecond ? [one, other] : [other, one];
}
