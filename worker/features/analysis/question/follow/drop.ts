import type { Ask } from "../../asks/registry.ts";
import type { Clauses } from "../read-clauses.ts";
import { type Talk, unique } from "../talk.ts";
import { isCarried } from "./carried.ts";

/** "Drop ETH", "besides Bitcoin": the last ask without them; null where more is said or nothing would be left. */
export function readDrop({ clauses, leftOut }: Clauses, { ask }: Talk): Ask | null {
  if (!ask || leftOut.length === 0 || !clauses.every(({ text }) => isCarried(text, ADDED))) return null;
  if (ask.kind === "ranking") return ask;
  const added = clauses.flatMap(({ text, assets }) => (ADDED.test(text) ? assets : []));
  if (added.length > 0) return swapAssets(ask, leftOut, added);
  const isKept = ask.assets.map((asset) => !leftOut.includes(asset));
  const assets = ask.assets.filter((_, i) => isKept[i]);
  const least = ask.kind === "compare" ? 2 : 1;
  if (assets.length === ask.assets.length || assets.length < least) return null;
  if (ask.kind !== "portfolio") return { ...ask, assets };
  return { ...ask, assets, holdings: ask.holdings.filter((_, i) => isKept[i]), split: null };
}

/** "Drop BNB, add Solana" */
const ADDED = / (?:add|adding|put in|take|use|with|include|dafur|anade|ajoute|adiciona|поставь|добавь) (?=@)/;

function swapAssets(ask: Ask, leftOut: Clauses["leftOut"], added: Clauses["leftOut"]): Ask | null {
  if (ask.kind === "portfolio") return null;
  const assets = unique([...ask.assets.filter((asset) => !leftOut.includes(asset)), ...added]);
  return { ...ask, assets };
}

/** A ranking leaves out what the talk has left out. */
export const leaveUnranked = (ask: Ask, { leftOut }: Talk): Ask =>
  ask.kind === "ranking" && leftOut.length > 0 ? { ...ask, without: leftOut } : ask;
