import type { AskKind } from "../../../../../shared/asks.ts";
import type { Question } from "../../question/question.ts";
import { type Written, writtenIn } from "../../words/words.ts";

/** Asks that are answered in German too. */
const TRANSLATED: ReadonlySet<AskKind> = new Set<AskKind>([
  "about",
  "advice_limits",
  "change",
  "chitchat",
  "convert",
  "dca",
  "distress",
  "linked",
  "market",
  "past_days",
  "plan",
  "portfolio",
  "position",
  "scenario",
  "season",
  "unread",
]);

/** The language of the answer: the question's where every ask has words in it, else English. */
export const languageOf = ({ asks, language }: Pick<Question, "asks" | "language">): Written =>
  asks.every(({ kind }) => TRANSLATED.has(kind)) ? writtenIn(language) : "en";
