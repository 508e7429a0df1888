import type { ChatReply, Statement } from "../../../../shared/analysis.ts";
import { ASK_TRAITS, type AskKind } from "../../../../shared/asks.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import type { AnswerPart } from "../talk/turn.ts";

/** What an answer sheet shows: a reply, or as much of one as has come. */
export interface Sheet
  extends Pick<ChatReply, "response" | "calls" | "facts" | "suggestions" | "disclaimer"> {
  assets: (Pick<ChatReply["assets"][number], "symbol" | "name"> & Partial<ChatReply["assets"][number]>)[];
  /** the four that are told last: empty or null until then */
  asks: ChatReply["asks"];
  intent: ChatReply["intent"] | null;
  engine: string | null;
  /** absent in answers kept from before there was one, and until it is told */
  forecast?: ChatReply["forecast"];
  reading?: ChatReply["reading"];
  data: ChatReply["data"] | null;
}

/** The sheet of an answer that is not whole. */
export function draftSheet({ calls, facts, text, engine }: AnswerPart): Sheet {
  return {
    response: text,
    calls,
    facts,
    suggestions: [],
    disclaimer: DISCLAIMER,
    assets: calls.map(({ asset }) => ({ symbol: asset, name: asset })),
    asks: [],
    intent: null,
    engine,
    data: null,
  };
}

export type Layout = "strip" | "comparison" | "ranking" | "price" | "position" | "words";

/** A call on an asset is the answer to these; an answer that is still written is taken for one. */
const JUDGED: ReadonlySet<AskKind | undefined> = new Set<AskKind | undefined>([
  "overview",
  "opinion",
  undefined,
]);

/** The form an answer takes, by what was asked first. An asset's card stands once in a talk: `hasCard` tells that it does already. */
export function pickLayout({ asks, calls, assets, facts, intent }: Sheet, hasCard = false): Layout {
  const main = asks[0]?.kind;
  const holds = (kind: ChatReply["facts"][number]["kind"]) => facts.some((fact) => fact.kind === kind);
  if (calls.length > 1 && (main === "compare" || JUDGED.has(main))) return "comparison";
  if (calls.length === 1 && JUDGED.has(main)) return hasCard ? "words" : "strip";
  // Of those on one side of a line the sentence says how many, and which line.
  const hasLine = holds("level_asked") || holds("figure_asked") || holds("scenario_move");
  if (main === "ranking" && facts.length > 1 && !hasLine) return "ranking";
  if (main === "position" && assets.length === 1 && holds("entry") && holds("gain_percent"))
    return "position";
  if (main === "figure" && intent === "price" && assets.length === 1 && holds("price")) return "price";
  return "words";
}

/** The asset a chart goes with, where the answer is about one and about its price. */
export const findCharted = ({ asks, assets }: Sheet): string | null =>
  assets.length === 1 && asks.some(({ kind }) => ASK_TRAITS[kind].charted)
    ? (assets[0]?.symbol ?? null)
    : null;

/** The line over the answer says it already. */
const SAID_ABOVE = /^(?:\*All prices here are .*\*|A part of your question was not used\.)$/;
const LEAD_WORDS = 60;
const countWords = (text: string) => text.split(/\s+/).length;

/** The paragraphs of an answer: what is read first, and the rest. */
export function splitLead(response: string): { lead: string; rest: string } {
  const paragraphs = response.split(/\n{2,}/).filter((one) => !SAID_ABOVE.test(one.trim()));
  let until = 1;
  while (
    until < paragraphs.length &&
    !paragraphs[until]?.startsWith("|") &&
    countWords(paragraphs.slice(0, until + 1).join(" ")) <= LEAD_WORDS
  )
    until++;
  // A table right behind is what the answer was asked for: levels, holdings.
  if (paragraphs[until]?.startsWith("|")) until++;
  return { lead: paragraphs.slice(0, until).join("\n\n"), rest: paragraphs.slice(until).join("\n\n") };
}

const MOST_REASONS = 2;

/** Two reasons for the price and two against it: those of the score, then what stands beside it; and what is left over. */
export function pickReasons({ bull, bear, context }: Sheet["calls"][number]) {
  const beside = (side: "supports" | "against") => context.filter((one) => one.side === side);
  const [forIt, against]: [Statement[], Statement[]] = [
    [...bull, ...beside("supports")],
    [...bear, ...beside("against")],
  ];
  return {
    forIt: forIt.slice(0, MOST_REASONS),
    against: against.slice(0, MOST_REASONS),
    others: [
      ...forIt.slice(MOST_REASONS),
      ...against.slice(MOST_REASONS),
      ...context.filter(({ side }) => side === "neutral"),
    ],
  };
}
