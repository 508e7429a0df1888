import { listPartWords, listWords } from "./lexicon.ts";
import { isWordless } from "./phrases.ts";

/** Every word that means something, the beginnings of those that go on in any way, and pieces of languages without blanks. */
interface Known {
  words: Set<string>;
  stems: Set<string>;
  pieces: Set<string>;
}
const learned: string[] = [];
let built: Known | undefined;

/** Put together at the first question, not at start-up. */
function getKnown(): Known {
  if (built) return built;
  const known: Known = { words: new Set(), stems: new Set(), pieces: new Set() };
  for (const word of [...listWords(), ...listPartWords(), ...learned].flatMap((phrase) =>
    phrase.split(/[^\p{L}\p{N}*]+/u),
  ))
    if (isWordless(word)) known.pieces.add(word.replaceAll("*", ""));
    else if (word.endsWith("*") && word.length > 2) known.stems.add(word.slice(0, -1));
    else if (word) known.words.add(word);
  built = known;
  return known;
}

/** Notes words that mean something and stand in no lexicon: numbers, days, the names of figures. */
export function learn(phrase: string): void {
  learned.push(phrase);
}

/** Whether some meaning can be made of a word. */
export function isKnown(word: string): boolean {
  const { words, stems } = getKnown();
  if (words.has(word)) return true;
  for (let end = 2; end <= word.length; end++) if (stems.has(word.slice(0, end))) return true;
  return false;
}

/** Words that mean something, the English ones first, and beginnings of words that do. */
export function listKnown(): { words: string[]; stems: string[] } {
  const { words, stems } = getKnown();
  return { words: [...words], stems: [...stems] };
}

const LONGEST_PIECE = 10;

/** A run of a language without blanks, less the pieces that mean something: at each place the longest. */
export function dropKnownPieces(run: string): string {
  const { pieces } = getKnown();
  let left = "";
  for (let at = 0; at < run.length; ) {
    let size = Math.min(LONGEST_PIECE, run.length - at);
    while (size > 0 && !pieces.has(run.slice(at, at + size))) size--;
    left += size > 0 ? " " : (run[at] ?? "");
    at += Math.max(1, size);
  }
  return left;
}
