import { type FactBook, fillFirst, type PatternWords } from "../../slots/fill-pattern.ts";
import { listIn, patternOf, type StatementId } from "../../words/words.ts";
import type { Desk, Subject } from "./desk.ts";

/** Several lines, or a table; a plain text is a paragraph. Every figure in them is a slot. */
export type Passage = string | { list: string[] } | { head: string[]; rows: string[][] };

/** What an ask's answer says. */
export interface Answer {
  /** the first paragraph: it begins with the answer */
  lead: string;
  /** what earns its place after it */
  rest: Passage[];
}

/** An answer: what it begins with, and of the rest what there is to say. */
export const tell = (lead: string, ...rest: (Passage | null)[]): Answer => ({
  lead,
  rest: rest.filter((one): one is Passage => one !== null && one !== ""),
});

/** Words of an asset that statements use. */
const wordsOf = ({ name, type, symbol, desk }: Subject): PatternWords => ({
  name,
  symbol,
  sinceQuote: phrase(desk, `asset.since_quote_${type}`),
  volumeOf: phrase(desk, `asset.volume_of_${type}`, { name }),
  supplyOf: phrase(desk, `asset.supply_of_${type}`, { name }),
});

/**
 * A statement about the asset with its slots; null when a figure of it is not held. `own` are facts that only this ask has,
 * `words` what stands in the places that are no kind of fact.
 */
export function say(
  subject: Subject,
  id: StatementId,
  own?: FactBook,
  words: PatternWords = {},
): string | null {
  const book = own ? new Map([...subject.book, ...own]) : subject.book;
  const pattern = patternOf(subject.desk.language, id);
  return fillFirst(pattern, book, { ...wordsOf(subject), ...words });
}

/** A statement or phrase that has no figure of an asset. Throws where a word of it is missing. */
export function phrase(
  { language }: Pick<Desk, "language">,
  id: StatementId,
  words: PatternWords = {},
): string {
  const text = fillFirst(patternOf(language, id), new Map(), words);
  if (text === null) throw new Error(`a word of ${id} is missing`);
  return text;
}

/** "a, b and c", or "a, b or c". */
export const listWords = (
  { language }: Pick<Desk, "language">,
  parts: string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => listIn(language, parts, type);

/** Sentences of which some may be missing, as one text. */
export const join = (...sentences: (string | null | undefined)[]): string =>
  sentences.filter((one): one is string => !!one).join(" ");

export const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** An answer of an asset after the other: leads in one paragraph, the rest of each under its name where there are several. */
export function answerEach(subjects: Subject[], answer: (subject: Subject) => Answer): Answer {
  const answers = subjects.map(answer);
  return tell(
    join(...answers.map(({ lead }) => lead)),
    ...answers.flatMap(({ rest }, i) =>
      subjects.length > 1 && rest.length > 0 ? [`**${subjects[i]?.name}**`, ...rest] : rest,
    ),
  );
}
