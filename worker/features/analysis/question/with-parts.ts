import type { FactKind } from "../../../../shared/analysis.ts";
import { MAX_ASKS } from "../../../../shared/asks.ts";
import type { Span } from "../asks/desk/fields.ts";
import { type Ask, nameAsk } from "../asks/registry.ts";
import { daysBetween } from "./dates/calendar.ts";
import { isCall, isChoice } from "./kinds/call.ts";
import { FILED_FIGURES, readFigures } from "./kinds/figures.ts";
import { notHeld } from "./kinds/not-held.ts";
import { isOfReport, readOpinion } from "./kinds/opinion.ts";
import { has } from "./lexicon/lexicon.ts";
import { OVERLAP } from "./ranking/compare.ts";
import type { Clause } from "./read-clauses.ts";
import { readFirst } from "./read-first.ts";
import type { Talk } from "./talk.ts";
import { inText, pattern, phraseOf, wordOf } from "./words/pattern.ts";

/** An ask with what its clause asks beside it; null where it asks nothing of that kind. */
type ReadParts = (ask: Ask, clause: Clause, talk: Talk) => Ask[] | null;

/** An ask with what goes with it, in the order it is answered in. */
export function withParts(ask: Ask, clause: Clause, talk: Talk): Ask[] {
  const asks = readFirst(PARTS, ask, clause, talk) ?? [ask];
  return [...asks, ...readReport(asks, clause)].slice(0, MAX_ASKS);
}

/** "Sell, or wait for the report?", "buy before earnings?": the day of the next results, beside the call. */
function readReport(asks: Ask[], clause: Clause): Ask[] {
  const call = asks.find((ask) => ask.kind === "opinion" && ask.about === "call");
  const companies = call?.assets.filter(({ type, fund }) => type === "stock" && !fund) ?? [];
  return companies.length > 0 && isOfReport(clause)
    ? [{ kind: "not_held", assets: companies, topic: "earnings_date", what: "earnings dates" }]
    : [];
}

/** "P/E, revenue and gross margin": what is held of it, and what is not. */
const withHeld: ReadParts = (ask, clause, talk) => {
  const isOther = ask.kind === "not_held" && (ask.topic === "other" || ask.topic === "earnings_date");
  const figures = isOther && clause.figures.length > 0 ? readFigures(clause, talk) : null;
  return figures && [figures, ask];
};

const RATIOS = /^(?:pe_|price_to_)/;
const HISTORY = phraseOf("figure_history");
/** "Cheap against its five year average P/E?": no valuation of before is held. */
const withHistory: ReadParts = (ask, clause) =>
  ask.kind === "fundamental" && ask.figures.some((kind) => RATIOS.test(kind)) && has(clause, HISTORY)
    ? [ask, notHeld("unheld.past_valuations", ask.assets)]
    : null;

/** "Is that the same stuff?", of two funds: what each tracks, how they move together, and that no holdings are held. */
const withOverlap: ReadParts = (ask, clause) => {
  const areFunds = ask.assets.length > 1 && ask.assets.every(({ fund }) => fund);
  if (ask.kind !== "compare" || ask.by !== "correlation" || !areFunds || !has(clause, OVERLAP)) return null;
  const { assets } = ask;
  return [
    { kind: "fundamental", assets, figures: [], claim: null },
    { ...ask, want: null },
    notHeld("unheld.flows_fees_and_holdings_of_funds", []),
  ];
};

/** "Hold Microsoft, and when do they report?" */
const withCall: ReadParts = (ask, clause) =>
  ask.kind === "not_held" && ask.topic === "earnings_date" && ask.assets.length > 0 && isCall(clause)
    ? [nameAsk("opinion", ask.assets), ask]
    : null;

/** "A PE under 15 and a dividend over 3%", "dividends included" */
const withDividends: ReadParts = (ask, clause) =>
  (ask.kind === "ranking" || ask.kind === "compare") && has(clause, "unheld.dividends")
    ? [ask, { kind: "not_held", assets: [], topic: "dividend", what: "dividends" }]
    : null;

