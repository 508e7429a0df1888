import { LANGUAGES, type Language } from "../question.ts";

const WORDLESS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
/** Between letters of a script with blanks and one without. */
export const SCRIPT_BORDER =
  /(?<=[a-z0-9])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=[a-z0-9])/gu;
const ONLY = /^([a-z]{2}):/;

/** What stands for one meaning: words that mean it in any language, and those that do in one alone. */
export interface Cue {
  any: RegExp;
  only: Partial<Record<Language, RegExp>>;
}

/** Every word some cue knows, the beginnings of those that go on in any way, and pieces of languages without blanks. */
interface Known {
  words: Set<string>;
  stems: Set<string>;
  pieces: Set<string>;
}
const phrases: string[] = [];
let built: Known | undefined;

/** Put together at the first question, not at start-up. */
function getKnown(): Known {
  if (built) return built;
  const known: Known = { words: new Set(), stems: new Set(), pieces: new Set() };
  for (const word of phrases.flatMap((phrase) => phrase.split(/[^\p{L}\p{N}*]+/u)))
    if (WORDLESS.test(word)) known.pieces.add(word.replaceAll("*", ""));
    else if (word.endsWith("*") && word.length > 2) known.stems.add(word.slice(0, -1));
    else if (word) known.words.add(word);
  built = known;
  return known;
}

/**
 * Alternatives between `|`, on any number of lines, lower case and without accents on Latin letters. `*` goes on in any
 * way, ` _ ` is up to three words, `fr:si` is read in French alone. Words stand between blanks; Chinese, Japanese and
 * Korean anywhere. A clause's marks may be used: `@` asset, `^` figure, `~` time, `#usd` `#pct` `#x` `#n` `#cur` amounts.
 */
export function cue(alternatives: string): Cue {
  const all = alternatives.split(/[|\n]/).map(tidy).filter(Boolean);
  const only: Cue["only"] = {};
  for (const language of LANGUAGES) {
    const own = all.filter((one) => one.startsWith(`${language}:`)).map((one) => one.slice(3).trim());
    if (own.length > 0) only[language] = compile(own);
  }
  return { any: compile(all.filter((one) => !ONLY.test(one))), only };
}

/** A table of cues, one a line: `name: alternatives`. */
export const cues = <Name extends string>(table: string): [name: Name, words: Cue][] =>
  table
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at).trim() as Name, cue(line.slice(at + 1))];
    });

/** As a clause's text is written: without marks of punctuation. */
const tidy = (one: string): string =>
  one
    .replace(/[^\p{L}\p{N}@~^#*_:\s]|(?<!^[\s]*[a-z]{2}):/gu, " ")
    .trim()
    .replaceAll(/\s+/g, " ");

function compile(all: string[]): RegExp {
  for (const one of all) learn(one);
  const source = (one: string) =>
    one.replaceAll("^", "\\^").replaceAll("*", "\\S*").replaceAll(" _ ", " (?:\\S+ ){0,3}");
  const spaced = all.filter((one) => !WORDLESS.test(one)).map(source);
  const wordless = all
    .filter((one) => WORDLESS.test(one))
    .map((one) => source(one).replace(SCRIPT_BORDER, " ").replaceAll(" ", " ?"));
  const parts = [
    ...(spaced.length > 0 ? [`(?<= )(?:${spaced.join("|")})(?= )`] : []),
    ...(wordless.length > 0 ? [`(?:${wordless.join("|")})`] : []),
  ];
  return new RegExp(parts.join("|") || "(?!)", "u");
}

/** Notes words that mean something to us. */
export function learn(phrase: string): void {
  phrases.push(phrase);
}

/** Whether some meaning can be made of a word. */
export function isKnown(word: string): boolean {
  const { words, stems } = getKnown();
  if (words.has(word)) return true;
  for (let end = 2; end <= word.length; end++) if (stems.has(word.slice(0, end))) return true;
  return false;
}

/** Words that mean something, the English ones of each meaning first, and beginnings of words that do. */
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
