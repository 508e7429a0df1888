import { type Part, WORDS } from "./languages.ts";
import { isWordless } from "./phrases.ts";

type PartName = Part extends `part.${infer Name}` ? Name : never;

const built = new Map<string, RegExp>();

/**
 * Whole words of these parts, in all languages: "part.since" of the lexicon is `anyWord("since")`. Words stand between blanks;
 * Chinese, Japanese and Korean anywhere. `*` is the rest of a word, `_` up to three words, `(a|b)` either; the marks of a
 * clause's text may be used.
 */
export function anyWord(...names: PartName[]): RegExp {
  const key = names.join();
  const pattern = built.get(key) ?? build(names);
  built.set(key, pattern);
  return pattern;
}

function build(names: PartName[]): RegExp {
  const words = names.flatMap((name) => Object.values(WORDS).flatMap((own) => own[`part.${name}`] ?? []));
  const [worded, wordless] = [words.filter((word) => !isWordless(word)), words.filter(isWordless)];
  const spoken = worded.length > 0 ? [` (?:${worded.map(toSource).join("|")}) `] : [];
  return new RegExp([...spoken, ...wordless.map(toSource)].join("|"));
}

const toSource = (word: string): string =>
  word
    .replace(/[.+?^$[\]{}\\]/g, "\\$&")
    .replaceAll("(", "(?:")
    .replaceAll("*", "\\S*")
    .replaceAll("_ ", "(?:\\S+ ){0,3}");
