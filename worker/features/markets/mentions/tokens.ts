import { foldText } from "./fold.ts";

/** One word of a message. */
export interface Token {
  /** as written, folded */
  text: string;
  /** lower case */
  word: string;
  /** what stands between the word before and this one */
  gap: string;
  /** written as a cashtag: `$TSLA` */
  cash: boolean;
}

const WORD = /[\p{L}\p{N}]+/gu;
const POSSESSIVE = /'s(?![\p{L}\p{N}])/giu;
const WEB_ADDRESS = /^\W*(?:https?:|www\.)/i;
const MAIL_ADDRESS = /^[^@]+@[^@]+\.[^@]+$/;
const HEX_ADDRESS = /^\W*0x[0-9a-f]{6,}/i;
const LONGEST_WORD = 32;

/** The words of a message, folded, without possessives, web and mail addresses and contract addresses. */
export function readTokens(message: string): Token[] {
  const text = foldText(message).replace(POSSESSIVE, "").split(" ").map(dropAddress).join(" ");
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const gap = text.slice(end, match.index);
    end = match.index + match[0].length;
    tokens.push({
      text: match[0],
      word: match[0].toLowerCase(),
      gap,
      cash: gap.endsWith("$") && /\p{L}/u.test(match[0]) && !isAmount(match[0]),
    });
  }
  return tokens;
}

/** A full stop stays in the place of an address, so that the words around it do not meet. */
function dropAddress(piece: string): string {
  const long = piece.length > LONGEST_WORD && /^\w+$/.test(piece);
  return long || [WEB_ADDRESS, MAIL_ADDRESS, HEX_ADDRESS].some((address) => address.test(piece))
    ? "."
    : piece;
}

function isAmount(text: string): boolean {
  return /^\d+(?:[kmbt]|bn|mm|mil|usd)?$/i.test(text);
}
