import { type Asset, findAsset, STANDS_FOR } from "../../../markets/assets.ts";
import type { CompareAsk } from "../../asks/compare.ts";
import type { Span } from "../../asks/desk/fields.ts";
import { WINDOW_DAYS } from "../../compare.ts";
import { putsIn } from "../ahead/forecast-asked.ts";
import { daysBetween } from "../dates/calendar.ts";
import { OF_GROUP } from "../follow/refer.ts";
import { findUnheld } from "../kinds/not-held.ts";
import { has, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import { type Talk, unique, wasOfMoves } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { distanceOf } from "./distance.ts";
import { findMeasure, findPastSpan } from "./measure.ts";

/** "The same stuff", "overlap", "do I need both" */
export const OVERLAP = phraseOf("overlap");
const LIST_ONLY = pattern`^ (?:@ (?:${"and_or"} )?)+$`;
/** Which end of the order is asked for. */
const ENDS: Sign[] = [
  "most",
  "least",
  "safe",
  "cheap",
  "rise",
  "fall",
  "perform",
  "size",
  phraseOf("deeper"),
];
const hasEnd = (clause: Clause): boolean => distanceOf(clause) !== undefined || has(clause, ...ENDS);

/** The assets side by side. */
export function readCompare(clause: Clause, talk: Talk): CompareAsk | null {
  const unheld = findUnheld(clause);
  const together = setTogether(clause, talk);
  const beside = together ?? readFirst([setBeside, setBesideMarket], clause, talk);
  const assets =
    beside ?? readFirst([findTwo, findListed], clause, talk) ?? (unheld && findOne(clause, talk));
  if (!assets || (!unheld && isWhereTo(clause))) return null;
  const { by, want } = findMeasure(clause, assets);
  const span = findPastSpan(clause, talk);
  const isOpen = by === "score" || (by === null && !span);
  const over = isOpen && (beside || goesOnOver(clause, talk)) ? goOn(span, talk) : { by, span };
  return {
    kind: "compare",
    assets,
    ...overWindow(clause, over, together !== null),
    want: hasEnd(clause) ? want : null,
    unheld,
  };
}

/** How two move together is measured over one window alone. */
function overWindow(
  clause: Clause,
  over: Pick<CompareAsk, "by" | "span">,
  isTogether: boolean,
): Pick<CompareAsk, "by" | "span"> {
  const isAlike = clause.assets.length > 1 && over.by === "score" && has(clause, OVERLAP);
  const by = isTogether || isAlike || has(clause, "together") ? "correlation" : over.by;
  if (!over.span || by === null || by === "drawdown" || by === "volatility_30d")
    return { by, span: over.span };
  if (by === "score" || /^(?:return|change)_/.test(by)) return { by: null, span: over.span };
  // A figure of now.
  if (by !== "correlation" && by !== "beta") return { by, span: null };
  return { by, span: daysBetween(over.span.from, over.span.to) === WINDOW_DAYS ? over.span : null };
}

/** "ETH or SOL for the next three months" asks where each may go, and "5,000 until spring, GLD or TLT?" which to choose. */
const isWhereTo = (clause: Clause): boolean =>
  isOfAhead(clause) && clause.figures.length === 0 && !putsIn(clause);

/** Something of what lies ahead. */
export const isOfAhead = ({ dates }: Clause): boolean =>
  dates.some(({ past, ahead, tense }) => ahead && (tense === "ahead" || !past));

/** "Vs Bitcoin", "vs the S&P" go on with what was compared, and over which time. */
function goOn(told: Span | null, talk: Talk): Pick<CompareAsk, "by" | "span"> {
  if (wasOfMoves(talk) || (talk.ask?.kind === "dca" && talk.span))
    return { by: null, span: told ?? talk.span };
  return { by: talk.figures[0] ?? "score", span: told };
}

/** "And which was better?", of how they did over a time. */
const goesOnOver = (clause: Clause, talk: Talk): boolean =>
  clause.assets.length === 0 && wasOfMoves(talk) && !has(clause, "should", "buy", "verdict", "called");

/** One that is named beside those of the talk. */
function setBeside(clause: Clause, { assets }: Talk): Asset[] | null {
  const [named, ...more] = unique(clause.assets);
  const isOther = named && more.length === 0 && assets.length > 0 && !assets.includes(named);
  return isOther && has(clause, "versus", phraseOf("it_or"), SWITCH) ? unique([...assets, named]) : null;
}

const SWITCH = phraseOf("switch_to");
/** "Which of them fell the most?", of what is held. */
const isAmongHeld = (clause: Clause, { ask, assets }: Talk): boolean =>
  ask?.kind === "portfolio" &&
  clause.assets.length === 0 &&
  assets.length > 1 &&
  has(clause, phraseOf("out_of_those")) &&
  hasEnd(clause);

/** "Should I switch to SOXX?", "would SOL be better?": beside those of the talk, whatever its words ask of one alone. */
export const readSwitch = (clause: Clause, talk: Talk): CompareAsk | null =>
  isAmongHeld(clause, talk) || (has(clause, SWITCH) && setBeside(clause, talk))
    ? readCompare(clause, { ...talk, figures: talk.figures.filter((kind) => kind !== "price") })
    : null;

/** "Which one moves more with Bitcoin?": how each of the talk's moves together with another. */
function setTogether(clause: Clause, { assets, ranked }: Talk): Asset[] | null {
  const [named, ...more] = unique(clause.assets);
  const those = assets.length > 1 ? assets : ranked;
  const isTogether =
    has(clause, "together", phraseOf("moves_with")) || clause.figures.includes("correlation");
  return named && more.length === 0 && those.length > 1 && !those.includes(named) && isTogether
    ? unique([...those, named])
    : null;
}

/** "Is it just following the market?": beside Bitcoin a coin, all others beside the fund of 500 stocks. */
function setBesideMarket(clause: Clause, talk: Talk): Asset[] | null {
  if (!has(clause, "together") || !has(clause, "market")) return null;
  const [asset, ...more] = unique(clause.assets.length > 0 ? clause.assets : talk.assets);
  if (!asset || more.length > 0) return null;
  const isFirst = asset.symbol === STANDS_FOR.crypto;
  const whole = findAsset(STANDS_FOR[isFirst ? "stock" : asset.type]);
  return whole && whole !== asset ? [asset, whole] : null;
}

/** Those of the talk. */
const findTwo = (clause: Clause, { assets, ask }: Talk): Asset[] | null =>
  clause.assets.length === 0 && assets.length > 1 && isOfAll(clause, ask) ? assets : null;

/** "Which has the most debt?", of several that were talked of. */
function isOfAll(clause: Clause, ask: Talk["ask"]): boolean {
  if (has(clause, "of_two", "versus", "together", ...OF_GROUP)) return true;
  const isOfThem =
    ask?.kind === "compare" ||
    has(clause, phraseOf("out_of_those")) ||
    (has(clause, "which") && !has(clause, "coins", "stocks"));
  return isOfThem && has(clause, "most", "least");
}

function findListed(clause: Clause): Asset[] | null {
  const named = unique(clause.assets);
  const isTogether = [...clause.figures, ...clause.hinted].some(
    (kind) => kind === "beta" || kind === "correlation",
  );
  const isOrdered =
    named.length > 2 &&
    has(clause, "most", "least") &&
    (clause.figures.length > 0 || clause.dates.some(({ past }) => past));
  return named.length > 1 &&
    (isTogether || isOrdered || has(clause, "compare", "versus", "together", OVERLAP, LIST_ONLY))
    ? named
    : null;
}

/** The one that is set beside what we do not hold. */
function findOne(clause: Clause, talk: Talk): Asset[] | null {
  const named = unique(clause.assets);
  const assets = named.length > 0 ? named : talk.assets;
  return named.length < 2 && assets.length > 0 ? assets : null;
}
