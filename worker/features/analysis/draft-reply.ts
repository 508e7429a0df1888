import type { ChatReply, Fact } from "../../../shared/analysis.ts";
import { ASK_TRAITS } from "../../../shared/asks.ts";
import type { BoardRow } from "../../../shared/board.ts";
import type { MarketKind } from "../../../shared/markets.ts";
import { DISCLAIMER } from "../../../shared/product.ts";
import type { Deps } from "../../deps.ts";
import { answerAsks } from "./asks/answer-asks.ts";
import type { Desk } from "./asks/desk/desk.ts";
import { type Layout, layOut } from "./asks/desk/lay-out.ts";
import { openDesk } from "./asks/desk/open-desk.ts";
import { sayMore } from "./asks/say-more.ts";
import { convertMoney } from "./convert-money.ts";
import type { Gathered } from "./gather.ts";
import { listMissing, refuseIfLost, subjectsOf } from "./list-missing.ts";
import type { Question } from "./question/question.ts";
import { orderFacts } from "./slots/order-facts.ts";
import { renderSlots, slotsIn } from "./slots/render-slots.ts";
import { renderCall } from "./stance/render-call.ts";
import type { Written } from "./words/words.ts";

/** What is known and decided, before a model words any of it. */
export interface AnswerDraft {
  /** the language it is written in */
  language: Written;
  /** the built-in writer's words: the opening is code's in every answer */
  text: Layout;
  /** the same with slots, as a model is told it */
  layout: Layout;
  /** what could be said beside it, in slots too */
  more: string[];
  question: Question;
  /** all of the reply but its words, and where the record stands */
  rest: Omit<ChatReply, "response" | "engine" | "record">;
}

/** Throws what `refuseIfLost` throws where too little could be had. */
export function draftReply(
  deps: Pick<Deps, "markets">,
  read: Question,
  { evidence, missing, board = null, rates = null }: Gathered,
): AnswerDraft {
  const question = convertMoney(read, rates);
  const { assets, suggestions, asks, agreed, alternatives } = question;
  const asked = evidence.filter(({ asset }) => assets.includes(asset));
  refuseIfLost(subjectsOf(question), missing);
  const now = deps.markets.now();
  const market = leastReal([...evidence, ...(board ?? [])].map((e) => e.market)) ?? deps.markets.crypto.kind;
  const desk = { ...openDesk(question, evidence, now, market), board, rates };
  const laid = layOut(desk, question, answerAsks(desk, asks), missing);
  const unused = [...new Set([...question.unused, ...question.left])];
  const unserved = listMissing(question, { missing, evidence });
  const ordered = orderFacts(keepFacts(desk, laid), wholeOf(laid));
  const layout = {
    opening: ordered.rename(laid.opening),
    body: ordered.rename(laid.body),
    closing: ordered.rename(laid.closing),
  };
  const { facts } = ordered;
  const cited = new Set(slotsIn(wholeOf(layout)).map((id) => assetOf(facts.get(id))));
  const shownAssets = asked.length > 0 ? asked : evidence.filter(({ asset }) => cited.has(asset.symbol));
  const rows = new Map((board ?? []).map((row) => [row.symbol, row]));
  const ofBoard = [...cited].flatMap((symbol) =>
    shownAssets.some(({ asset }) => asset.symbol === symbol) ? [] : toReplyAssets(rows.get(symbol ?? "")),
  );
  const { language } = desk;
  return {
    question,
    language,
    layout,
    more: sayMore(desk, question, wholeOf(laid)).map(ordered.rename),
    text: {
      opening: renderSlots(layout.opening, facts, language),
      body: renderSlots(layout.body, facts, language),
      closing: renderSlots(layout.closing, facts, language),
    },
    rest: {
      intent: ASK_TRAITS[asks[0]?.kind ?? "unread"].intent,
      asks: asks.map(({ kind, assets: meant }) => ({ kind, assets: meant.map(({ symbol }) => symbol) })),
      assets: [
        ...shownAssets.map(({ asset: { symbol, name, type }, market: kind, quote }) => ({
          ...{ symbol, name, type, market: kind, asOf: quote.asOf.toISOString() },
        })),
        ...ofBoard,
      ],
      calls: [...desk.calls.values()]
        .filter(({ asset }) => asked.some((one) => one.asset.symbol === asset))
        .map((call) => renderCall(call, ordered, language)),
      forecast: asked.flatMap(({ asset }) => desk.forecasts.get(asset.symbol) ?? []),
      facts: [...facts.values()],
      ...(language !== "en" && { language }),
      ...(unserved.length > 0 && { missing: unserved }),
      ...((unused.length > 0 || !agreed || alternatives.length > 0) && {
        reading: { unused, agreed, alternatives },
      }),
      suggestions: suggestions.map(({ symbol, name }) => ({ symbol, name })),
      data: { market, asOf: oldest(evidence, ofBoard, now).toISOString() },
      disclaimer: DISCLAIMER,
    },
  };
}

const wholeOf = ({ opening, body, closing }: Layout) => `${opening}\n${body}\n${closing}`;

/** All facts of the assets asked about; of those beside them what is cited. */
function keepFacts({ question, facts }: Desk, layout: Layout): Fact[] {
  const asked = new Set(question.assets.map(({ symbol }) => symbol));
  const cited = new Set(slotsIn(wholeOf(layout)));
  return facts.filter(
    ({ id, asset }) => cited.has(id) || asset.split("/").every((symbol) => asked.has(symbol)),
  );
}

const REALITY: MarketKind[] = ["simulated", "replay", "live"];
const leastReal = (kinds: MarketKind[]) => REALITY.find((kind) => kinds.includes(kind));

const oldest = (evidence: Gathered["evidence"], ofBoard: { asOf: string }[], now: Date) =>
  new Date(
    Math.min(
      now.getTime(),
      ...evidence.map(({ quote }) => quote.asOf.getTime()),
      ...ofBoard.map(({ asOf }) => Date.parse(asOf)),
    ),
  );

/** What a fact is about; what the asker said is about no asset. */
const assetOf = (fact: Fact | undefined): string | undefined =>
  fact?.source.startsWith("your question") ? undefined : fact?.asset;

/** An asset of the board, as of its last close. */
const toReplyAssets = (row: BoardRow | undefined): ChatReply["assets"] => {
  if (!row?.quote) return [];
  const { symbol, name, type, market, quote } = row;
  return [{ symbol, name, type, market, asOf: quote.asOf }];
};
