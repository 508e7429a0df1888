import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { type Slot, slotsOf } from "../words/bind.ts";
import type { Held, Reading, Word } from "../words/read-sentence.ts";

/** What needs no name beside it: a level after its side, a change in a form that says so. */
const PLAIN =
  /^(?:price|call_close|change_24h|return_\d+d|compare_return|span_change|past_change|fear_greed_class|score)$/;
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
  slotsOf(reading).every((slot) => isNamed(reading, slot) && isOfAsset(reading, slot, held)) ||
  areInOrder(reading, held);

type Name = { kinds: readonly FactKind[]; said: string; place: number };
const namesOf = ({ words }: Reading): Name[] =>
  words.flatMap((word, place) =>
    word.sort === "name" ? [{ kinds: word.kinds, said: word.said, place }] : [],
  );

const fits = (name: Name, { kind }: Fact) => name.kinds.includes(kind);

/** The name that stands nearest before a slot and has no slot of its own must be the slot's; else the first one after it. */
function isNamed(reading: Reading, slot: Slot): boolean {
  const { fact, place, form } = slot;
  const names = namesOf(reading);
  if (DISTANCE.test(fact.kind) || form === "side")
    return names.some((name) => fits(name, fact)) || impliesName(reading, fact);
  if (isTouched(reading, slot)) return true;
  for (const name of names.filter((one) => one.place < place).toReversed()) {
    if (fits(name, fact)) return true;
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
  const next = names.find((name) => name.place > place);
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
        (word.claim.as === "kinds" && word.claim.kinds.test(kind))),
  );

/** "Odds of touching {f1}", "{f1}, with odds of touching it of {f2}": the level that the odds are of. */
const isTouched = ({ words }: Reading, { fact }: Slot): boolean =>
  fact.kind === "invalidation_price" &&
  words.some(
    (word) =>
      word.sort === "slot" && word.fact.kind === "invalidation_odds" && word.fact.asset === fact.asset,
  );

function isOfAsset(reading: Reading, { fact, place }: Slot, { assets }: Held): boolean {
  const own = fact.asset.split("/");
  const named = reading.words.flatMap((word, at) =>
    word.sort === "asset" ? [{ asset: word.asset, at }] : [],
  );
  if (fact.kind.startsWith("fear_greed") || assets.length < 2) return true;
  if (named.length === 0)
    return own.length > 1
      ? assets.length === 2
      : slotsOf(reading).every((slot) => slot.fact.asset === fact.asset) || areTold(reading, assets);
  if (own.length > 1) return own.every((symbol) => named.some(({ asset }) => asset === symbol));
  const before = named.findLast(({ at }) => at < place)?.asset;
  const after = named.find(({ at }) => at > place)?.asset;
  if (new Set(named.map(({ asset }) => asset)).size === 1) {
    const beside = reading.words[place - 1];
    return (
      own.includes((before ?? after) as string) ||
      (assets.length === 2 &&
        slotsOf(reading).length > 1 &&
        /^(?:against|versus|vs|to|than|and|with)$/.test(beside?.said ?? ""))
    );
  }
  const subject = named.findLast(({ at }) => at < place && !isCompared(reading.words, at))?.asset;
  return (
    own.includes(before as string) ||
    own.includes(subject as string) ||
    (own.includes(after as string) && isAttached(reading.words, place))
  );
}

/** "Calmer than B", "between B and C": what an asset is held against. */
const isCompared = (words: Word[], at: number): boolean =>
  /(?:^|\s)than$|^between$|^ahead of$|^behind$/.test(words[at - 1]?.said ?? "") ||
  (words[at - 1]?.said === "and" && words[at - 3]?.said === "between");

/** "Both are neutral, {A} and {B}": one slot for each asset of the answer, in its order. */
const areTold = (reading: Reading, assets: Held["assets"]): boolean =>
  slotsOf(reading).length === assets.length &&
  slotsOf(reading).every(({ fact }, i) => fact.asset === assets[i]?.symbol);

/** "{f1} for Apple": the asset named next is the slot's where only "for", "at", "in" stand between. */
const isAttached = (words: Word[], place: number): boolean => {
  const at = words.findIndex((word, i) => i > place && word.sort === "asset");
  return (
    words.slice(place + 1, at).every((word) => /^(?:for|at|in|of|by|on|with|,)$/.test(word.said)) ||
    !words.slice(0, place).some((word) => word.sort === "asset")
  );
};

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
