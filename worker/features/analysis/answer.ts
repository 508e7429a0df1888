import { type ChatReply, type Fact, MESSAGE_MAX_LENGTH, type Turn } from "../../../shared/analysis.ts";
import type { MarketKind } from "../../../shared/markets.ts";
import { DISCLAIMER } from "../../../shared/product.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { callAsset } from "./call/call-asset.ts";
import { compareAssets } from "./compare.ts";
import type { Evidence } from "./evidence.ts";
import { buildFacts } from "./facts/build-facts.ts";
import { type Gathered, gatherEvidence } from "./gather.ts";
import { groundText } from "./grounding/ground.ts";
import { readSubject, type Subject } from "./talk/follow-up.ts";
import { sayScenario } from "./talk/say-scenario.ts";
import { findScenario, type Scenario } from "./talk/scenario.ts";
import { computeScenario } from "./talk/scenario-facts.ts";
import { type AnswerInput, writeAnswer } from "./words/write-answer.ts";
import { BUILT_IN, writeText } from "./writers/write-text.ts";
import type { Writing, Written } from "./writers/writing.ts";

type Writers = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil">;
type Tools = Writers & Pick<Deps, "markets" | "cache">;

/** What a message asks, before anything is looked up. */
export interface Question extends Subject {
  message: string;
  /** "what if it drops 10%?" */
  scenario: Scenario | null;
  /** what was said before, oldest first */
  turns: Turn[];
}

/** What is known and decided, before it is put into words. */
export interface Draft {
  input: AnswerInput;
  /** all of the reply but its words */
  rest: Omit<ChatReply, "response" | "engine">;
}

/** The request an answer is for. `told` hears of the draft before the first word is released. */
export interface Asking extends Pick<Writing, "requestId" | "startedAt" | "signal" | "limits"> {
  told?: (draft: Draft) => Promise<void>;
  release?: Writing["release"];
}

/**
 * Answers one question about a market: which assets, which facts, which call, in words whose every number is one of
 * the facts. Throws what `readQuestion` and `writeReply` throw.
 */
export async function answerQuestion(
  deps: Tools,
  text: string,
  turns: Turn[] = [],
  asking: Asking = startAsking(deps),
): Promise<ChatReply> {
  const question = readQuestion(text, turns);
  return writeReply(deps, question, await gatherEvidence(deps, question.assets), asking);
}

/** A request that nobody can break off. */
const startAsking = ({ now }: Pick<Deps, "now">): Asking => ({
  requestId: crypto.randomUUID(),
  startedAt: now().getTime(),
  signal: new AbortController().signal,
});

/** Reads a message. Throws `message_empty` and `message_too_long`. */
export function readQuestion(text: string, turns: Turn[] = []): Question {
  const message = checkMessage(text);
  return { ...readSubject(message, turns), message, turns, scenario: findScenario(message) };
}

/** The answer from what was gathered. Throws `market_data_unavailable` when that is nothing of any asset asked for. */
export async function writeReply(
  deps: Writers & Pick<Deps, "markets">,
  question: Question,
  gathered: Gathered,
  { told, release = async () => {}, ...asking }: Asking = startAsking(deps),
): Promise<ChatReply> {
  const draft = draftReply(deps, question, gathered);
  await told?.(draft);
  const { assets: named, message, turns } = question;
  const writing = { ...asking, input: draft.input, named, message, turns, release };
  return finishReply(draft, question, await writeText(deps, writing));
}

/** The reply in the built-in writer's words, which are always at hand. Throws `internal` when they do not hold. */
export const replyBuiltIn = (draft: Draft, question: Question): ChatReply =>
  finishReply(draft, question, { text: writeAnswer(draft.input), engine: BUILT_IN });

function draftReply(
  deps: Pick<Deps, "markets">,
  { intent, assets, unknown, suggestions, scenario }: Question,
  { evidence, missing }: Gathered,
): Draft {
  if (assets.length > 0 && evidence.length === 0) throw new AppError("market_data_unavailable");
  const { facts, calls } = judge(evidence);
  const market = leastReal(evidence.map((e) => e.market)) ?? deps.markets.crypto.kind;
  const held = evidence.map((e) => e.asset);
  if (scenario) facts.push(...computeScenario(held, facts, scenario, facts.length + 1));
  const asides = scenario ? sayScenario(held, facts, calls) : [];
  return {
    input: { intent, assets: held, facts, calls, market, unknown, suggestions, missing, asides },
    rest: {
      intent,
      assets: evidence.map(({ asset, market: kind, quote }) => ({
        symbol: asset.symbol,
        name: asset.name,
        type: asset.type,
        market: kind,
        asOf: quote.asOf.toISOString(),
      })),
      calls,
      facts,
      suggestions: suggestions.map(({ symbol, name }) => ({ symbol, name })),
      data: { market, asOf: oldest(evidence, deps.markets.now()).toISOString() },
      disclaimer: DISCLAIMER,
    },
  };
}

/** Throws `internal` for words that a fact does not bear. */
function finishReply({ rest }: Draft, { assets }: Question, { text, engine }: Written): ChatReply {
  const { ok, problems } = groundText(text, rest.facts, assets);
  if (!ok)
    throw new AppError("internal", {
      cause: new Error(`ungrounded: ${JSON.stringify(problems.slice(0, 3))}`),
    });
  const { intent, assets: shown, calls, facts, suggestions, data, disclaimer } = rest;
  return { response: text, intent, assets: shown, calls, facts, suggestions, engine, data, disclaimer };
}

/** The message with broken surrogates replaced. Throws `message_empty` or `message_too_long`. */
function checkMessage(question: string): string {
  const message = question.toWellFormed().trim();
  if (message.length === 0) throw new AppError("message_empty");
  if ([...message].length > MESSAGE_MAX_LENGTH) throw new AppError("message_too_long");
  return message;
}

function judge(evidence: Evidence[]): Pick<ChatReply, "facts" | "calls"> {
  const facts: Fact[] = buildFacts(evidence);
  const calls = evidence.map((one) => {
    const judged = callAsset(one, facts);
    facts.push(...judged.facts);
    return judged.call;
  });
  if (evidence.length > 1) facts.push(...compareAssets(evidence, facts.length + 1));
  return { facts, calls };
}

const REALITY: MarketKind[] = ["simulated", "replay", "live"];
const leastReal = (kinds: MarketKind[]) => REALITY.find((kind) => kinds.includes(kind));

const oldest = (evidence: Evidence[], now: Date) =>
  new Date(Math.min(now.getTime(), ...evidence.map(({ quote }) => quote.asOf.getTime())));
