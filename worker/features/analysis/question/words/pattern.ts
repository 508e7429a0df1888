import { type Part, WORDS } from "../lexicon/languages.ts";
import { isWordless } from "../lexicon/phrases.ts";

export type PartName = Part extends `part.${infer Name}` ? Name : never;

/** A Latin or Cyrillic letter, for a class of characters. */
export const LETTER = "a-z\\u0430-\\u044f";

const listsOf = (name: PartName): string[][] => Object.values(WORDS).map((own) => own[`part.${name}`] ?? []);

/** The forms of an entry: "may|mai" are two, "a(b|c)" is one. */
const formsOf = (entry: string): string[] => entry.split(/\|(?![^(]*\))/);

/** The words of these parts in all languages, written `a|b` too. */
export const wordsOfParts = (...names: PartName[]): string[] => [
  ...new Set(names.flatMap((name) => listsOf(name).flat().flatMap(formsOf))),
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

/** The same as words of their own: between blanks, or anywhere in languages without them; ` _ ` is up to three words. */
export const phraseOf = (...names: PartName[]): RegExp => {
  const words = wordsOfParts(...names);
  const apart = pattern` ${anyWord(words.filter((word) => !isWordless(word)))}(?= )`;
  const glued = words.filter(isWordless);
  return glued.length > 0 ? either(apart, anyWord(glued)) : apart;
};

/** A part whose lists are a table, such as the twelve months: the words of all languages in each of its places. */
export const rowsOfPart = (name: PartName): string[][] => {
  const lists = listsOf(name);
  const most = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: most }, (_, i) => lists.flatMap((list) => formsOf(list[i] ?? "")));
};

const toSource = (word: string): string =>
  word
    .replace(/[.+?^$[\]{}\\]/g, "\\$&")
    .replaceAll("(", "(?:")
    .replaceAll(" _ ", " (?:\\S+ ){0,3}")
    .replaceAll("*", `[${LETTER}]*`);

/** One of several patterns. */
export const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), patterns[0]?.flags);

/** A pattern put together of others, each of them in its place. */
export const pattern = ({ raw }: TemplateStringsArray, ...parts: RegExp[]): RegExp =>
  new RegExp(String.raw({ raw }, ...parts.map(({ source }) => `(?:${source})`)));
