import type { ChatReply, Fact, Turn } from "../../../shared/analysis.ts";
import { ASK_TRAITS } from "../../../shared/asks.ts";
import type { MarketKind } from "../../../shared/markets.ts";
import { DISCLAIMER } from "../../../shared/product.ts";
import { findHead } from "../../db/record-head.ts";
import type { Deps } from "../../deps.ts";
import type { Asset } from "../markets/assets.ts";
import { answerAsks } from "./asks/answer-asks.ts";
import type { Desk } from "./asks/desk/desk.ts";
import { type Layout, layOut } from "./asks/desk/lay-out.ts";
import { openDesk } from "./asks/desk/open-desk.ts";
import { besidesOf } from "./asks/registry.ts";
import { type Gathered, gatherEvidence } from "./gather.ts";
import { keepDraft } from "./kept-drafts.ts";
import { type Asker, readWithModel } from "./question/model/read-with-model.ts";
import type { Question } from "./question/question.ts";
import { readQuestion } from "./question/read-question.ts";
import { orderFacts } from "./slots/order-facts.ts";
import { renderSlots, slotsIn } from "./slots/render-slots.ts";
import { renderCall } from "./stance/render-call.ts";
import { refuseIfLost, subjectsOf, tellMissing } from "./tell-missing.ts";
import { writeText } from "./writers/write-text.ts";
import type { Writing, Written } from "./writers/writing.ts";

type Writers = Pick<Deps, "ai" | "db" | "config" | "now" | "waitUntil">;
type Tools = Writers & Pick<Deps, "markets" | "cache">;

/** What is known and decided, before a model words any of it. */
export interface AnswerDraft {
  /** the built-in writer's words: the opening is code's in every answer */
  text: Layout;
  /** the same with slots, as a model is told it */
  told: Layout;
  question: Question;
  /** all of the reply but its words, and where the record stands */
  rest: Omit<ChatReply, "response" | "engine" | "record">;
}

/** The request an answer is for. `told` hears of the draft before the first word is released. */
export interface Asking
  extends Pick<Writing, "requestId" | "startedAt" | "signal" | "limits" | "share" | "dataOnly"> {
  told?: (draft: AnswerDraft) => Promise<void>;
  release?: Writing["release"];
}

/**
 * Answers one message: what it asks, which facts, in words whose every figure is one of the facts. Without an `asker` only
 * rules read it. Throws what
 * `readQuestion` and `writeReply` throw.
 */
export async function answerQuestion(
  deps: Tools,
  text: string,
  turns: Turn[] = [],
  { asker, ...asking }: Asking & Partial<Pick<Asker, "asker">> = startAsking(deps),
): Promise<ChatReply> {
  const rules = readQuestion(text, turns, deps.markets.now());
  const { share, signal } = asking;
  const question = asker === undefined ? rules : await readWithModel(deps, rules, { asker, share, signal });
  return writeReply(deps, question, await gatherFor(deps, question), asking);
}

/** A request that nobody can break off. */
const startAsking = ({ now }: Pick<Deps, "now">): Asking => ({
  requestId: crypto.randomUUID(),
  startedAt: now().getTime(),
  signal: new AbortController().signal,
  share: "terminal",
});

/** Evidence of the assets asked about, and of those an ask sets beside them; of these none counts as missing. */
export async function gatherFor(deps: Tools, question: Question): Promise<Gathered> {
  const subjects = subjectsOf(question);
  const beside = question.asks.flatMap(besidesOf);
  const gathered = await gatherEvidence(deps, [...new Set([...subjects, ...beside])]);
  return { ...gathered, missing: gathered.missing.filter(({ asset }) => subjects.includes(asset)) };
}

/** The answer from what was gathered. Throws what `refuseIfLost` throws where that is too little. */
export async function writeReply(
  deps: Tools,
  question: Question,
  gathered: Gathered,
  { told, release = async () => {}, ...asking }: Asking = startAsking(deps),
): Promise<ChatReply> {
  const draft = keepDraft(question, gathered, () => draftReply(deps, question, gathered));
  const record = await findHead(deps, draft.rest.data.market);
  await told?.(draft);
  return finishReply(draft, record, await writeText(deps, { ...asking, draft, release }));
}

