import { LOOK_ALIKES } from "./look-alikes.ts";

/** Folded text never grows beyond this many characters, whatever one character unfolds to. */
const FOLDED_MAX_LENGTH = 2_000;

const INVISIBLE = /[\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]+/gu;
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{M}+/gu;
const MARKS = /\p{M}+/gu;
const WORD = /[\p{L}\p{N}\p{So}]+/gu;

/** Small capitals, Latin and Cyrillic, which the look-alike table does not bring to ASCII. */
const SMALL_CAPITALS = new Map(
  Array.from("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢвкмнт", (char, i) => [
    char,
    "abcdefghijklmnoprstuvwyzbkmht"[i] ?? char,
  ]),
);

/**
 * The text as it looks to a reader: compatibility forms (full width, mathematical), accents and invisible characters
 * removed, words written with look-alike letters of other alphabets ("Тesla" with a Cyrillic Т) brought to ASCII. Case
 * stays; line breaks become blanks; words of another language stay as they are.
 */
export function foldText(text: string): string {
  return cleanText(text).replace(WORD, foldWord);
}

/** The same but with look-alike letters as they are, so that words of other alphabets stay words of their languages. */
export function cleanText(text: string): string {
  const plain = text
    .replace(/\s+/gu, " ")
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .replace(LATIN_MARKS, "")
    .slice(0, FOLDED_MAX_LENGTH)
    .normalize("NFC")
    .replace(MARKS, "");
  return replacePunctuation(plain);
}

function replacePunctuation(text: string): string {
  return text.replace(/[\u2018\u2019\u02bc\u2032\u0060\u00b4]/g, "'").replace(/[\u2010-\u2015\u2212]/g, "-");
}

/** A word is folded whole or not at all: half a Russian word in ASCII is no word of any language. */
export function foldWord(word: string): string {
  if (isAscii(word)) return word;
  let folded = "";
  for (const char of word) {
    const letter = foldLetter(char);
    if (!isAscii(letter)) return word;
    folded += letter;
  }
  return folded;
}

/** ASCII goes untouched: the table also maps "m" to "rn", "0" to "O" and "1" to "l". */
function foldLetter(char: string): string {
  if (isAscii(char)) return char;
  const ascii = SMALL_CAPITALS.get(char) ?? LOOK_ALIKES.get(char) ?? char;
  if (ascii === "rn") return "m";
  return ascii === "l" && char !== char.toLowerCase() ? "I" : ascii;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
