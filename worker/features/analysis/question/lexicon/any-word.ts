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

/** The same as a piece of a pattern, of a text that is not yet cut: such words go on with no letter or number. */
export function anyEnding(name: PartName): RegExp {
  const words = wordsOf([name]).sort((a, b) => b.length - a.length);
  return new RegExp(
    words
      .map(
        (word) =>
          toSource(word).replaceAll("\\S*", "[a-zа-я]*") + (isWordless(word) ? "" : "(?![a-zа-я0-9])"),
      )
      .join("|"),
  );
}

const wordsOf = (names: PartName[]): string[] =>
  names.flatMap((name) => Object.values(WORDS).flatMap((own) => own[`part.${name}`] ?? []));

function build(names: PartName[]): RegExp {
  const words = wordsOf(names);
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
