import { MAX_ASKS } from "../../../../../shared/asks.ts";
import type { Deps } from "../../../../deps.ts";
import { AiError, type AiModel, type AiUsage, costOf } from "../../../../providers/ai/ai.ts";
import type { BudgetShare } from "../../../../providers/ai/index.ts";
import { toKey } from "../../../markets/mentions/build-lexicon.ts";
import type { Ask } from "../../asks/registry.ts";
import { countTokens, guessUsage, NOTHING, nameFailure, note } from "../../writers/ask-models.ts";
import { isResting } from "../../writers/breaker.ts";
import { reserveSpending, settleSpending } from "../../writers/cost/spending.ts";
import { readInTime } from "../../writers/read-in-time.ts";
import type { Question } from "../question.ts";
import { unique } from "../talk.ts";
import { findFreeNumbers } from "../unused/find-unused.ts";
import { checkReadings } from "./check-reading.ts";
import { countReading } from "./count-reading.ts";
import { holds, openHearing } from "./hear-message.ts";
import { type Reading, readingSchema, writeReader, writeReaderData } from "./reader-prompt.ts";

type Tools = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil" | "markets">;

/** Who asks (an account's id or a visitor's network address, kept as a hash) and for how long anybody waits. */
export interface Asker {
  asker: string;
  /** whose part of the day's budget pays for the reading */
  share: () => BudgetShare;
  signal: AbortSignal;
}

const MAX_OUTPUT_TOKENS = 600;
/** Of the time to an answer's first words. */
const READING_MS = 2_500;
/** So many unread words make a message unclear beside an ask that was read without being sure of it. */
const UNREAD_WORDS = 2;

/**
 * Whether the rules left what a model might read: the referee takes the message for another kind, a number or condition is
 * unused, or words are passed over, one where nothing else is made of the message.
 */
export const isUnclear = ({ asks, left, unused, agreed }: Question): boolean =>
  !agreed ||
  unused.length > 0 ||
  left.length >= (asks.every(({ kind }) => kind === "unread") ? 1 : UNREAD_WORDS);

/**
 * The same question, with what a model makes of its unread words where every part of that stands (`checkReading`). Without a
 * model, budget, time or one of the day's readings left, and wherever a model fails, it stays as the rules read it.
 */
export async function readWithModel(deps: Tools, question: Question, asking: Asker): Promise<Question> {
  const model = deps.ai.find((one) => !isResting(one, "read", Date.now()));
  if (!model || !isUnclear(question) || asking.signal.aborted) return question;
  const readings = await askReader(deps, model, question, asking);
  return takeReadings(question, readings, deps.markets.now());
}

/** The question as the readings that stand have it; without any it stays as it is. Pure. */
export function takeReadings(question: Question, readings: readonly Reading[], now: Date): Question {
  const taken = checkReadings(readings, question, openHearing(question, now));
  if (taken.length === 0) return question;
  const asks = distinct(taken.map(({ ask }) => ask)).slice(0, MAX_ASKS);
  const read = { ...question, asks, assets: unique(asks.flatMap(({ assets }) => assets)) };
  const said = toKey(taken.flatMap(({ reading }) => reading.words).join(" "));
  const filled = toKey(taken.flatMap(({ reading }) => reading.fields.map(({ value }) => value)).join(" "));
  // A number is used where it fills a field, another word where the reading rests on it.
  const isNumber = (token: string) => /\d/.test(token);
  const words = question.unused.filter((token) => !isNumber(token) && !holds(said, toKey(token)));
  const numbers = findFreeNumbers(read).filter((token) => !holds(filled, toKey(token)));
  return {
    ...read,
    unknown: question.unknown.filter((name) => !holds(said, toKey(name))),
    ...{ unused: [...numbers, ...words], left: [], agreed: true, alternatives: [] },
  };
}

async function askReader(
  deps: Tools,
  model: AiModel,
  question: Question,
  { asker, share, signal }: Asker,
): Promise<Reading[]> {
  const reader = writeReader();
  const data = writeReaderData(question);
  const most = { inputTokens: countTokens(reader + data), outputTokens: MAX_OUTPUT_TOKENS };
  if (!(await countReading(deps, asker).catch(() => false))) return [];
  const held = await reserveSpending(deps, share(), costOf(model.price, most)).catch(() => null);
  if (!held) return [];
  const stop = new AbortController();
  const endBy = Date.now() + READING_MS;
  const readings: Reading[] = [];
  let heard = 0;
  let used: AiUsage = most;
  let failure: unknown = null;
  const source = readInTime(
    model.ask({
      system: reader,
      data,
      element: readingSchema,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      signal: AbortSignal.any([signal, stop.signal]),
      heard: (chars) => {
        heard += chars;
      },
    }),
    () => endBy - Date.now(),
    () => new AiError(model.name, "timeout"),
    () => stop.abort(),
  );
  try {
    let step = await source.next();
    for (; !step.done && readings.length < MAX_ASKS; step = await source.next()) readings.push(step.value);
    used = (step.done ? step.value : null) ?? guessUsage(most.inputTokens, heard);
    return readings;
  } catch (error) {
    failure = error;
    if (!(error instanceof AiError)) throw error;
    used = error.status === undefined ? guessUsage(most.inputTokens, heard) : NOTHING;
    return [];
  } finally {
    stop.abort();
    deps.waitUntil(settleSpending(deps, held, costOf(model.price, used)).catch(() => {}));
    if (!signal.aborted) note(model, "read", failure === null ? "written" : nameFailure(failure), failure);
  }
}

function distinct(asks: Ask[]): Ask[] {
  const keys = asks.map((ask) => JSON.stringify(ask));
  return asks.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
}
