import { type Part, WORDS } from "../lexicon/languages.ts";
import { isWordless } from "../lexicon/phrases.ts";

type PartName = Part extends `part.${infer Name}` ? Name : never;

/**
 * Any of the words of these parts, in all languages, the longest first: "part.since" of the lexicon is `anyOf("since")`.
 * `*` is the rest of a word, `(a|b)` is either, `(a|)` may be left out.
 */
export const anyOf = (...names: PartName[]): RegExp => oneOf(listWords(names));

/** The same as words of their own: between blanks, or anywhere in languages without them. */
export const phraseOf = (...names: PartName[]): RegExp => {
  const words = listWords(names);
  const apart = pattern` ${oneOf(words.filter((word) => !isWordless(word)))}(?= )`;
  const glued = words.filter(isWordless);
  return glued.length > 0 ? either(apart, oneOf(glued)) : apart;
};

const listWords = (names: PartName[]): string[] =>
  names.flatMap((name) => Object.values(WORDS).flatMap((own) => own[`part.${name}`] ?? []));

const oneOf = (words: string[]): RegExp =>
  new RegExp(
    [...new Set(words)]
      .sort((a, b) => b.length - a.length)
      .map(toSource)
      .join("|"),
  );

const toSource = (word: string): string =>
  word
    .replace(/[.+?^$[\]{}\\]/g, "\\$&")
    .replaceAll("(", "(?:")
    .replaceAll("*", "[a-zа-я]*");

/** One of several patterns. */
export const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join("|"), patterns[0]?.flags);

/** A pattern put together of others, each of them in its place. */
export const pattern = ({ raw }: TemplateStringsArray, ...parts: RegExp[]): RegExp =>
  new RegExp(String.raw({ raw }, ...parts.map(({ source }) => `(?:${source})`)));
