import { LANGUAGES, type Language } from "../question.ts";
import { type Entry, type Meaning, WORDS } from "./languages.ts";
import { type Found, type Phrase, Phrases } from "./phrases.ts";

export type { Meaning } from "./languages.ts";

const isMeaning = (entry: Entry): entry is Meaning => !entry.startsWith("part.");
const meaningsOf = (language: Language): Meaning[] =>
  (Object.keys(WORDS[language]) as Entry[]).filter(isMeaning);

const MEANINGS = meaningsOf("en");

function* listPhrases(): Generator<Phrase<Meaning>> {
  for (const language of LANGUAGES)
    for (const id of meaningsOf(language))
      for (const phrase of WORDS[language][id] ?? [])
        yield phrase.startsWith("!") ? { id, text: phrase.slice(1), only: language } : { id, text: phrase };
}

/** The words of a meaning in all languages. */
export const wordsOf = (meaning: Meaning): string[] =>
  LANGUAGES.flatMap((language) => WORDS[language][meaning] ?? []).map((word) => word.replace(/^!/, ""));

/** All words of all meanings. */
export const listWords = (): string[] => [...listPhrases()].map(({ text }) => text);

/** All words that patterns are built of: "a(b|c)" is two. */
export const listPartWords = (): string[] =>
  LANGUAGES.flatMap((language) =>
    Object.entries(WORDS[language]).flatMap(([name, entries]) => (name.startsWith("part.") ? entries : [])),
  ).flatMap(spread);

const CHOICE = /\(([^()]*)\)/;
function spread(entry: string): string[] {
  const [, choice] = CHOICE.exec(entry) ?? [];
  return choice === undefined
    ? entry.split("|")
    : choice.split("|").flatMap((one) => spread(entry.replace(CHOICE, one)));
}

let numbered: RegExp | undefined;

/** A text in which names that end in a number are one word, so that the number is none: "russell1000", "cac40". */
export function joinNumbered(text: string): string {
  numbered ??= new RegExp(`(?<!\\S)(${listNumbered().join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return text.replace(numbered, (name) => name.replaceAll(/ (?=\d)/g, ""));
}

const listNumbered = (): string[] =>
  listWords()
    .filter((words) => /^[\p{L}&][\p{L}& ]* \d+$/u.test(words))
    .sort((a, b) => b.length - a.length);

let built: Phrases<Meaning> | undefined;
/** Texts read a moment ago: a clause is asked for many meanings. */
const RECENT = new Map<string, Map<Meaning, Found[]>>();
const MOST_RECENT = 64;

/** Every meaning of a text's words, with where they stand. */
export function findMeanings(text: string): ReadonlyMap<Meaning, Found[]> {
  const known = RECENT.get(text);
  if (known) return known;
  // At the first question, not at start-up.
  built ??= new Phrases(listPhrases());
  const found = built.find(text);
  if (RECENT.size >= MOST_RECENT) RECENT.clear();
  RECENT.set(text, found);
  return found;
}

/** A text in a language. */
export interface Worded {
  text: string;
  language: Language;
}

/** Where a meaning's words stand. */
export const placesOf = ({ text, language }: Worded, meaning: Meaning): Found[] =>
  findMeanings(text)
    .get(meaning)
    ?.filter(({ only }) => only === undefined || only === language) ?? [];

/** Words by what they mean, or by how they are put. */
export type Sign = Meaning | RegExp;

/** Whether a clause has words of one of these meanings or patterns. */
export const has = (clause: Worded, ...signs: readonly Sign[]): boolean =>
  signs.some((sign) =>
    typeof sign === "string" ? placesOf(clause, sign).length > 0 : sign.test(clause.text),
  );

/** Where a meaning's words stand first; -1 for nowhere. */
export const placeOf = (clause: Worded, meaning: Meaning): number =>
  placesOf(clause, meaning).reduce((first, { from }) => (first < 0 ? from : Math.min(first, from)), -1);

/** A text with other words in the place of each phrase of these meanings: the first of all, and the longest there. */
export function replaceWords(text: string, meanings: readonly Meaning[], by = ""): string {
  const found = meanings
    .flatMap((meaning) => findMeanings(text).get(meaning) ?? [])
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let written = "";
  let at = 0;
  for (const { from, to } of found)
    if (from >= at) {
      written += text.slice(at, from) + by;
      at = to;
    }
  return written + text.slice(at);
}

type RowOf<Table extends string> = Extract<Meaning, `${Table}.${string}`>;
type NameOf<Table extends string> = RowOf<Table> extends `${Table}.${infer Name}` ? Name : never;

const tables = new Map<string, [name: string, meaning: Meaning][]>();

/** The meanings of a table, in its order: names and the meaning of each. */
export function rowsOf<Table extends string>(table: Table): [name: NameOf<Table>, meaning: RowOf<Table>][] {
  const rows =
    tables.get(table) ??
    MEANINGS.filter((meaning) => meaning.startsWith(`${table}.`)).map((meaning): [string, Meaning] => [
      meaning.slice(table.length + 1),
      meaning,
    ]);
  tables.set(table, rows);
  return rows as [NameOf<Table>, RowOf<Table>][];
}

/** The first meaning of a table that a clause has words of. */
export const firstOf = <Table extends string>(clause: Worded, table: Table): NameOf<Table> | undefined =>
  rowsOf(table).find(([, meaning]) => has(clause, meaning))?.[0];
