import { learn } from "./lexicon/known.ts";
import { LANGUAGES, type Language } from "./question.ts";
import { type PartName, rowsIn } from "./words/pattern.ts";

/** The tables of number words (lexicon), with the value of their first row and the step between rows. */
const TABLES: [table: PartName, first: number, step: number][] = [
  ["numbers", 1, 1],
  ["tens", 10, 10],
  ["hundreds", 100, 100],
];
/** What the rows of the scales multiply by. */
const SCALE_ROWS = [100, 1e3, 1e6];

interface NumberWord {
  word: string;
  value: number;
  language: Language;
  /** it is a number in messages of other languages too */
  isShared: boolean;
}

/** A table's words with their values, in all languages. */
function listWords(table: PartName, worth: (row: number) => number): NumberWord[] {
  return LANGUAGES.flatMap((language) =>
    rowsIn(language, table).flatMap((row, i) =>
      row.map((word) => ({
        ...{ word: word.replace("!", ""), value: worth(i), language },
        isShared: !word.startsWith("!"),
      })),
    ),
  );
}

export const NUMBER_WORDS = TABLES.flatMap(([table, first, step]) =>
  listWords(table, (i) => first + step * i),
);
const SCALE_WORDS = listWords("scales", (i) => SCALE_ROWS[i] ?? 1);
/** What a word is worth. */
export const VALUES = new Map(
  NUMBER_WORDS.map(({ word, value }) => [word, value]).reverse() as [string, number][],
);
/** What a word multiplies by. */
export const SCALES = new Map(SCALE_WORDS.map(({ word, value }) => [word, value]));
/** The languages a word is a number in. */
const SPOKEN = Map.groupBy([...NUMBER_WORDS, ...SCALE_WORDS], ({ word }) => word);

/** "On sept 6" holds a Turkish ten and a French seven, and no number. */
export const isOneLanguage = ([first = "", ...others]: string[]): boolean =>
  (SPOKEN.get(first) ?? []).some(({ language }) =>
    others.every((word) => SPOKEN.get(word)?.some((one) => one.language === language)),
  );
for (const word of SPOKEN.keys()) learn(word);
