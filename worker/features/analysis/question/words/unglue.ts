import { findAsset } from "../../../markets/assets.ts";
import { isWordless } from "../lexicon/phrases.ts";
import type { Language } from "../question.ts";
import { anyWord, inText, pattern, rowsIn } from "./pattern.ts";

const ENDED = inText(
  pattern`(?<=\d ?[kK]?)(?=${anyWord(rowsIn("tr", "number_ending").flat())}(?![\p{L}\d]))`,
  "gu",
);
const NAME = /(?<![a-z0-9])[a-z]{2,5}(?=\d)|(?<=\d ?[%％])[a-z]{2,5}(?![a-z])/gi;
const AVERAGE = /^[es]?ma$/i;

const isTicker = (word: string): boolean =>
  findAsset(word.toUpperCase()) !== undefined && !AVERAGE.test(word);

/** What stands without a blank where one belongs: "SOL150で買った", "70%SPY30%BTC", "3000den aldım". Pure. */
export function unglue(message: string, language: Language): string {
  if (language === "tr") return message.replace(ENDED, " ");
  return isWordless(message)
    ? message.replace(NAME, (name) => (isTicker(name) ? ` ${name} ` : name))
    : message;
}
