import { exampleOf, MAX_ASKS } from "../../../../../shared/asks.ts";
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
import { readClauses } from "../read-clauses.ts";
import { readTalk } from "../read-question.ts";
import { areAlike } from "../referee/alike.ts";
import { refuseLevel, trackedIn } from "../stand-ins/own-levels.ts";
import { unique } from "../talk.ts";
import { findFreeNumbers } from "../unused/find-unused.ts";
import { checkReadings } from "./check-reading.ts";
import { countReading } from "./count-reading.ts";
import { holds, openHearing } from "./hear-message.ts";
import { isForModel, isUnclear } from "./is-for-model.ts";
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

/**
 * The same question as a model reads it, where every part of that stands (`checkReading`). Without a model, budget, time or one
 * of the day's readings left, and wherever a model fails, it stays as the rules read it.
 */
export async function readWithModel(deps: Tools, question: Question, asking: Asker): Promise<Question> {
  const model = deps.ai.find((one) => !isResting(one, "read", Date.now()));
  if (!model || !isForModel(question) || asking.signal.aborted) return question;
  const readings = await askReader(deps, model, question, asking);
  return takeReadings(question, readings, deps.markets.now());
}

/**
 * The question as the readings that stand have it; without any it stays as it is. What fits no field according to the model is listed as
 * unused, and where the rules were sure of another kind, that kind is offered beside the answer. Pure.
 */
export function takeReadings(question: Question, readings: readonly Reading[], now: Date): Question {
  const taken = checkReadings(readings, question, openHearing(question, now));
  if (taken.length === 0) return question;
  const tracked = trackedIn(readClauses(question.message, now), readTalk(question.turns, now).tracked);
  const asks = distinct(taken.map(({ ask }) => refuseLevel(ask, tracked))).slice(0, MAX_ASKS);
  const read = { ...question, asks, assets: unique(asks.flatMap(({ assets }) => assets)) };
  const said = toKey(taken.flatMap(({ reading }) => reading.words).join(" "));
  const filled = toKey(taken.flatMap(({ reading }) => reading.fields.map(({ value }) => value)).join(" "));
  // A number is used where it fills a field, another word where the reading rests on it.
  const isNumber = (token: string) => /\d/.test(token);
  const words = question.unused.filter((token) => !isNumber(token) && !holds(said, toKey(token)));
  const numbers = findFreeNumbers(read).filter((token) => !holds(filled, toKey(token)));
  const rest = taken.flatMap(({ reading }) => reading.rest);
  return {
    ...read,
    unknown: question.unknown.filter((name) => !holds(said, toKey(name))),
    ...{ unused: [...new Set([...numbers, ...words, ...rest])], left: [], ...compareKinds(question, read) },
  };
}

/** Whether both readers took the message for the same; else what the rules took it for, where they were sure. */
function compareKinds(rules: Question, read: Question): Pick<Question, "agreed" | "alternatives"> {
  const kinds = read.asks.map(({ kind }) => kind);
  const isSame = rules.asks.some(({ kind }) => kinds.some((one) => areAlike(one, kind)));
  if (isSame || isUnclear(rules)) return { agreed: true, alternatives: [] };
  const names = read.assets.map(({ name }) => name);
  return {
    agreed: false,
    alternatives: rules.asks.flatMap(({ kind }) => {
      const message = exampleOf(kind, names);
      return message === null ? [] : [{ kind, message }];
    }),
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
      onReceived: (chars) => {
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
