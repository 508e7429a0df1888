import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { claimsOf, type Slot, slotsOf } from "../words/bind.ts";
import type { Held, Reading } from "../words/read-sentence.ts";
import { isMisplaced } from "./misplaced.ts";
import { isOfAsset } from "./of-asset.ts";
import { isEnd, isMultiple, isOfInterval, isTouched } from "./told-beside.ts";
import { windowsOf } from "./windows.ts";

/** What needs no name beside it: a level after its side, a change in a form that says so. */
const PLAIN =
  /^(?:price|call_close|change_24h|return_\d+d|compare_return|span_change(?:_usd)?|past_change|fear_greed_class|score)$/;
const DISTANCE = /^(?:price_vs_|call_vs_|call_order|drawdown|edge$|compare_drawdown|span_fall)/;
/** Words that give the next name as that against which something is told, or whose it is. */
const OBJECT = /^(?:of|for|to|from|against|in|on|at|under|below|above|over|than|with|by|touching)$/;
/** Names that much else bears too. */
const LOOSE =
  /^(?:moves?|changes?|results?|record|trend|long term trend|momentum|gap|distance|spread|lead|difference|levels?|lines?|cases|all cases|past cases|rate|share|window|common window|profit|value|market|own|its own|others|day|rest|close|range|history|fall|falls|direction|sample|trading|equity|shares|a share|per share|forecast|earnings)$/;
/** How many words may lie between such a word and its name: "of the last". */
const REACH = 3;

/** Whether each slot stands beside its own figure's name and its own asset's. */
export const standsBeside = (reading: Reading, held: Held): boolean =>
  !slotsOf(reading).some((slot) => isMisplaced(reading, slot, held)) &&
  (slotsOf(reading).every((slot) => isNamed(reading, slot, held) && isOfAsset(reading, slot, held)) ||
    areInOrder(reading, held) ||
    areInTurn(reading));

type Name = { kinds: readonly FactKind[]; said: string; place: number };
const namesOf = ({ words }: Reading): Name[] =>
  words.flatMap((word, place) =>
    word.sort === "name" ? [{ kinds: word.kinds, said: word.said, place }] : [],
  );

const fits = (name: Name, { kind }: Fact) => name.kinds.includes(kind);

/** The name that stands nearest before a slot and has no slot of its own must be the slot's; else the first one after it. */
function isNamed(reading: Reading, slot: Slot, held: Held): boolean {
  const { fact, place, form } = slot;
  const names = namesOf(reading);
  if (isMultiple(reading, slot) || isEnd(reading, slot) || isOfInterval(reading, slot)) return true;
  const isDistance = DISTANCE.test(fact.kind) || form === "side";
  const touching = names.find((name) => name.place < place && isTouching(reading, name, place));
  if (touching && !fits(touching, fact) && !(isDistance && touching.kinds.includes("price")))
    return isTouched(reading, slot);
  if (isDistance) return names.some((name) => fits(name, fact)) || impliesName(reading, fact);
  if (isTouched(reading, slot)) return true;
  const after = names.filter((name) => name.place > place);
  if (fact.kind.startsWith("odds_") && isOddsOf(reading, slot)) return true;
  for (const name of names.filter((one) => one.place < place).toReversed()) {
    if (fits(name, fact) || isSibling(reading, name, slot, held)) return true;
    if (LOOSE.test(name.said) || name.place < reading.heading || isLeftOfSide(reading, name, slot)) continue;
    if (name.kinds.includes("price") && fact.unit !== "usd") continue;
    if (
      !hasOwnSlot(reading, name, slot) &&
      !isObject(reading, name.place) &&
      !(form && form !== "whole" && PLAIN.test(fact.kind))
    )
      return false;
  }
  if (
    /volatility/.test(fact.kind) &&
    names.some((name) => /volatility/.test(name.said) && isLeftOfSide(reading, name, slot))
  )
    return true;
  const next =
    after.find((name) => fits(name, fact) && reading.segment[name.place] === reading.segment[place]) ??
    after[0];
  const isShownBefore = slotsOf(reading).some((one) => one.place < place && one.fact.id === fact.id);
  return (
    isShownBefore ||
    (next && fits(next, fact)) ||
    impliesName(reading, fact) ||
    (PLAIN.test(fact.kind) &&
      !(
        next &&
        !form &&
        next.place - place <= REACH &&
        !isObject(reading, next.place) &&
        !hasOwnSlot(reading, next, slot)
      ))
  );
}

/** "Odds of a touch: {f1} for 10% above": of several distances the one beside the slot, in its segment. */
function isOddsOf(reading: Reading, slot: Slot): boolean {
  const distances = namesOf(reading).filter(({ said }) => /^\d+%/.test(said));
  const near = distances.filter(({ place }) => reading.segment[place] === reading.segment[slot.place]);
  return (
    near.length === 1 &&
    namesOf(reading).some(({ said }) => said.startsWith("odds")) &&
    fits(near[0] as Name, slot.fact)
  );
}

