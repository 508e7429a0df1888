import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { type Placed, placeSlots } from "./clauses.ts";
import type { Known } from "./known.ts";
import { FAR, NEAR, NEGATED, OVER, UNDER, type Way, wayOfWords } from "./way-words.ts";

/** Kinds that tell how far the price is from something. */
export const DISTANCE =
  /^(?:price_vs_|call_vs_|call_order|second_gap|level_distance|peg_distance|scenario_vs_)/;
const LEVEL =
  /^(?:sma_|ema_|support|resistance|bollinger_(?:upper|middle|lower)|high_52w|low_52w|invalidation_price|hold_|forecast_\d+d_(?:low|high)|span_|past_)/;

/** Above or below: of distances by their sign, of levels against the price, of two figures against each other. */
export function standsOtherSide(clause: string, slots: Placed[], { prices }: Known): boolean {
  const small = clause.toLowerCase();
  const said = wayOfWords(clause, OVER, UNDER);
  if (said === 0 || /\b(?:between|range|from)\b/i.test(clause)) return false;
  const sides = slots.flatMap(({ fact, form }): Way[] => {
    if (form === "side") return [];
    if (DISTANCE.test(fact.kind)) return fact.value === 0 ? [] : [Number(fact.value) > 0 ? 1 : -1];
    const isAlone = slots.every((slot) => slot.fact.asset === fact.asset);
    if (isAlone && (fact.kind === "volume_vs_average" || fact.kind === "debt_to_equity"))
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
  const side = small.search(OVER) >= 0 ? small.search(OVER) : small.search(UNDER);
  if (first.at < side && /\b(?:price|quote|it|spot|market)\b/i.test(clause.slice(side)))
    return Math.sign(Number(first.fact.value) - price) === -said;
  return Math.sign(price - Number(first.fact.value)) === -said;
}

/** Pairs that are named before both their slots, by their names. */
const PAIRS: [FactKind, RegExp][] = [
  ["plus_di_14", /\+DI/],
  ["minus_di_14", /[−-]DI/],
  ["macd", /\bMACD\b(?! signal)/i],
  ["macd_signal", /\bsignal\b/i],
  ["sma_50", /\b50-day\b/],
  ["sma_200", /\b200-day\b/],
];

/** Two slots that stand side by side, in the order in which the clause names their figures. */
function inNamedOrder(clause: string, slots: Placed[]): Placed[] {
  const place = ({ fact }: Placed) => clause.search(PAIRS.find(([kind]) => kind === fact.kind)?.[1] ?? /$^/);
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

/** Percent within which a level counts as near, and under which a distance is not far. */
const NEAR_PERCENT = 7;
const FAR_PERCENT = 5;

/** Whether words of near and far do not fit the distances of a clause. */
export function isNotNear(clause: string, facts: Fact[], { prices }: Known): boolean {
  const said = wayOfWords(clause, NEAR, FAR);
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

/** Two figures of one scale, with what one is to the other said between them. */
export function comparesPairOtherWay(text: string, { facts }: Known): boolean {
  const [first, second, ...rest] = placeSlots(text, facts);
  if (!first || !second || rest.length > 0 || !isSameScale(first.fact, second.fact)) return false;
  const between = text.slice(first.end, second.at);
  if (/[;.]|\band\b/.test(between)) return false;
  const said = NEGATED.test(between) ? 0 : wayOfWords(between, OVER, UNDER);
  return said !== 0 && Math.sign(Number(first.fact.value) - Number(second.fact.value)) === -said;
}
