import { DOTS } from "./host-words.ts";

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;
/** Marks that no letter here is written with: what NFKC could not join to the letter before. */
const LOOSE_MARK = /\p{Script=Inherited}/gu;
const DOT = new RegExp(`[${DOTS}]`, "gu");
const KANA_OR_HAN = /[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]/u;
const ASCII_OR_LETTER = /[\p{L}\p{N}\s]/u;
const LONG_RUN = /([^\p{L}\p{N}\s])\1{3,}/gu;
/** Stops that end a sentence where no blank follows; others of their kind only look like one. */
const SENTENCE_STOP = /[。｡۔።]/u;

/** A decimal digit of any script as 0 to 9: the digits of a script stand together, its zero first. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** A stop between or before letters is a host's; at the end of Chinese, Japanese or Urdu words it is their full stop. */
function toDot(dot: string, at: number, text: string): string {
  const before = text.slice(0, at).at(-1) ?? "";
  const after = text.slice(at + dot.length).at(0) ?? "";
  if (dot === "・" && KANA_OR_HAN.test(before) && KANA_OR_HAN.test(after)) return dot;
  if (SENTENCE_STOP.test(dot) && (!/[\w]/.test(after) || !ASCII_OR_LETTER.test(before))) return `${dot} `;
  return ".";
}

/** A text in which one thing is written one way: letters, digits, dots and blanks as they look, nothing that is not seen. */
export const writeOneWay = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(UNSEEN, " ")
    .replaceAll(LOOSE_MARK, "")
    .replaceAll(/\p{Nd}/gu, (digit) => (digit >= "0" && digit <= "9" ? digit : toDigit(digit)))
    .replaceAll(DOT, toDot)
    .replaceAll(LONG_RUN, "$1$1$1")
    .replaceAll(/\s+/g, " ");
