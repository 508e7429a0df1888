import type { Ask } from "../../asks/registry.ts";
import { has } from "../lexicon/lexicon.ts";
import type { Clauses } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { pattern } from "../words/pattern.ts";
import { isCarried } from "./carried.ts";

/** "Drop ETH", "besides Bitcoin": the last ask without them; null where more is said or nothing would be left. */
export function readDrop({ clauses, leftOut }: Clauses, talk: Talk): Ask | null {
  const { ask } = talk;
  if (!ask || leftOut.length === 0 || !clauses.every(({ text }) => isCarried(text, "add", TAKEN)))
    return null;
  if (ask.kind === "ranking") return { ...ask, without: talk.leftOut };
  const added = clauses.flatMap((clause) => (has(clause, "add", TAKEN) ? clause.assets : []));
  if (added.length > 0) return swapAssets(ask, leftOut, added);
  const isKept = ask.assets.map((asset) => !leftOut.includes(asset));
  const assets = ask.assets.filter((_, i) => isKept[i]);
  const least = ask.kind === "compare" ? 2 : 1;
  if (assets.length === ask.assets.length || assets.length < least) return null;
  if (ask.kind !== "portfolio") return { ...ask, assets };
  return { ...ask, assets, holdings: ask.holdings.filter((_, i) => isKept[i]), split: null };
}

/** "Drop BNB, add Solana" */
const TAKEN = pattern` ${"put_in_place"} (?=@)`;

function swapAssets(ask: Ask, leftOut: Clauses["leftOut"], added: Clauses["leftOut"]): Ask | null {
  if (ask.kind === "portfolio") return null;
  const assets = unique([...ask.assets.filter((asset) => !leftOut.includes(asset)), ...added]);
  return { ...ask, assets };
}