const GOES_FURTHER = phraseOf("goes_further");
/** "Why is it down, and will it fall further?": the odds of the same way. */
const withOdds: ReadParts = (ask, clause) =>
  ask.kind === "why_moved" && has(clause, GOES_FURTHER)
    ? [ask, { ...nameAsk("forecast", ask.assets), ...(ask.direction && { direction: ask.direction }) }]
    : null;

/** "Keep going with 200 a month?": what the instalments did, and the call. */
const withPlan: ReadParts = (ask) =>
  ask.kind === "dca" && ask.goOn ? [ask, nameAsk("opinion", ask.assets)] : null;

/** "Bought at 118, should I sell?", "take the loss or wait?"; and where a stop is read, whether to get out. */
const withOpinion: ReadParts = (ask, clause, talk) => {
  if (!has(clause, "hold", "sell", "should", "verdict", GETS_OUT)) return null;
  const opinion = isOfHeld(ask, clause) ? readOpinion(clause, { ...talk, assets: ask.assets }) : null;
  if (opinion?.kind !== "opinion") return opinion && [ask, opinion];
  // The price it was bought at is none to buy it at.
  const { at, ...bare } = opinion;
  const isEntry = "position" in ask && at !== undefined && at === ask.position?.entry;
  return [ask, isEntry ? bare : opinion];
};

const GETS_OUT = phraseOf("gets_out");

/** Whether what is said of a position asks what to do with it. */
function isOfHeld(ask: Ask, clause: Clause): boolean {
  const isAsked = has(clause, "should", "verdict", GETS_OUT) || isChoice(clause) || ACTIONS.test(clause.text);
  if (ask.kind === "position") return ask.want === "profit" && isAsked;
  return ask.kind === "plan" && ask.of === "stop" && has(clause, GETS_OUT);
}
const ACTIONS = inText(pattern`${wordOf("act")}(?! [@#~^])|${"act_glued"}`, "u");

/** "By revenue, margin and debt": what is filed besides the figure that they are set side by side by. */
const withOthers: ReadParts = (ask, { figures }) => {
  if (ask.kind !== "compare" || !ask.by || ask.span || figures.length < 2) return null;
  const filed = [ask.by, ...figures].filter((kind) => FILED_FIGURES.test(kind));
  const others = figures.filter((kind) => kind !== ask.by && filed.includes(kind));
  return filed.includes(ask.by) && others.length > 0
    ? [ask, { kind: "fundamental", assets: ask.assets, figures: others, claim: null }]
    : null;
};

/** "Over a week, a month and a year": the change over each. */
const withSpans: ReadParts = (ask, { dates, figures }) => {
  const days = dates.flatMap(({ past }) => (past?.unit === "day" ? [past] : []));
  if (ask.kind === "price_at" && days.length > 1)
    return days.map((when) => ({ ...ask, when })).slice(0, MAX_ASKS);
  const isChange = ask.kind === "change_between" && ask.since === null;
  const isFigure = ask.kind === "figure" && figures.every((kind) => /^(?:return|change)_/.test(kind));
  // "The one day change": a length that the figure has anyway.
  const isOwn = ({ from, to }: Span) => figures.some((kind) => lengthOf(kind) === daysBetween(from, to));
  const lengths = dates.flatMap(({ past, isLength }) =>
    past && (isLength || past.unit === "stretch") && !(isFigure && isOwn(past)) ? [past] : [],
  );
  const [first, ...more] = lengths;
  if (!first || !(isChange ? more.length > 0 : isFigure && figures.length > 0)) return null;
  const over = (span: Span): Ask => ({
    kind: "change_between",
    assets: ask.assets,
    span,
    in: "percent",
    since: null,
  });
  const changes = lengths.map(over).slice(0, MAX_ASKS);
  return isChange ? changes : [ask, ...changes].slice(0, MAX_ASKS);
};

const lengthOf = (kind: FactKind): number =>
  kind === "change_24h" ? 1 : Number(/^return_(\d+)d$/.exec(kind)?.[1]);

const PARTS: ReadParts[] = [
  ...[
    withHistory,
    withOverlap,
    withHeld,
    withCall,
    withDividends,
    withOthers,
    withSpans,
    withOdds,
    withPlan,
    withOpinion,
  ],
];