function draftReply(
  deps: Pick<Deps, "markets">,
  question: Question,
  { evidence, missing }: Gathered,
): AnswerDraft {
  const { assets, suggestions, asks } = question;
  const asked = evidence.filter(({ asset }) => assets.includes(asset));
  refuseIfLost(subjectsOf(question), missing);
  const now = deps.markets.now();
  const market = leastReal(evidence.map((e) => e.market)) ?? deps.markets.crypto.kind;
  const desk = openDesk(question, evidence, now, market);
  const laid = layOut(desk, question, answerAsks(desk, asks), missing);
  const unserved = tellMissing(question, missing);
  const ordered = orderFacts(keepFacts(desk, laid), wholeOf(laid));
  const told = {
    opening: ordered.rename(laid.opening),
    body: ordered.rename(laid.body),
    closing: ordered.rename(laid.closing),
  };
  const { facts } = ordered;
  const shownAssets = asked.length > 0 ? asked : evidence.filter((one) => isCited(one.asset, told, facts));
  return {
    question,
    told,
    text: {
      opening: renderSlots(told.opening, facts),
      body: renderSlots(told.body, facts),
      closing: renderSlots(told.closing, facts),
    },
    rest: {
      intent: ASK_TRAITS[asks[0]?.kind ?? "unread"].intent,
      asks: asks.map(({ kind, assets: meant }) => ({ kind, assets: meant.map(({ symbol }) => symbol) })),
      assets: shownAssets.map(({ asset, market: kind, quote }) => ({
        symbol: asset.symbol,
        name: asset.name,
        type: asset.type,
        market: kind,
        asOf: quote.asOf.toISOString(),
      })),
      calls: [...desk.calls.values()]
        .filter(({ asset }) => asked.some((one) => one.asset.symbol === asset))
        .map((call) => renderCall(call, ordered)),
      forecast: asked.flatMap(({ asset }) => desk.forecasts.get(asset.symbol) ?? []),
      facts: [...facts.values()],
      ...(unserved.length > 0 && { missing: unserved }),
      suggestions: suggestions.map(({ symbol, name }) => ({ symbol, name })),
      data: { market, asOf: oldest(evidence, now).toISOString() },
      disclaimer: DISCLAIMER,
    },
  };
}

const wholeOf = ({ opening, body, closing }: Layout) => `${opening}\n${body}\n${closing}`;

const isCited = ({ symbol }: Asset, told: Layout, facts: ReadonlyMap<string, Fact>): boolean =>
  slotsIn(wholeOf(told)).some((id) => facts.get(id)?.asset === symbol);

/** All facts of the assets asked about; of those beside them what is cited. */
function keepFacts({ question, facts }: Desk, told: Layout): Fact[] {
  const asked = new Set(question.assets.map(({ symbol }) => symbol));
  const cited = new Set(slotsIn(wholeOf(told)));
  return facts.filter(
    ({ id, asset }) => cited.has(id) || asset.split("/").every((symbol) => asked.has(symbol)),
  );
}

/** Replies by the rest of their draft: one that would come out the same is the same object. */
const replies = new WeakMap<AnswerDraft["rest"], ChatReply>();

function finishReply(
  { rest }: AnswerDraft,
  record: ChatReply["record"],
  { text, engine }: Written,
): ChatReply {
  const last = replies.get(rest);
  if (last?.record === record && last.response === text && last.engine === engine) return last;
  const { intent, asks, assets, disclaimer, ...others } = rest;
  const reply = { response: text, intent, asks, assets, engine, ...others, record, disclaimer };
  replies.set(rest, reply);
  return reply;
}

const REALITY: MarketKind[] = ["simulated", "replay", "live"];
const leastReal = (kinds: MarketKind[]) => REALITY.find((kind) => kinds.includes(kind));

const oldest = (evidence: Gathered["evidence"], now: Date) =>
  new Date(Math.min(now.getTime(), ...evidence.map(({ quote }) => quote.asOf.getTime())));