/** "80% range in 7 days: ...; in 30 days: {f1}": a name goes on to its like of the window named beside the slot. */
const isSibling = (reading: Reading, name: Name, { fact, place }: Slot, held: Held): boolean => {
  const like = (kind: string) => kind.replace(/\d+d/, "");
  return (
    name.kinds.some((kind) => like(kind) === like(fact.kind)) &&
    claimsOf(reading, "window").some(
      (window) =>
        window.place < place &&
        window.place > name.place &&
        (reading.clause[window.place] ?? 0) >= (reading.clause[place] ?? 0) - 1 &&
        windowsOf(fact, held)?.includes(window.claim.days),
    )
  );
};

/** "Base rate {f1}", "RSI at {f2}": nothing stands between a name and a slot that it must be of. */
const isTouching = ({ words }: Reading, name: Name, place: number): boolean =>
  !LOOSE.test(name.said) &&
  words
    .slice(name.place + 1, place)
    .every(({ said }) => /^(?:of|:)$/.test(said) || (said === "at" && !name.kinds.includes("price")));

const hasOwnSlot = (reading: Reading, name: Name, { place }: Slot): boolean =>
  slotsOf(reading).some(
    (one) =>
      one.place !== place &&
      fits(name, one.fact) &&
      (one.place < place || name.place > place) &&
      Math.abs(one.place - name.place) <= 8,
  );

/** "A close above {f1}": what stands left of the side is another figure. */
const isLeftOfSide = ({ words }: Reading, name: Name, { place }: Slot): boolean =>
  words
    .slice(name.place + 1, place)
    .some((word) => word.sort === "claim" && /^(?:side|near|between)$/.test(word.claim.as));

const isObject = ({ words }: Reading, place: number): boolean =>
  words
    .slice(Math.max(0, place - REACH), place)
    .some((word) => OBJECT.test(word.said) || (word.sort === "claim" && word.claim.as === "side"));

/** Words of reading that only one figure has: "overbought", "the {f1} expected", "earned {f2}". */
const impliesName = ({ words }: Reading, { kind }: Fact): boolean =>
  words.some(
    (word) =>
      word.sort === "claim" &&
      ((word.claim.as === "spans" && kind === "base_rate") ||
        (word.claim.as === "edge" && kind.startsWith("edge")) ||
        (word.claim.as === "usual" && kind === "volume_vs_average") ||
        (word.claim.as === "force" && kind.endsWith("_di_14")) ||
        (word.claim.as === "way" &&
          word.claim.way === -1 &&
          /^(?:span_fall|drawdown|compare_drawdown)$/.test(kind)) ||
        (word.claim.as === "way" && word.said.startsWith("grow") && kind === "revenue_growth") ||
        (word.claim.as === "window" && word.claim.days === 1 && kind.startsWith("day_")) ||
        (word.claim.as === "way" && /^span_(?:start|end)$/.test(kind)) ||
        (word.claim.as === "wrong" && /^(?:invalidation_price|hold_)/.test(kind)) ||
        (word.claim.as === "rank" && word.claim.kinds?.test(kind)) ||
        (word.claim.as === "zone" && word.claim.kinds.includes(kind)) ||
        (word.claim.as === "kinds" &&
          word.claim.kinds.test(kind) &&
          !(
            /right$|^expected$|^ahead$|^next /.test(word.said) &&
            /^(?:edge|odds_|invalidation_odds|score|sample|.*_(?:held|later)$)/.test(kind)
          ))),
  );

/** "A and B are at {A} and {B}": as many names, or assets, as slots, in one order. */
function areInOrder(reading: Reading, held: Held): boolean {
  const slots = slotsOf(reading);
  const names = namesOf(reading);
  const assets = reading.words.flatMap((word) => (word.sort === "asset" ? [word.asset] : []));
  const byAsset = assets.length === slots.length && slots.every(({ fact }, i) => fact.asset === assets[i]);
  const byName =
    names.length === slots.length &&
    slots.every(({ fact }, i) => names[i] !== undefined && fits(names[i] as Name, fact));
  const kinds = new Set<FactKind>(slots.map(({ fact }) => fact.kind));
  return (
    (byAsset &&
      kinds.size === 1 &&
      slots.every(
        ({ fact }) =>
          PLAIN.test(fact.kind) || impliesName(reading, fact) || names.some((name) => fits(name, fact)),
      )) ||
    (byName && slots.every((slot) => isOfAsset(reading, slot, held)))
  );
}

/** "A is calmer and B stronger: {A} of volatility against {B}, but {A} against {B}": pairs in the order of two assets. */
function areInTurn(reading: Reading): boolean {
  const slots = slotsOf(reading);
  const names = namesOf(reading);
  const assets = reading.words.flatMap((word) => (word.sort === "asset" ? [word.asset] : []));
  return (
    assets.length === 2 &&
    slots.length === 4 &&
    slots.every(
      ({ fact }, i) =>
        fact.asset === assets[i % 2] &&
        fact.kind === slots[i - (i % 2)]?.fact.kind &&
        (PLAIN.test(fact.kind) || names.some((name) => fits(name, fact))),
    )
  );
}
