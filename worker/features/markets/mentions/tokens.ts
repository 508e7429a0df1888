import { ASSETS } from "../assets.ts";
import { cleanText, foldWord } from "./fold-text.ts";
import { cutWordless } from "./wordless.ts";

/** One word of a message. */
export interface Token {
  /** as written, folded */
  text: string;
  /** lower case */
  word: string;
  /** where it stands in the prepared message */
  start: number;
  end: number;
  /** what stands between the word before and this one */
  gap: string;
  /** written as a cashtag: `$TSLA` */
  cash: boolean;
}

const WORDLESS = "\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}ー";
/** A run of Han and kana, one of Hangul, or a word of letters and digits of any other script. */
const WORD = new RegExp(`[${WORDLESS}]+|\\p{sc=Hang}+|[[\\p{L}\\p{N}]--[${WORDLESS}\\p{sc=Hang}]]+`, "gv");
/** "What's" stays one word. */
const SHORT_IS = /(?<=\b(?:what|where|how|who|it|that|there|here|when|why))'s(?![\p{L}\p{N}])/giu;
const POSSESSIVE = /'s(?![\p{L}\p{N}])/giu;
/** German for "about", no company. */
const ABOUT = /(?<!\p{L})über(?!\p{L})/giu;
/** "コカ・コーラ" is one word. */
const KANA_DOT = /(?<=[\p{sc=Kana}ー])・(?=\p{sc=Kana})/gu;
const WEB_ADDRESS = /^\W*(?:https?:|www\.)/i;
const MAIL_ADDRESS = /^[^@]+@[^@]+\.[^@]+$/;
const HEX_ADDRESS = /^\W*0x[0-9a-f]{6,}/i;
const MAX_WORD_LENGTH = 32;

/** Coins whose ticker stands right behind a number: "2btc". */
const COUNTED = ASSETS.flatMap(({ type, symbol, ambiguous }) =>
  type === "crypto" && symbol.length > 2 && !ambiguous && !/^(?:USD|DAI)/.test(symbol) ? [symbol] : [],
);
const GLUED_COUNT = new RegExp(
  `(?<![[\\p{L}\\p{N}]--[${WORDLESS}\\p{sc=Hang}]])(\\d[\\d.,]*)(?=(?:${COUNTED.join("|")})(?![\\p{sc=Latin}\\p{N}]))`,
  "giv",
);

/** A message without possessives, web and mail addresses and contract addresses, ready to be cut into words. */
export function prepareMessage(message: string): string {
  const clean = cleanText(message.normalize("NFC").replace(ABOUT, "ueber").replace(KANA_DOT, ""));
  return clean
    .replace(GLUED_COUNT, "$1 ")
    .replace(SHORT_IS, "s")
    .replace(POSSESSIVE, "")
    .split(" ")
    .map(dropAddress)
    .join(" ");
}

/** The words of a prepared message, folded; what is written without blanks is cut at the names it holds. */
export function readTokens(prepared: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of prepared.matchAll(WORD)) {
    let start = match.index;
    for (const piece of cutWordless(match[0])) {
      const gap = prepared.slice(end, start);
      end = start + piece.length;
      const text = foldWord(piece);
      const cash = gap.endsWith("$") && /\p{L}/u.test(text) && !isAmount(text);
      tokens.push({ text, word: text.toLowerCase(), start, end, gap, cash });
      start = end;
    }
  }
  return tokens;
}

/** A full stop stays in the place of an address, so that the words around it do not meet. */
function dropAddress(piece: string): string {
  const long = piece.length > MAX_WORD_LENGTH && /^\w+$/.test(piece);
  return long || [WEB_ADDRESS, MAIL_ADDRESS, HEX_ADDRESS].some((address) => address.test(piece))
    ? "."
    : piece;
}

function isAmount(text: string): boolean {
  return /^\d+(?:[kmbt]|bn|mm|mil|usd)?$/i.test(text);
}
