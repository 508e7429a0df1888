import { isCommon } from "../../markets/mentions/language.ts";
import { dropKnownPieces, isKnown } from "./lexicon/known.ts";
import type { Clause } from "./read-clauses.ts";

const MOST = 20;

/** The content words of a message that nothing was made of. */
export function findLeft(clauses: readonly Clause[], unknown: readonly string[]): string[] {
  const named = new Set(unknown.flatMap((name) => name.toLowerCase().split(/\s+/)));
  const words = clauses.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const left = words.flatMap((word) => {
    if (named.has(word) || /^(?:\d+|usd|pct|x|n|cur)$/.test(word)) return [];
    if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word))
      return dropKnownPieces(word).match(/[\p{L}]{3,}/gu) ?? [];
    return word.length < 3 || isKnown(word) || isCommon(word) ? [] : [word];
  });
  return [...new Set(left)].slice(0, MOST);
}
