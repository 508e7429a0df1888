import { type Part, WORDS } from "../lexicon/languages.ts";
import { isWordless } from "../lexicon/phrases.ts";
import { LANGUAGES, type Language } from "../question.ts";

export type PartName = Part extends `part.${infer Name}` ? Name : never;

/** A Latin or Cyrillic letter, for a class of characters. */
export const LETTER = "a-z\\u0430-\\u044f";

/** The rest of a word; of a phrase it may hold anything. */
const REST = `[${LETTER}]*`;

/** The forms of an entry: "may|mai" are two, "a(b|c)" is one. */
function formsOf(entry: string): string[] {
  const forms = [""];
  let depth = 0;
  for (const sign of entry) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "|" && depth === 0) forms.push("");
    else forms.push((forms.pop() ?? "") + sign);
  }
  return forms;
}

/** The words of these parts in all languages, written `a|b` too. */
export const wordsOfParts = (...names: PartName[]): string[] => [
  ...new Set(names.flatMap((name) => LANGUAGES.flatMap((language) => rowsIn(language, name).flat()))),
];

/** Any of some words of parts, the longest first. */
export const anyWord = (words: readonly string[]): RegExp =>
  new RegExp(
    words
      .filter((word) => word !== "" && !word.startsWith("!"))
      .sort((a, b) => b.length - a.length)
      .map(toSource)
      .join("|") || "(?!)",
  );

/**
 * Any of the words of these parts, in all languages, the longest first: "part.since" of the lexicon is `anyOf("since")`.
 * `*` is the rest of a word, `(a|b)` is either, `(a|)` may be left out; a word that begins with `!` is none of these.
 */
export const anyOf = (...names: PartName[]): RegExp => anyWord(wordsOfParts(...names));

const phrases = new Map<string, RegExp>();

/** The same as words of their own: between blanks, or anywhere in languages without them; ` _ ` is up to three words. */
export function phraseOf(...names: PartName[]): RegExp {
  const key = names.join();
  const known = phrases.get(key);
  if (known) return known;
  const words = wordsOfParts(...names);
  const apart = pattern` ${anyWord(words.filter((word) => !isWordless(word)))}(?= )`;
  const glued = words.filter(isWordless);
  const source = glued.length > 0 ? `${apart.source}|${anyWord(glued).source}` : apart.source;
  const found = new RegExp(source.replaceAll(REST, "\\S*"));
  phrases.set(key, found);
  return found;
}

/** The same as pieces of a text that is not yet cut: such words go on with no letter or digit. */
export const endingOf = (...names: PartName[]): RegExp => {
  const words = wordsOfParts(...names);
  const apart = new RegExp(
    `(?:${anyWord(words.filter((word) => !isWordless(word))).source})(?![${LETTER}0-9])`,
  );
  return either(apart, anyWord(words.filter(isWordless)));
};

/** The same in a text as it was written: no letter or digit beside them. For patterns with the flag `u`. */
export const wordOf = (...names: PartName[]): RegExp => {
  const words = wordsOfParts(...names);
  const spaced = anyWord(words.filter((word) => !isWordless(word)));
  return pattern`(?<![\p{L}\p{N}])${spaced}(?![\p{L}\p{N}])|${anyWord(words.filter(isWordless))}`;
};

/** A pattern for all places in a text. */
export const inText = (words: RegExp, flags = "gu"): RegExp => new RegExp(words, flags);

/** The words of a part in a language; one row each, if it is a table such as the twelve months. */
export const rowsIn = (language: Language, name: PartName): string[][] =>
  (WORDS[language][`part.${name}`] ?? []).map((entry) => formsOf(entry).filter(Boolean));

/** The words of all languages in each row of a table. */
export const rowsOfPart = (name: PartName): string[][] => {
  const tables = LANGUAGES.map((language) => rowsIn(language, name));
  const most = Math.max(...tables.map((rows) => rows.length));
  return Array.from({ length: most }, (_, i) => tables.flatMap((rows) => rows[i] ?? []));
};

const toSource = (word: string): string =>
  word
    .replace(/[.+?^$[\]{}\\]/g, "\\$&")
    .replaceAll("(", "(?:")
    .replaceAll("_ ", "(?:\\S+ ){0,3}")
    .replaceAll("*", REST);

/** One of several patterns. */
export const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), patterns[0]?.flags);

/** A pattern put together of others and of parts of the lexicon (`anyOf`), each of them in its place. */
export const pattern = ({ raw }: TemplateStringsArray, ...parts: (RegExp | PartName)[]): RegExp =>
  new RegExp(
    String.raw(
      { raw },
      ...parts.map((part) => `(?:${(typeof part === "string" ? anyOf(part) : part).source})`),
    ),
  );
