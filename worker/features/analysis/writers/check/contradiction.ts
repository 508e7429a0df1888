import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { FACT_CARDS, findZone } from "../../facts/fact-cards.ts";
import type { Known } from "./known.ts";
import { misreads } from "./misreadings.ts";
import {
  DOWN,
  FAR,
  LESS,
  MORE,
  NEAR,
  NEGATED,
  OVER,
  TRENDS_DOWN,
  TRENDS_UP,
  UNDER,
  UP,
  WEAK_TREND,
  ZONE_WORDS,
} from "./way-words.ts";

const SLOT = /\{(f\d{1,6})(?::([a-z]+))?\}/g;
const CLAUSE = /[,;—–()]\s*|:\s+|\s(?:and|but|while|whereas|although|though|yet|even as|despite)\s/;

type Way = 1 | -1;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether the words of a clause say one way what all its facts say the other. */
export function contradicts(text: string, known: Known): boolean {
  const all = [...text.matchAll(SLOT)].flatMap(({ 1: id }) => known.facts.get(id as string) ?? []);
  if (misreads(text, all, known)) return true;
  const strength = all.filter(({ kind }) => kind === "adx_14");
  if (
    WEAK_TREND.test(text) &&
    strength.length > 0 &&
    strength.every((fact) => isZone(fact, "adx_14", /clear|strong/))
  )
    return true;
  if (!NEGATED.test(text) && (liesInOtherZone(text, all) || goesOtherWayAlone(text, all))) return true;
  return text.split(CLAUSE).some((clause) => {
    const slots = [...clause.matchAll(SLOT)].flatMap(({ 1: id, 2: form, index }) => {
      const fact = known.facts.get(id as string);
      return fact ? [{ fact, form, at: index }] : [];
    });
    if (slots.length === 0 || NEGATED.test(clause)) return false;
    const bare = clause.replace(SLOT, (slot) => "#".repeat(slot.length));
    const facts = slots.map(({ fact }) => fact);
    return (
      goesOtherWay(bare, facts) ||
      standsOtherSide(bare, slots, known) ||
      liesInOtherZone(bare, facts) ||
      isNotNear(bare, facts, known) ||
      comparesOtherWay(bare, slots)
    );
  });
}

/** "Sums up" goes nowhere. */
const IDLE =
  /\b(?:sum|add|make|back|follow|set|hold|held|bear|catch|come|end|run|take|turn|look)(?:s|ing|ed)? (?:\w+ )?(?:up|down|over)\b/gi;

const one = (text: string, up: RegExp, down: RegExp): Way | 0 => {
  const plain = text.replace(IDLE, " ");
  const [ups, downs] = [count(plain, up), count(plain, down)];
  return ups > 0 && downs === 0 ? 1 : downs > 0 && ups === 0 ? -1 : 0;
};

const isZone = ({ kind, value }: Fact, of: FactKind, fits: RegExp) =>
  kind === of && fits.test(findZone(kind, value) ?? "");

/** A sentence with one fact that goes a way, and words of the other alone. */
function goesOtherWayAlone(text: string, facts: Fact[]): boolean {
  const going = facts.filter((fact) => wayOf(fact) !== 0);
  if (facts.length === 1 && facts[0] && /^(?:price_vs_|call_vs_|call_order)/.test(facts[0].kind)) {
    const said = TRENDS_UP.test(text) ? 1 : TRENDS_DOWN.test(text) ? -1 : 0;
    return said !== 0 && Math.sign(Number(facts[0].value)) === -said;
  }
  return facts.length === 1 && going.length === 1 && goesOtherWay(text.replace(SLOT, ""), going);
}

/** Rose or fell: of changes, readings with a sign, and lines that rise or fall. */
function goesOtherWay(clause: string, facts: Fact[]): boolean {
  const said = one(clause, UP, DOWN);
  const ways = facts.map(wayOf).filter((way) => way !== 0);
  return said !== 0 && ways.length > 0 && ways.every((way) => way !== said);
}

const SIGNED =
  /^(?:change_|return_|revenue_growth|compare_return|span_change|past_change|call_year|macd|score|net_income|eps_diluted|gain_|edge$|rule_points|rule_change|score_change|day_|market_change|own_part)/;

function wayOf({ kind, value }: Fact): Way | 0 {
  if (kind === "obv_trend") return value === "rising" ? 1 : value === "falling" ? -1 : 0;
  if (kind === "drawdown" || kind === "compare_drawdown" || kind === "span_fall") return -1;
  return SIGNED.test(kind) && typeof value === "number" && value !== 0 ? (value > 0 ? 1 : -1) : 0;
}

interface Slot {
  fact: Fact;
  form: string | undefined;
  at: number;
}

const DISTANCE = /^(?:price_vs_|call_vs_|call_order|second_gap|level_distance|peg_distance|scenario_vs_)/;
const LEVEL =
  /^(?:sma_|ema_|support|resistance|bollinger_(?:upper|middle|lower)|high_52w|low_52w|invalidation_price|hold_|forecast_\d+d_(?:low|high)|span_|past_)/;

