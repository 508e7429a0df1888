import { type ChatReply, type Fact, type Intent, MESSAGE_MAX_LENGTH } from "../../../shared/analysis.ts";
import type { MarketKind } from "../../../shared/markets.ts";
import { DISCLAIMER } from "../../../shared/product.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Resolved, resolveAssets } from "../markets/resolve.ts";
import { callAsset } from "./call/call-asset.ts";
import { compareAssets } from "./compare.ts";
import type { Evidence } from "./evidence.ts";
import { buildFacts } from "./facts/build-facts.ts";
import { type Gathered, gatherEvidence } from "./gather.ts";
import { groundText } from "./grounding/ground.ts";
import { readIntent } from "./intent.ts";
import { writeAnswer } from "./words/write-answer.ts";

type Tools = Pick<Deps, "markets" | "cache" | "now" | "waitUntil">;

/** What a message asks, before anything is looked up. */
export interface Question extends Resolved {
  intent: Intent;
}

/**
 * Answers one question about a market: which assets, which facts, which call, in words whose every number is one of
 * the facts. Throws what `readQuestion` and `writeReply` throw.
 */
export async function answerQuestion(deps: Tools, text: string): Promise<ChatReply> {
  const question = readQuestion(text);
  return writeReply(deps, question, await gatherEvidence(deps, question.assets));
}

/** Reads a message. Throws `message_empty` and `message_too_long`. */
export function readQuestion(text: string): Question {
  const message = checkMessage(text);
  const resolved = resolveAssets(message);
  return { ...resolved, intent: readIntent(message, resolved.assets.length) };
}

/** The answer from what was gathered. Throws `market_data_unavailable` when that is nothing of any asset asked for. */
export function writeReply(
  deps: Pick<Deps, "markets">,
  { intent, assets, unknown, suggestions }: Question,
  { evidence, missing }: Gathered,
): ChatReply {
  if (assets.length > 0 && evidence.length === 0) throw new AppError("market_data_unavailable");

  const { facts, calls } = judge(evidence);
  const market = leastReal(evidence.map((e) => e.market)) ?? deps.markets.crypto.kind;
  const response = writeAnswer({
    intent,
    assets: evidence.map((e) => e.asset),
    facts,
    calls,
    market,
    unknown,
    suggestions,
    missing,
  });
  const { ok, problems } = groundText(response, facts, assets);
  if (!ok)
    throw new AppError("internal", {
      cause: new Error(`ungrounded: ${JSON.stringify(problems.slice(0, 3))}`),
    });

  return {
    response,
    intent,
    assets: evidence.map(({ asset, market, quote }) => ({
      symbol: asset.symbol,
      name: asset.name,
      type: asset.type,
      market,
      asOf: quote.asOf.toISOString(),
    })),
    calls,
    facts,
    suggestions: suggestions.map(({ symbol, name }) => ({ symbol, name })),
    engine: "builtin",
    data: { market, asOf: oldest(evidence, deps.markets.now()).toISOString() },
    disclaimer: DISCLAIMER,
  };
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
