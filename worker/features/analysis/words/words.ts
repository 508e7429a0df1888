import type { Language } from "../../markets/mentions/language.ts";
import * as DE from "./de.ts";
import * as EN from "./en.ts";

type Rooms = typeof EN;

/** A statement or a phrase by its room and name in it: "forecast.range". */
export type StatementId = { [Room in keyof Rooms]: `${Room}.${keyof Rooms[Room] & string}` }[keyof Rooms];

/** The statements of one room. */
export type StatementOf<Room extends keyof Rooms> = Extract<StatementId, `${Room}.${string}`>;

/** A pattern, or several of which the first is taken whose figures are all held. */
export type Pattern = string | readonly string[];

/** All that answers say in a language: what English has and it has not, or the other way about, does not compile. */
type Words = { [Room in keyof Rooms]: Record<keyof Rooms[Room], Pattern> };

/** The languages that answers are written in. */
const WRITTEN = { en: EN, de: DE } satisfies Partial<Record<Language, Words>>;
export type Written = keyof typeof WRITTEN;
export const LOCALES: Record<Written, string> = { en: "en-GB", de: "de-DE" };

/** The language of the answer to a question in `language`: its own where answers are written in it, else English. */
export const writtenIn = (language: Language): Written =>
  language in WRITTEN ? (language as Written) : "en";

const tables: Record<Written, ReadonlyMap<string, Pattern>> = { en: tabulate(EN), de: tabulate(DE) };

function tabulate(words: Words): ReadonlyMap<string, Pattern> {
  return new Map(
    Object.entries(words).flatMap(([room, patterns]) =>
      Object.entries(patterns).map(([name, pattern]) => [`${room}.${name}`, pattern] as const),
    ),
  );
}

/** "a, b and c", or "a, b or c". */
export const listIn = (
  language: Written,
  parts: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(LOCALES[language], { type }).format(parts);

/** What a statement is in a language. */
export const patternOf = (language: Written, id: StatementId): Pattern => {
  const pattern = tables[language].get(id);
  if (pattern === undefined) throw new Error(`no words for ${id} in ${language}`);
  return pattern;
};

/** The names of a room's statements. */
export const namesOf = (room: keyof Rooms): string[] => Object.keys(WRITTEN.en[room]);

/** What a statement is in a language where its name is made of data; nothing for a name that there is none of. */
export const findPattern = (language: Written, id: string): Pattern | undefined => tables[language].get(id);