/** Above or below: of distances by their sign, of levels against the price, of two figures against each other. */
function standsOtherSide(clause: string, slots: Slot[], { prices }: Known): boolean {
  const said = one(clause, OVER, UNDER);
  if (said === 0 || /\b(?:between|range|from)\b/i.test(clause)) return false;
  const sides = slots.flatMap(({ fact, form }): Way[] => {
    if (form === "side") return [];
    if (DISTANCE.test(fact.kind)) return fact.value === 0 ? [] : [Number(fact.value) > 0 ? 1 : -1];
    if (fact.kind === "volume_vs_average" || fact.kind === "debt_to_equity")
      return [Number(fact.value) > 1 ? 1 : -1];
    return [];
  });
  if (sides.length > 0) return sides.every((side) => side !== said);
  const [first, second] = inNamedOrder(clause, slots);
  if (first && second && slots.length === 2 && isSameScale(first.fact, second.fact))
    return Math.sign(Number(first.fact.value) - Number(second.fact.value)) === -said;
  if (!first || slots.length > 1 || !LEVEL.test(first.fact.kind)) return false;
  if (
    /\b(?:close|closes|break|move|drop|fall|rise|return|push|climb|slip)s?\b/i.test(clause) &&
    !/\bbroken?\b/i.test(clause)
  )
    return false;
  const price = Number(prices.get(first.fact.asset)?.value);
  // "Support at {f} is below the price" speaks of the level, "the price is above support at {f}" of the price.
  const side = clause.search(OVER) >= 0 ? clause.search(OVER) : clause.search(UNDER);
  if (first.at < side && /\b(?:price|quote|it|spot|market)\b/i.test(clause.slice(side)))
    return Math.sign(Number(first.fact.value) - price) === -said;
  return Math.sign(price - Number(first.fact.value)) === -said;
}

/** Pairs that are named before both their slots, by their names. */
const PAIRS: [FactKind, RegExp][] = [
  ["plus_di_14", /\+DI/],
  ["minus_di_14", /[−-]DI/],
  ["macd", /\bMACD\b(?! signal)/i],
  ["macd_signal", /\bsignal line\b/i],
  ["sma_50", /\b50-day\b/],
  ["sma_200", /\b200-day\b/],
];

/** Two slots that stand side by side, in the order in which the clause names their figures. */
function inNamedOrder(clause: string, slots: Slot[]): Slot[] {
  const place = ({ fact }: Slot) => clause.search(PAIRS.find(([kind]) => kind === fact.kind)?.[1] ?? /$^/);
  const areNamed = slots.length === 2 && slots.every((slot) => place(slot) >= 0 && place(slot) < slot.at);
  return areNamed && /#\s*#*$/.test(clause.slice(0, slots[1]?.at))
    ? slots.toSorted((a, b) => place(a) - place(b))
    : slots;
}

const isSameScale = (a: Fact, b: Fact): boolean =>
  a.asset === b.asset &&
  a.unit === b.unit &&
  typeof a.value === "number" &&
  typeof b.value === "number" &&
  (a.unit === "usd" || a.unit === "index" || a.unit === "percent") &&
  (LEVEL.test(a.kind) ||
    LEVEL.test(b.kind) ||
    /^(?:macd|plus_di|minus_di|stochastic|probability|base_rate)/.test(a.kind));

function liesInOtherZone(clause: string, facts: Fact[]): boolean {
  return ZONE_WORDS.some(([word, kinds, fits]) => {
    const meant = facts.filter(({ kind }) => kinds.includes(kind));
    return (
      meant.length > 0 &&
      word.test(clause) &&
      meant.every(({ kind, value }) => !fits.test(findZone(kind, value) ?? String(value)))
    );
  });
}

/** Percent within which a level counts as near, and under which a distance is not far. */
const NEAR_PERCENT = 7;
const FAR_PERCENT = 2;

function isNotNear(clause: string, facts: Fact[], { prices }: Known): boolean {
  const said = one(clause, NEAR, FAR);
  if (said === 0) return false;
  const distances = facts.flatMap((fact) => {
    if (DISTANCE.test(fact.kind) || fact.kind === "drawdown") return [Math.abs(Number(fact.value))];
    const price = Number(prices.get(fact.asset)?.value);
    return LEVEL.test(fact.kind) && fact.unit === "usd" && price > 0
      ? [100 * Math.abs(Number(fact.value) / price - 1)]
      : [];
  });
  if (distances.length === 0) return false;
  return said === 1
    ? distances.every((far) => far > NEAR_PERCENT)
    : distances.every((far) => far < FAR_PERCENT);
}

/** Of the same figure of two assets: which one has more of it. */
function comparesOtherWay(clause: string, slots: Slot[]): boolean {
  const [first, second] = slots;
  if (!first || !second || first.fact.kind !== second.fact.kind || first.fact.asset === second.fact.asset)
    return false;
  const said = one(clause, MORE, LESS);
  const [a, b] = [Number(first.fact.value), Number(second.fact.value)];
  if (said === 0 || a === b) return false;
  const isDepth = /drawdown|span_fall/.test(first.fact.kind);
  const isCalm = /\b(?:calmer|calmest|safer|steadier|riskier|wilder|riskiest)\b/i.test(clause);
  const isQuality =
    FACT_CARDS[first.fact.kind].good === "low" &&
    !isCalm &&
    /\b(?:better|stronger|best|worse|weaker|ahead|leads?|lags?|behind)\b/i.test(clause);
  const more = (isDepth ? Math.abs(a) > Math.abs(b) : a > b) ? 1 : -1;
  return (isQuality ? -more : more) !== said;
}
