import { type Meaning, replaceWords, wordsOf } from "../lexicon/lexicon.ts";

/** Words with which a message goes on and that ask nothing by themselves. */
const CARRIED = new Set(wordsOf("carry"));
const CARRIED_PIECES =
  /^(?:那么|那|么|呢|的|话|换成|如果|是|和|加上|では|じゃあ|は|も|の|と|を|に|が|だと|なら|どう|ですか|です|かな|그럼|그러면|은요|는요|은|는|도|이|가|을|를|로|으로|라면|이라면|요|에|에는)+$/;
/** Nothing is said but marks and small words: what is left is that of the talk. */
export function isCarried(text: string, ...besides: (RegExp | Meaning)[]): boolean {
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
