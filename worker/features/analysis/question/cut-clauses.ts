import { SCRIPT_BORDER } from "./lexicon/phrases.ts";
import { anyOf, either, inText, pattern, wordOf } from "./words/pattern.ts";

interface Piece {
  text: string;
  isQuestion: boolean;
}

const MOST = 12;
const MARK = /[@~^]|#(?:usd|pct|x|n|cur)/g;
const ASKS = anyOf("asks");
const ALSO = anyOf("also");
const ASKS_HOW = anyOf("asks_how");
const BREAK = new RegExp(
  either(
    /[?？!！。;；\n]+|\.(?=\s|$)/,
    pattern`(?<=\S),? ${ALSO} (?=${ASKS} )`,
    pattern`, ?(?=${ASKS_HOW} \S+ \S+ )`,
    pattern`[,，、] ?(?=${"if_i_do"})`,
    pattern`(?<=${"told_then"})[,，、 ] ?`,
    pattern`(?<=\S),? (?=(?:${"and_but"} )?(?:\S+ )?${"wants_to_know"} )`,
  ),
  "gu",
);

const HELLO = anyOf("hello");
/** A greeting before a question is a clause of its own; what is only polite is none. */
const GREETING = new RegExp(
  pattern`^\s*${HELLO}(?: there| guys| all| bot| enigma| team)?(?: ?[,.!:，、。！-]+ ?| (?=[^,.!?]{6}))(?=\S)`,
  "u",
);
const WOULD_YOU =
  /(?:can|could|would|will) (?:you|u)(?= (?:please )?(?:tell|show|give|explain|analy[sz]e|compare|check) )/;
const PLEASE = anyOf("please");
const POLITE = inText(pattern`(?<=^|\s)(?:${WOULD_YOU}|${PLEASE})(?=\s|$)|${"please_glued"}`);
const SUPPOSED = inText(wordOf("supposing"), "u");
const MOVES = anyOf("moves");
/** "Nvidia takes another 20% haircut, what price is that?": stated as a fact, of no day. */
const SO_MOVED = pattern`^[^~]*${MOVES}\s(?:\S+\s+){0,4}?#pct[^~]*$`;

/** The clauses of a marked text: words and marks alone, and whether each ends in a question mark. */
export function cutClauses(marked: string): Piece[] {
  const text = marked.replace(/ +/g, " ").replace(GREETING, (hello) => `${hello}.\n`);
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isQuestion: boolean) => {
    const words = tidy(text.slice(from, to));
    if (words.trim() !== "" && pieces.length < MOST) pieces.push({ text: words, isQuestion });
  };
  for (const match of text.matchAll(BREAK)) {
    // "Bought at 240, how am I doing?" is stated and asked; "Tesla on Friday, where will it be?" is asked alone.
    const told = text.slice(from, match.index);
    if (/^[,，、 ] ?$/.test(match[0]) && (!told.includes("#") || SUPPOSED.test(told) || SO_MOVED.test(told)))
      continue;
    add(match.index, /[?？]/.test(match[0]));
    from = match.index + match[0].length;
  }
  add(text.length, false);
  return pieces;
}

/** Words and marks alone, between single blanks. */
function tidy(text: string): string {
  const words = text
    .replace(MARK, (mark) => ` ${mark} `)
    .replace(/[^\p{L}\p{N}@~^#\s]+/gu, " ")
    .replace(SCRIPT_BORDER, " ")
    .replace(POLITE, " ")
    .replace(/\s+/g, " ")
    .trim();
  return ` ${words} `;
}
