/** Letters that European languages and Vietnamese are written in: no phonetic, no historic ones. */
const LATIN =
  "A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u017f\\u0218-\\u021b\\u01a0\\u01a1\\u01af\\u01b0\\u018f\\u0259\\u1e9e\\u1ea0-\\u1ef9";
const MAX_LETTERS = 24;
const MAX_LOWER = 32;
/** Of scripts that leave no blank between words. */
const MAX_SENTENCE = 120;

const SCRIPTS = [
  ...["Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic", "Devanagari", "Bengali", "Gurmukhi"],
  ...["Gujarati", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Ethiopic", "Thai", "Lao", "Khmer"],
  "Myanmar",
];
const EAST_ASIAN =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}ー々";

const LETTERS = [
  new RegExp(`^[${LATIN}]+$`, "u"),
  ...SCRIPTS.map((script) => new RegExp(`^(?:(?=[\\p{L}\\p{M}])\\p{Script=${script}})+$`, "u")),
];
const LOOKS_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const UNSPACED = /^(?:\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar})+$/u;

/** Words that are one, in letters of one script; a wallet's address is longer, and of both cases. */
function isWord(text: string): boolean {
  if (!LETTERS.some((letters) => letters.test(text))) return false;
  if (UNSPACED.test(text)) return text.length <= MAX_SENTENCE;
  return text.length <= (/^.?\p{Ll}*$/u.test(text) ? MAX_LOWER : MAX_LETTERS);
}
/** Q3  H100  35 */
const isShortName = (text: string): boolean =>
  /^[A-Za-z\d]{1,8}$/.test(text) &&
  /^(?!0x)(?:\d{1,4}[A-Za-z]{0,3}|[A-Za-z]{1,6}\d{1,4}[A-Za-z]{0,2})$/i.test(text);

/** Words joined by hyphens and apostrophes. Not in letters that look Latin beside Latin ones, but for capitals: "ETF-фонд". */
export function isWordLike(text: string): boolean {
  const pieces = text.split(/[-–—'’]/);
  if (pieces.length > 5 || pieces.some((piece) => !(piece === "" || isWord(piece) || isShortName(piece))))
    return false;
  const mixes =
    LOOKS_LATIN.test(text) &&
    pieces.some((piece) => /\p{Script=Latin}/u.test(piece) && !/^[A-Z]{1,6}$/.test(piece));
  return !mixes && text.length <= 40 && (pieces.length === 1 || !/\d{5,}/.test(text));
}

const EAST_ASIAN_RUN = new RegExp(`^[${EAST_ASIAN}・、，。！？!?,:：;；「」『』（）()~〜%％]+$`, "u");
const EAST_ASIAN_LETTER = new RegExp(`[${EAST_ASIAN}]`, "u");
const BORDER = new RegExp(
  `(?<=[${EAST_ASIAN}・、。「」『』])(?=[\\w$€¥£%-])|(?<=[\\w%])(?=[${EAST_ASIAN}・、。「」『』])`,
  "u",
);

/**
 * The pieces of what stands between two blanks where Chinese, Japanese or Korean words are written together with others, which
 * stand between them as they stand between blanks elsewhere; null where they are not.
 */
export function splitEastAsian(text: string): string[] | null {
  if (!EAST_ASIAN_LETTER.test(text) || text.length > MAX_SENTENCE) return null;
  return text
    .split(/([(),!?:;、。「」『』]+)/)
    .flatMap((part) => part.split(BORDER))
    .filter((part) => part !== "");
}
/** Whether such a piece is words of theirs, or the marks between them. */
export const isEastAsian = (text: string): boolean => EAST_ASIAN_RUN.test(text);
