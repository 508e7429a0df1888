import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WORDS } from "../../features/analysis/question/lexicon/languages.ts";

const ROOM = new URL("../../features/analysis/question/", import.meta.url);
const files = globSync("**/*.ts", { cwd: ROOM }).filter((file) => !file.endsWith(".test.ts"));
/** Without comments. */
const codeOf = (file: string): string =>
  readFileSync(new URL(file, ROOM), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
const code = files.map((file) => ({ file, text: codeOf(file) }));

/** Runs of letters beyond a to z; classes of letters ("[a-zа-я]") are no words. */
const foreignIn = (text: string): string[] =>
  text.replaceAll(/\[[^\]\n]*\]/g, "").match(/[^\P{L}a-zA-Z]+/gu) ?? [];

/** The sign of the won, and a number that stands for "half of one". */
const NO_WORDS = ["원", "одного"];

/** A part in a pattern, a part that is asked for, a row of a table of numbers. */
const IN_USE =
  /\$\{"[a-z_0-9]+"\}|\b(?:anyOf|phraseOf|wordOf|endingOf|rowsIn|rowsOfPart|wordsOfParts|listWords|pairsOf)\([^()]*|\["[a-z_]+", \d/g;

describe("the words by which questions are read", () => {
  it("stand in the language files and not in code, but for English", () => {
    const words = code.flatMap(({ file, text }) =>
      foreignIn(text)
        .filter((word) => !NO_WORDS.includes(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(words).toEqual([]);
  });

  it("are parts that some pattern is built of, all of them named in English", () => {
    const all = code.map(({ text }) => text).join("\n");
    const used = new Set(
      [...all.matchAll(IN_USE)].flatMap(([words]) => words.match(/(?<=")[a-z_0-9]+(?=")/g) ?? []),
    );
    const parts = Object.values(WORDS).flatMap(Object.keys);
    const isUsed = (name: string) =>
      used.has(name) || (name.includes(".") && all.includes(`${name.split(".")[0]}.`));
    const unused = parts.filter((part) => part.startsWith("part.") && !isUsed(part.slice("part.".length)));
    expect(unused).toEqual([]);
    expect(parts.filter((part) => !(part in WORDS.en))).toEqual([]);
  });
});
