import { replaceWords, type Sign, wordsOf } from "../lexicon/lexicon.ts";
import { pattern } from "../words/pattern.ts";

/** Words with which a message goes on and that ask nothing by themselves. */
const CARRIED = new Set(wordsOf("carry"));
const CARRIED_PIECES = pattern`^${"carried_on"}+$`;
/** Nothing is said but marks and small words: what is left is that of the talk. */
export function isCarried(text: string, ...besides: Sign[]): boolean {
  const rest = besides.reduce<string>(
    (left, words) =>
      typeof words === "string" ? replaceWords(left, [words]) : left.replace(new RegExp(words, "gu"), ""),
    text,
  );
  const words = rest
    .replace(/[@~^¬]|#(?:usd|pct|x|n|cur)/g, " ")
    .trim()
    .split(/\s+/);
  return words.every((word) => word === "" || CARRIED.has(word) || CARRIED_PIECES.test(word));
}
