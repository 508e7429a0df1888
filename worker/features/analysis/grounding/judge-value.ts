import type { Fact, FactUnit } from "../../../../shared/analysis.ts";
import { claimsMotion, readDirection, signClassOf } from "./direction.ts";
import { readNumber, type Shown, type ShownUnit } from "./text/read-number.ts";

/** A number with the words around it, up to the neighbouring figures. */
export interface Claim {
  shown: Shown;
  text: string;
  before: string;
  after: string;
  /** the words of the figure before, where this one goes on with them: "fell 7.58% over 30 days and 9.87% over 90" */
  joined?: string;
}

const UNITS: Record<ShownUnit, FactUnit[]> = {
  usd: ["usd"],
  percent: ["percent"],
  times: ["ratio"],
  plain: ["ratio", "index", "points", "count", "days", "shares", "coins"],
};
const MULTIPLES = [
  "volume_vs_average",
  "pe_ratio",
  "pe_trailing",
  "price_to_sales",
  "debt_to_equity",
  "beta",
];
/** What a counted word may count; a number of anything else that is listed here is not a fact of ours. */
const COUNTED: [RegExp, FactUnit[]][] = [
  [/^(?:days?|sessions?)$/i, ["days"]],
  [/^(?:shares?)$/i, ["shares"]],
  [/^(?:coins?|tokens?)$/i, ["coins"]],
  [/^(?:cases?|observations?|samples?|bars?|candles?)$/i, ["count"]],
  [/^points?$/i, ["points", "index"]],
  [
    /^(?:percentage.*|percent.*|pp|pips?|basis.*|bps|hours?|weeks?|months?|years?|minutes?|quarters?|hundred|grand|lakhs?|crores?|m|b|t|euros?|eur|pounds?|gbp|yen|jpy|yuan|cny|francs?|chf|cents?|sats?|satoshis?|ether|bitcoins?|analysts?|investors?|traders?|people|users?|holders?|wallets?|companies|employees|countries|exchanges|headlines|articles|tweets|posts|positions|stars|in|out|fold|degrees?|per)$/i,
    [],
  ],
];
/** A larger error than that is not rounding: $2T is not $1.83T. */
const MAX_ROUNDING = 0.05;
const BOUND =
  /(?:\b(?:more|less|fewer|greater|higher|lower|bigger|smaller) than|\bat (?:least|most)|\bup to|\bas (?:much|many|high|low) as|\bexceed(?:s|ed|ing)?|\bnot|\bnever|\bno longer|n['’]t) (?:\w+ )?$/i;
const OPEN_END = /^ ?(?:or (?:more|less|higher|lower|so)|and (?:counting|change|more)|plus)\b/i;

/** Why a number does not state this fact, or null when it does: value within its rounding, unit and direction. */
export function judgeValue(claim: Claim, fact: Fact): string | null {
  const { shown, text, before, after } = claim;
  if (typeof fact.value !== "number") return "the cited fact is no number";
  if (!isSameUnit(shown, fact)) return `the cited fact is in ${fact.unit}`;
  if (!isWithinRounding(shown, text, fact)) return `the cited fact is ${fact.text}`;
  if (
    BOUND.test(before.slice(-32)) ||
    (shown.unit !== "usd" && /\bunder (?:\w+ )?$/i.test(before)) ||
    OPEN_END.test(after)
  )
    return "a bound or a denial is no fact";
  if (before.endsWith("(") && after.startsWith(")") && signClassOf(fact.kind) !== "level")
    return "brackets alone may mean a minus";
  if (!isSameSpan(`${before} ${after}`, fact)) return "the words name another span of time";
  return judgeOutcome(claim, fact) ?? judgeSign(claim, fact, fact.value);
}

/** A share of cases in which the price was higher is no chance of a fall. */
function judgeOutcome({ before, after }: Claim, { kind, label }: Fact): string | null {
  if (kind !== "probability" && kind !== "base_rate") return null;
  const measured = /\blower\b/.test(label) ? -1 : /\bhigher\b/.test(label) ? 1 : 0;
  const told = readDirection("move", before, after)?.sign ?? measured;
  return told === measured ? null : "the words tell another outcome than the one measured";
}

const SPAN =
  /\b(?:(?:this|last|past|previous|the|a|per) (day|session|week|month|quarter|year)s?|(today|yesterday|overnight|daily|weekly|monthly|quarterly|yearly|annual))\b/gi;
const SPANS: Partial<Record<Fact["kind"], RegExp>> = {
  change_24h: /^(?:day|session|today|daily)$/i,
  return_1d: /^(?:day|session|today|daily)$/i,
  return_7d: /^week(?:ly)?$/i,
  return_30d: /^month(?:ly)?$/i,
  return_90d: /^quarter(?:ly)?$/i,
  return_365d: /^(?:year|yearly|annual)$/i,
  compare_return: /^$/,
  revenue_growth: /^(?:year|yearly|annual)$/i,
};

/** "this week" fits a return over 7 days only. */
function isSameSpan(around: string, { kind }: Fact): boolean {
  const fits = SPANS[kind];
  return !fits || [...around.matchAll(SPAN)].every(([, noun, adverb]) => fits.test(noun ?? adverb ?? ""));
}

/** Does the number state the fact's size in its unit, whatever the words around it say? */
export const isSameFigure = (shown: Shown, text: string, fact: Fact): boolean =>
  typeof fact.value === "number" && isSameUnit(shown, fact) && isWithinRounding(shown, text, fact);

function isSameUnit({ unit, counted }: Shown, fact: Fact): boolean {
  if (!UNITS[unit].includes(fact.unit)) return false;
  if (unit === "times" && !MULTIPLES.includes(fact.kind)) return false;
  const countable = COUNTED.find(([word]) => counted !== null && word.test(counted))?.[1];
  if (countable && unit !== "usd") return countable.includes(fact.unit);
  return fact.unit !== "days";
}

function isWithinRounding({ value, halfStep }: Shown, text: string, fact: Fact): boolean {
  const size = Math.abs(fact.value as number);
  const unsigned = (written: string) => written.replace(/^[+\-−‐‑–]/, "");
  if (unsigned(text) === unsigned(fact.text)) return true;
  const own = readNumber(fact.text, "", "");
  if (own?.halfStep === halfStep) return own.value === value;
  const error = Math.abs(size - value);
  return value > 0 && error <= halfStep * (1 + 1e-9) && error <= size * MAX_ROUNDING;
}

function judgeSign({ shown, before, after, joined }: Claim, fact: Fact, value: number): string | null {
  const kind = signClassOf(fact.kind);
  const actual = Math.sign(value);
  if (kind === "level") {
    if (shown.sign === 1) return "a plus sign claims a change";
    if (shown.sign === -1 && actual >= 0) return "the cited fact is not negative";
    return claimsMotion(before) ? "the cited fact is a level, not a change" : null;
  }
  const direction =
    readDirection(kind, before, after) ??
    (joined && shown.sign === 0 ? readDirection(kind, joined, "") : null);
  if (direction?.undone) return "the words undo or guess the change";
  const wrong = (sign: number) => sign !== 0 && actual !== 0 && sign !== actual;
  if (wrong(shown.sign)) return `the cited fact is ${fact.text}`;
  if (direction && wrong(direction.sign)) return `the words go the other way than ${fact.text}`;
  const isTold = shown.sign !== 0 || direction !== null || kind === "fall";
  return actual < 0 && !isTold ? `the minus of ${fact.text} ${UNSAID}` : null;
}

const UNSAID = "is missing";
/** The words tell no direction, which is not the same as a wrong one. */
export const isUnsaid = (why: string): boolean => why.endsWith(UNSAID);
