import { foldText } from "../../../markets/mentions/fold-text.ts";
import type { Day } from "../../asks/desk/fields.ts";
import type { Question } from "../question.ts";
import type { Clauses } from "../read-clauses.ts";
import { findDoubted } from "./find-doubted.ts";
import { findLostTimes } from "./find-lost-times.ts";
import { findPassedOver, findUnused, type Read } from "./find-unused.ts";

/** A reading, and what of the message it passes over. */
export interface Weighed extends Pick<Question, "unused" | "left"> {
  whole: Read;
  clauses: Clauses;
}

/** What a message says, and the clauses it was read in. */
export type Within = Read & { clauses: Clauses };
type ReadWords = (message: string) => Within;

/** A reading, with the numbers and words it passes over: found by reading the message without them. */
export function weighReading(
  message: string,
  read: ReadWords,
  today: Day,
  { clauses, ...whole } = read(message),
): Weighed {
  if (whole.manner || whole.asks.some(({ kind }) => kind === "distress"))
    return { whole, clauses, unused: [], left: [] };
  const named = clauses.clauses.flatMap(({ assets }) => assets);
  const kinds = whole.asks.map(({ kind }) => kind).filter((kind) => kind !== "unread");
  const plain = { ...whole, message: evenOut(message) };
  const doubted = findDoubted(plain.message, clauses.clauses, whole.unknown, kinds);
  const unused = findUnused(plain, read, named);
  const dates = clauses.clauses.flatMap((clause) => clause.dates);
  const times = [...new Set(findLostTimes(whole.asks, dates, today))];
  return {
    whole,
    clauses,
    unused: [...unused.filter((word) => !times.some((time) => time.includes(word.toLowerCase()))), ...times],
    left: findPassedOver(plain, read, doubted),
  };
}

/** The message as written, or folded where its words would lie elsewhere in it then ("…"). */
function evenOut(message: string): string {
  const lines = message.split("\n").map(foldText).join("\n");
  return lines.length === message.length ? message : lines;
}

/** Something is read, and every word of the message used. */
export const isWhole = ({ whole, unused, left }: Weighed): boolean =>
  unused.length + left.length === 0 && whole.asks.every(({ kind }) => kind !== "unread");
