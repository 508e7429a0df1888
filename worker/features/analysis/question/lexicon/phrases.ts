import type { Language } from "../question.ts";

/** Words that mean something. */
export interface Phrase<Id> {
  id: Id;
  /**
   * Lower case, without accents on Latin letters. `*` goes on in any way, ` _ ` is up to three words, `(a|b)` is either.
   * Words stand between blanks; Chinese, Japanese and Korean anywhere. The marks of a clause's text may be used.
   */
  text: string;
  /** read in this language alone */
  only?: Language | undefined;
}

/** Where a phrase stands in a text. */
export interface Found {
  from: number;
  to: number;
  only: Language | undefined;
}

const WORDLESS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;
/** Between letters of a script with blanks and one without. */
export const SCRIPT_BORDER =
  /(?<=[a-z0-9])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])(?=[a-z0-9])/gu;
export const isWordless = (text: string): boolean => WORDLESS.test(text);

interface Worded<Id> extends Phrase<Id> {
  /** the words behind the first */
  rest: string[];
}

interface Piece<Id> extends Phrase<Id> {
  /** null: the text itself */
  pattern: RegExp | null;
}

interface Word {
  text: string;
  from: number;
  to: number;
}

/** Finds many phrases in a text at once, in one way along it. */
export class Phrases<Id> {
  readonly #words = new Map<string, Worded<Id>[]>();
  readonly #stems = new Map<string, Worded<Id>[]>();
  readonly #endings: Worded<Id>[] = [];
  readonly #pieces = new Map<string, Piece<Id>[]>();

  constructor(phrases: Iterable<Phrase<Id>>) {
    for (const { id, text, only } of phrases)
      for (const one of spell(text)) if (one !== "") this.#add({ id, text: one, only });
  }

  #add(phrase: Phrase<Id>): void {
    if (isWordless(phrase.text)) {
      const text = phrase.text.replace(SCRIPT_BORDER, " ");
      const isPlain = !/[*^_ ]/.test(text);
      put(this.#pieces, text[0] ?? "", { ...phrase, text, pattern: isPlain ? null : toPattern(text) });
      return;
    }
    const [first = "", ...rest] = phrase.text.split(" ");
    const worded = { ...phrase, rest };
    if (first.startsWith("*")) this.#endings.push({ ...worded, rest: [first, ...rest] });
    else if (first.endsWith("*")) put(this.#stems, first.slice(0, -1), worded);
    else put(this.#words, first, worded);
  }

  /** All places of all phrases in a text whose words stand between single blanks, by what they mean. */
  find(text: string): Map<Id, Found[]> {
    const found = new Map<Id, Found[]>();
    const note = ({ id, only }: Phrase<Id>, from: number, to: number) => put(found, id, { from, to, only });
    const words = cutWords(text);
    words.forEach((word, i) => {
      const begun = [...(this.#words.get(word.text) ?? [])];
      for (let end = 1; end <= word.text.length; end++)
        begun.push(...(this.#stems.get(word.text.slice(0, end)) ?? []));
      for (const phrase of begun)
        for (const last of follow(phrase.rest, words, i + 1)) note(phrase, word.from, last);
      for (const phrase of this.#endings)
        for (const last of follow(phrase.rest, words, i)) note(phrase, word.from, last);
    });
    for (let at = 0; at < text.length; at++)
      for (const piece of this.#pieces.get(text[at] ?? "") ?? []) {
        const to = endOf(piece, text, at);
        if (to > at) note(piece, at, to);
      }
    return found;
  }
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** A phrase as a clause's text is written, once for each of its alternatives. */
function spell(text: string): string[] {
  const either = /\(([^()]*)\)/.exec(text);
  if (!either) return [tidy(text)];
  const [all, choices = ""] = either;
  return choices.split("|").flatMap((choice) => spell(text.replace(all, choice)));
}

/** Without marks of punctuation; a number is one word with the name before it. */
const tidy = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}@~^#*_\s]/gu, " ")
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=\d)/g, "");

const cutWords = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

const MOST_BETWEEN = 3;

/** Where each way to find `rest` at word `at` ends. */
function follow(rest: readonly string[], words: readonly Word[], at: number): number[] {
  const [next, ...more] = rest;
  if (next === undefined) return [words[at - 1]?.to ?? 0];
  if (next === "_")
    return Array.from({ length: MOST_BETWEEN + 1 }, (_, skipped) => follow(more, words, at + skipped)).flat();
  const word = words[at];
  return word && isWord(next, word.text) ? follow(more, words, at + 1) : [];
}

function isWord(wanted: string, word: string): boolean {
  const star = wanted.indexOf("*");
  if (star < 0) return wanted === word;
  const [start, end] = [wanted.slice(0, star), wanted.slice(star + 1)];
  return word.length >= start.length + end.length && word.startsWith(start) && word.endsWith(end);
}

const toPattern = (text: string): RegExp =>
  new RegExp(
    text
      .replaceAll("^", "\\^")
      .replaceAll("*", "\\S*")
      .replaceAll(" _ ", " (?:\\S+ ){0,3}")
      .replaceAll(" ", " ?"),
    "uy",
  );

function endOf<Id>({ text, pattern }: Piece<Id>, whole: string, at: number): number {
  if (pattern === null) return whole.startsWith(text, at) ? at + text.length : -1;
  pattern.lastIndex = at;
  return pattern.test(whole) ? pattern.lastIndex : -1;
}
