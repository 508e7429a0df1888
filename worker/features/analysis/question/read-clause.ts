import type { FactKind } from "../../../../shared/analysis.ts";
import { type AskKind, MAX_ASKS } from "../../../../shared/asks.ts";
import type { Span } from "../asks/desk/fields.ts";
import type { Ask } from "../asks/registry.ts";
import { readForecast } from "./ahead/forecast.ts";
import { readLinked } from "./ahead/linked.ts";
import { readScenario } from "./ahead/scenario.ts";
import { daysBetween } from "./dates/calendar.ts";
import { fillAsk } from "./fill/fill-ask.ts";
import { readOpposite } from "./follow/opposite.ts";
import { readSame } from "./follow/same.ts";
import { readAdvice } from "./kinds/advice.ts";
import { readChange } from "./kinds/change.ts";
import { readDefinition, readTerm } from "./kinds/definition.ts";
import { FILED_FIGURES, readFigures, readOverview, readPrice } from "./kinds/figures.ts";
import { readMarket } from "./kinds/market.ts";
import { readNotHeld } from "./kinds/not-held.ts";
import { readOpinion } from "./kinds/opinion.ts";
import { readAbout, readChitchat } from "./kinds/small-talk.ts";
import { readRisk, readSentiment } from "./kinds/views.ts";
import { readWhyMoved } from "./kinds/why-moved.ts";
import { has } from "./lexicon/lexicon.ts";
import { readConvert } from "./money/convert.ts";
import { readDca } from "./money/dca.ts";
import { readPlan } from "./money/plan.ts";
import { readPortfolio } from "./money/portfolio.ts";
import { readPosition } from "./money/position.ts";
import { readPast } from "./past/past.ts";
import { readPastDays } from "./past/past-days.ts";
import { readSeason } from "./past/season.ts";
import { readCompare } from "./ranking/compare.ts";
import { readRanking } from "./ranking/ranking.ts";
import type { Clause } from "./read-clauses.ts";
import { readFirst } from "./read-first.ts";
import { areAlike } from "./referee/alike.ts";
import { subjectOf, type Talk } from "./talk.ts";
import { inText, pattern, wordOf } from "./words/pattern.ts";

type Reader = (clause: Clause, talk: Talk) => Ask | null;

/** In the order in which they may claim a clause. */
const READERS: Reader[] = [
  readChitchat,
  readSame,
  readOpposite,
  readDefinition,
  readPlan,
  readPortfolio,
  readAdvice,
  readBeside,
  readNotHeld,
  readAbout,
  readDca,
  readPosition,
  readMarket,
  readLinked,
  readSeason,
  readScenario,
  readChange,
  readWhyMoved,
  readPastDays,
  readConvert,
  readRanking,
  readCompare,
  readForecast,
  readRisk,
  readFigureOf,
  readPast,
  readSentiment,
  readOpinion,
  readFigures,
  readPrice,
  readOverview,
  readTerm,
];

/** What a clause asks within its talk, the main ask first, or as the kind it is `meant` for; none where nothing can be made of it. */
export function readClause(clause: Clause, talk: Talk, meant: AskKind | null): Ask[] {
  const ask = (meant && readMeant(meant, clause, talk)) ?? readFirst(READERS, clause, talk);
  return ask ? withParts(ask, clause, talk) : [];
}

/** A clause read as a kind: by the reader of that kind, without the words it is usually asked by, else by what it names alone. */
function readMeant(kind: AskKind, clause: Clause, talk: Talk): Ask | null {
  const meant = { ...clause, meant: kind };
  for (const read of READERS) {
    const ask = read(meant, talk);
    if (ask && areAlike(ask.kind, kind)) return ask;
  }
  return fillAsk(kind, clause, talk);
}

const isOther = (ask: Ask): boolean =>
  ask.kind === "not_held" && (ask.topic === "other" || ask.topic === "earnings_date");

/** An ask with what goes with it. */
function withParts(ask: Ask, clause: Clause, talk: Talk): Ask[] {
  // "P/E, revenue and gross margin": what is held of it, and what is not.
  const figures = isOther(ask) && clause.figures.length > 0 ? readFigures(clause, talk) : null;
  if (figures) return [figures, ask];
  // "A PE under 15 and a dividend over 3%", "dividends included"
  if ((ask.kind === "ranking" || ask.kind === "compare") && has(clause, "unheld.dividends"))
    return [ask, { kind: "not_held", assets: [], topic: "dividend", what: "dividends" }];
  const others = readOthers(clause, ask);
  if (others) return [ask, others];
  const spans = readSpans(clause, ask);
  if (spans.length > 0) return spans;
  const opinion =
    ask.kind === "position" && ask.want === "profit" && has(clause, "hold", "sell", "should", "verdict")
      ? readOpinion(clause, { ...talk, assets: ask.assets })
      : null;
  const isCall = opinion !== null && (has(clause, "should", "verdict") || ACTIONS.test(clause.text));
  return isCall ? [ask, opinion] : [ask];
}

/** "By revenue, margin and debt": what is filed besides the figure that they are set side by side by. */
function readOthers({ figures }: Clause, ask: Ask): Ask | null {
  if (ask.kind !== "compare" || !ask.by || ask.span || figures.length < 2) return null;
  const filed = [ask.by, ...figures].filter((kind) => FILED_FIGURES.test(kind));
  const others = figures.filter((kind) => kind !== ask.by && filed.includes(kind));
  return filed.includes(ask.by) && others.length > 0
    ? { kind: "fundamental", assets: ask.assets, figures: others, claim: null }
    : null;
}

/** "Over a week, a month and a year": the change over each. */
function readSpans({ dates, figures }: Clause, ask: Ask): Ask[] {
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
  if (!first || !(isChange ? more.length > 0 : isFigure && figures.length > 0)) return [];
  const over = (span: Span): Ask => ({
    kind: "change_between",
    assets: ask.assets,
    span,
    in: "percent",
    since: null,
  });
  const changes = lengths.map(over).slice(0, MAX_ASKS);
  return isChange ? changes : [ask, ...changes].slice(0, MAX_ASKS);
}

const lengthOf = (kind: FactKind): number =>
  kind === "change_24h" ? 1 : Number(/^return_(\d+)d$/.exec(kind)?.[1]);

const ACTIONS = inText(pattern`${wordOf("act")}(?! [@#~^])|${"act_glued"}`, "u");

/** Held and not held side by side: "is Bitcoin better than gold?" */
function readBeside(clause: Clause, talk: Talk): Ask | null {
  const ask = readCompare(clause, talk);
  return ask?.unheld ? ask : null;
}

/** A figure named outright comes before a past day: "the last session's volume". */
function readFigureOf(clause: Clause, talk: Talk): Ask | null {
  const isOfPast =
    clause.dates.some(({ past, tense }) => past && tense === "past" && past.said !== "today") &&
    clause.figures.every((kind) => /^return|^change/.test(kind));
  const isCall = has(clause, "verdict") && clause.figures.every((kind) => kind === "pe_ratio");
  if (clause.figures.length === 0 || isCall || isOfPast || subjectOf(clause, talk).length === 0) return null;
  return readFigures(clause, talk);
}
