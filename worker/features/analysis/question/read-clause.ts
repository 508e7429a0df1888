import type { AskKind } from "../../../../shared/asks.ts";
import type { Ask } from "../asks/registry.ts";
import { readForecast } from "./ahead/forecast.ts";
import { readLinked } from "./ahead/linked.ts";
import { readScenario } from "./ahead/scenario.ts";
import { fillAsk } from "./fill/fill-ask.ts";
import { readOpposite } from "./follow/opposite.ts";
import { readSame } from "./follow/same.ts";
import { readAtStake } from "./holdings/at-stake.ts";
import { readPortfolio } from "./holdings/portfolio.ts";
import { readAdvice } from "./kinds/advice.ts";
import { readChange } from "./kinds/change.ts";
import { readDefinition, readTerm } from "./kinds/definition.ts";
import { readFigures, readOverview, readPrice } from "./kinds/figures.ts";
import { readLevelBehind } from "./kinds/levels.ts";
import { readMarket } from "./kinds/market.ts";
import { readMarketOf, readNotHeld } from "./kinds/not-held.ts";
import { readOpinion } from "./kinds/opinion.ts";
import { readAbout, readChitchat } from "./kinds/small-talk.ts";
import { readRisk, readSentiment } from "./kinds/views.ts";
import { readWhyMoved } from "./kinds/why-moved.ts";
import { has } from "./lexicon/lexicon.ts";
import { readConvert } from "./money/convert.ts";
import { readDca, readSpread } from "./money/dca.ts";
import { readPlan } from "./money/plan.ts";
import { readPosition } from "./money/position.ts";
import { readSteps } from "./money/steps.ts";
import { readPast } from "./past/past.ts";
import { readPastDays } from "./past/past-days.ts";
import { readSeason } from "./past/season.ts";
import { readCompare, readSwitch } from "./ranking/compare.ts";
import { readRanking } from "./ranking/ranking.ts";
import type { Clause } from "./read-clauses.ts";
import { readFirst } from "./read-first.ts";
import { areAlike } from "./referee/alike.ts";
import { subjectOf, type Talk } from "./talk.ts";
import { withParts } from "./with-parts.ts";

type Reader = (clause: Clause, talk: Talk) => Ask | null;

/** In the order in which they may claim a clause. */
const READERS: Reader[] = [
  readChitchat,
  readLevelBehind,
  readSwitch,
  readSame,
  readOpposite,
  readDefinition,
  readSpread,
  readAtStake,
  readSteps,
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
  const ask =
    readMarketOf(clause) ?? (meant && readMeant(meant, clause, talk)) ?? readFirst(READERS, clause, talk);
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
