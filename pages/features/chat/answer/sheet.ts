import type { ChatReply, Statement } from "../../../../shared/analysis.ts";
import { ASK_TRAITS, type AskKind } from "../../../../shared/asks.ts";
import { DISCLAIMER } from "../../../../shared/product.ts";
import type { AnswerPart } from "../talk/turn.ts";

/** What an answer sheet shows: a reply, or as much of one as has come. */
export interface Sheet
  extends Pick<ChatReply, "response" | "calls" | "facts" | "suggestions" | "disclaimer"> {
  assets: (Pick<ChatReply["assets"][number], "symbol" | "name"> & Partial<ChatReply["assets"][number]>)[];
  /** the four that arrive last: empty or null until then */
  asks: ChatReply["asks"];
  intent: ChatReply["intent"] | null;
  engine: string | null;
  /** absent in answers stored before it existed, and until it arrives */
  forecast?: ChatReply["forecast"];
  reading?: ChatReply["reading"];
  /** absent: English */
  language?: ChatReply["language"];
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
    language: calls[0]?.language,
  };
}

/** `reasons`: the card of the call stands further up in the conversation, so this answer brings what the call rests on. */
export type Layout = "strip" | "reasons" | "comparison" | "ranking" | "price" | "position" | "words";

/** What the card of a call shows, by which one conversation draws it once. */
const nameCard = ({ asset, date, action }: Sheet["calls"][number]) => `${asset} ${date} ${action}`;

/** Whether a card, by its name, is one of an asset. */
export const isCardOf = (card: string, symbol: string): boolean => card.startsWith(`${symbol} `);

/** Its reasons, why it is no other one, what would cancel it, in the languages answers are written in. */
const ASKED_OF_CALL = new RegExp(
  [
    "^(?:Because |It is not? |Our figures give |A (?:daily )?close )",
    "^(?:Die Gründe: |Der Grund ist|Es ist (?:noch )?kein |Unsere Zahlen nennen |Ein (?:Tages)?[Ss]chlusskurs )",
  ].join("|"),
);

/** Whether the call itself is what was asked for, so that it is said in the same words each time. */
export const answersWithCall = (headline: string): boolean => !ASKED_OF_CALL.test(headline);

/** The cards that an answer draws. */
export const findCards = (sheet: Sheet): string[] =>
  pickLayout(sheet) === "strip" ? sheet.calls.map(nameCard) : [];

/** A call on an asset is the answer to these; an answer that is still written is taken for one. */
const JUDGED: ReadonlySet<AskKind | undefined> = new Set<AskKind | undefined>([
  "overview",
  "opinion",
  undefined,
]);

/** The form an answer takes, by what was asked first; `drawn` are the cards that stand above it. */
export function pickLayout(sheet: Sheet, drawn: readonly string[] = []): Layout {
  const main = sheet.asks[0]?.kind;
  return layoutOfCalls(sheet, main, drawn) ?? (main && LAYOUTS[main]?.(sheet)) ?? "words";
}

function layoutOfCalls(
  { calls }: Sheet,
  main: AskKind | undefined,
  drawn: readonly string[],
): "comparison" | "reasons" | "strip" | null {
  const isJudged = JUDGED.has(main);
  if (calls.length > 1 && (main === "compare" || isJudged)) return "comparison";
  if (calls.length !== 1 || !isJudged) return null;
  return calls.some((call) => drawn.includes(nameCard(call))) ? "reasons" : "strip";
}

const holds = ({ facts }: Sheet, kind: ChatReply["facts"][number]["kind"]): boolean =>
  facts.some((fact) => fact.kind === kind);

/** Of what was asked first where its answer holds the figures that a form of its own needs. */
const LAYOUTS: Partial<Record<AskKind, (sheet: Sheet) => Layout | null>> = {
  ranking: (sheet) => {
    // Of those on one side of a line the sentence says how many, and which line.
    const hasLine =
      holds(sheet, "level_asked") || holds(sheet, "figure_asked") || holds(sheet, "scenario_move");
    return sheet.facts.length > 1 && !hasLine ? "ranking" : null;
  },
  position: (sheet) =>
    sheet.assets.length === 1 && holds(sheet, "entry") && holds(sheet, "gain_percent") ? "position" : null,
  figure: (sheet) =>
    sheet.intent === "price" && sheet.assets.length === 1 && holds(sheet, "price") ? "price" : null,
};

/** The asset a chart goes with, where the answer is about one and about its price. */
export const findCharted = ({ asks, assets }: Sheet): string | null =>
  assets.length === 1 && asks.some(({ kind }) => ASK_TRAITS[kind].charted)
    ? (assets[0]?.symbol ?? null)
    : null;

const MOST_REASONS = 2;

/** "200-day", of the average that a reason is about. */
const averageOf = ({ text }: Statement): string | undefined => /\d+-(?:day|Tage)/.exec(text)?.[0];

/** Those that are not of an average by which the other side, that of the score, has a reason: one reading does not point both ways. */
const without = (weaker: Statement[], stronger: Statement[]): Statement[] => {
  const taken = new Set(stronger.slice(0, MOST_REASONS).map(averageOf));
  return weaker.filter((one) => averageOf(one) === undefined || !taken.has(averageOf(one)));
};

/** Two reasons that point up and two that point down: those of the score, then what stands beside it; and what is left over. */
export function pickReasons({ bull, bear, context, score }: Sheet["calls"][number]) {
  const beside = (side: "supports" | "against") => context.filter((one) => one.side === side);
  const all: [Statement[], Statement[]] = [
    [...bull, ...beside("supports")],
    [...bear, ...beside("against")],
  ];
  const [up, down] = (score ?? 0) < 0 ? [without(all[0], all[1]), all[1]] : [all[0], without(all[1], all[0])];
  return {
    up: up.slice(0, MOST_REASONS),
    down: down.slice(0, MOST_REASONS),
    others: [
      ...up.slice(MOST_REASONS),
      ...down.slice(MOST_REASONS),
      ...context.filter(({ side }) => side === "neutral"),
    ],
  };
}
