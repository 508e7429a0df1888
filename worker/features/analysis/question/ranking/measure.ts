import type { FactKind } from "../../../../../shared/analysis.ts";
import type { End, Span } from "../../asks/desk/fields.ts";
import { sayDay } from "../dates/calendar.ts";
import { stretch } from "../dates/place.ts";
import { lastUnits } from "../dates/relative.ts";
import { findClaim } from "../kinds/than.ts";
import { has, replaceWords, type Sign } from "../lexicon/lexicon.ts";
import type { Clause } from "../read-clauses.ts";
import { readFirst } from "../read-first.ts";
import type { Talk } from "../talk.ts";
import { pattern, phraseOf } from "../words/pattern.ts";
import { distanceOf, endOfDistances } from "./distance.ts";

/** What an order goes by, and which end is asked for. */
export interface Measure {
  /** null: by the move over a time */
  by: FactKind | null;
  want: End;
}
type Assets = Clause["assets"];
type ReadMeasure = (clause: Clause, assets: Assets) => Measure | null;

/** By what, and which end: "which one is safer" is the least volatile. */
export function findMeasure(clause: Clause, assets = clause.assets): Measure {
  const measure = readFirst(MEASURES, clause, assets) ?? { by: "score", want: endOf(has(clause, "least")) };
  const from = FROM_END.exec(clause.text);
  return from ? { ...measure, want: endOf(!from[1]) } : measure;
}

const endOf = (isLeast: boolean): End => (isLeast ? "least" : "most");

const HIGH = /most|highest|high|biggest|largest|top|best|dearest|riskiest/;
const LOW = /least|lowest|low|smallest|worst|cheapest|safest/;
/** "From most to least volatile", "low to high": which end comes first, whatever both are called. */
const FROM_END = pattern` (?:(${HIGH})|${LOW}) to (?:the )?(?:${HIGH}|${LOW}|bottom) `;

const byDistance: ReadMeasure = (clause) => {
  const by = distanceOf(clause);
  return by ? { by, want: endOfDistances(clause, by) } : null;
};

const byFigure: ReadMeasure = (clause, assets) => {
  const [named] = clause.figures;
  const isOfCoins = has(clause, "coins") || (named === "revenue_growth" && areCoins(assets));
  if (!named || (FILED.test(named) && isOfCoins)) return null;
  const isMove = /^(?:return|change)_/.test(named);
  const isRisk = named === "volatility_30d" || named === "drawdown";
  const isLeast = isMove ? isDown(clause) : has(clause, isRisk ? "safe" : "measure_cheapest");
  return {
    by: named === "revenue" && has(clause, phraseOf("grew")) ? "revenue_growth" : named,
    want: endOf(isLeast || has(clause, "small", phraseOf("low_figure"))),
  };
};
/** "Which grows faster, ETH or SOL?" is of no revenue. */
const areCoins = (assets: Assets): boolean =>
  assets.length > 0 && assets.every(({ type }) => type === "crypto");

const byRsi: ReadMeasure = (clause) => {
  const claim = findClaim(clause);
  return claim === "overbought" || claim === "oversold"
    ? { by: "rsi_14", want: endOf(claim === "oversold") }
    : null;
};

/** A coin earns nothing: the cheapest is that of the lowest price. */
const byCheapness: ReadMeasure = (clause, assets) => {
  if (!has(clause, "cheap")) return null;
  const isOfCoins = assets.some(({ type }) => type === "crypto") || has(clause, "coins");
  return { by: isOfCoins ? "price" : "pe_ratio", want: endOf(!has(clause, "expensive")) };
};

const bySize: ReadMeasure = (clause) => {
  const rest = { ...clause, text: replaceWords(clause.text, ["size"]) };
  return has(clause, "size") && !has(rest, "movers", "rise", "fall")
    ? { by: "market_cap", want: "most" }
    : null;
};

const bySafety: ReadMeasure = (clause) =>
  has(clause, "safe") ? { by: "volatility_30d", want: "least" } : null;

/** By a figure where words for it are said, the smallest where they ask for it. */
const byWords =
  (by: FactKind, ...words: Sign[]): ReadMeasure =>
  (clause) =>
    has(clause, ...words) ? { by, want: endOf(has(clause, "small")) } : null;

const READ_ELSEWHERE: ReadonlySet<FactKind> = new Set<FactKind>([
  "fear_greed",
  "drawdown",
  "volatility_30d",
  "rsi_14",
]);
const FILED = /^(?:revenue|net_|eps|return_on|debt|total_debt|pe_|price_to)/;

const byHint: ReadMeasure = (clause) => {
  const hint = clause.hinted.find((kind) => !READ_ELSEWHERE.has(kind));
  if (!hint) return null;
  const isFiled = FILED.test(hint) && clause.dates.length === 0 && !has(clause, "rise", "fall");
  return isFiled || !isOfMove(clause) || has(clause, "fundamentals")
    ? { by: hint, want: endOf(has(clause, "small")) }
    : null;
};

const byMove: ReadMeasure = (clause) => {
  if (!isOfMove(clause)) return null;
  const isOverTime =
    clause.dates.length > 0 || (has(clause, "movers", "perform", "fall") && !has(clause, "strong"));
  return { by: isOverTime ? null : "score", want: endOf(isDown(clause)) };
};

const MEASURES: ReadMeasure[] = [
  ...[byDistance, byFigure, byWords("volume_24h", phraseOf("traded")), byRsi, byCheapness, bySize, bySafety],
  ...[byWords("drawdown", "drawdown"), byWords("volatility_30d", "volatile", "risk"), byHint, byMove],
];

/** "What should I buy today?" asks for no move of today. */
const isToBuyNow = (clause: Clause): boolean =>
  has(clause, "should") && has(clause, "buy") && clause.dates.every(({ past }) => past?.said === "today");

const isOfMove = (clause: Clause): boolean =>
  has(clause, "perform", "rise", "fall", "change") || (clause.dates.length > 0 && !isToBuyNow(clause));

/** "Fell the least" is the best of them. */
const isDown = (clause: Clause): boolean =>
  has(clause, "fall")
    ? !has(clause, phraseOf("the_least")) || has(clause, "losers")
    : has(clause, "losers") && !has(clause, phraseOf("risen_hard"));

/** The past a clause states first; a day that cannot be looked up is none. */
export function findPastSpan(clause: Clause, { today }: Talk): Span | null {
  const past = clause.dates.find((mention) => mention.past)?.past ?? null;
  // "Picked in January, which would have made more by now?"
  return past?.unit === "day" && past.from < today && has(clause, "by_now")
    ? stretch(past.from, today, `since ${sayDay(past.from)}`)
    : past;
}

const HAD = pattern` ${"had_a"} (?:\S+ ){1,3}(week|month|quarter|year) `;

/** "Which had the roughest month?": the one that ends now. */
export function findHad({ text }: Clause, { today }: Talk): Span | null {
  const [, unit] = HAD.exec(text) ?? [];
  return unit ? (lastUnits("1", unit, { today })?.past ?? null) : null;
}
