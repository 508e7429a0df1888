import { findHidden } from "../../../../../shared/words.ts";
import {
  ADVERBS,
  DROPPABLE,
  FUTURE,
  GROUPS,
  HEDGES,
  IMPLIED,
  NEGATIONS,
  ORDERED,
} from "../../words/groups.ts";
import { type Key, type Named, readKeys } from "./cut-clauses.ts";

/** A sentence for ours may be half as long again, and this much longer. */
const MORE_CHARS = 40;
const ACTION = /\*\*(Buy|Hold|Sell)\*\*/g;
/** An action that is no noun: "a Sell", "score: Sell.", "past Sell cases" and "Sell for Bitcoin" are; "score: Sell it" is not. */
const ORDER =
  /(?<!\b(?:(?:a|the|is|past|rated|called) |score: (?=\w+\*{0,2}[.;])))\b(?:Buy|Hold|Sell)\b(?! (?:cases?|for)\b)/;
const SIDE = /:side$/;

const axisOf = new Map([...GROUPS.values()].map((group) => [group.key, group] as const));

/**
 * Why a model's sentence may not stand in the place of these statements of ours; null: it may. It says what they say: the same
 * slots in the same order, the same words or others of their groups in the clauses of the same slots, no negation, number,
 * time, asset or action more or less. `assets` are those of the answer.
 */
export function findFault(
  text: string,
  statements: readonly string[],
  assets: readonly Named[],
): string | null {
  const ours = statements.join(" ");
  if (!isPlain(text, ours.length * 1.5 + MORE_CHARS)) return "not plain";
  if (!/^[\p{Lu}{+−].*[.]$/u.test(text)) return "no sentence";
  const given = text.replace(ACTION, "$1");
  const [keys, own] = [readKeys(given, assets), readKeys(ours.replace(ACTION, "$1"), assets)];
  if (!keys || !own) return "not plain";
  if (ORDER.test(given)) return "order";
  if (statements.length > 1 && areOpposed(statements, assets)) return "opposed";
  return (
    compareAnchors(keys, own) ??
    compareAxes(keys, own) ??
    compareNegations(keys, own) ??
    matchWords(keys, own, ours)
  );
}

const isPlain = (text: string, most: number): boolean =>
  text.length <= most && findHidden(text) === null && !/[\n?!]/.test(text);

/** Statements of which one says "above" and the other "below", or one Buy and the other Sell. */
function areOpposed(statements: readonly string[], assets: readonly Named[]): boolean {
  const [one = [], ...others] = statements.map((text) =>
    (readKeys(text.replace(ACTION, "$1"), assets) ?? []).flatMap(({ key }) => axisOf.get(key) ?? []),
  );
  return others.some((other) =>
    one.some(({ axis, key }) => axis !== null && other.some((two) => two.axis === axis && two.key !== key)),
  );
}

const sequence = (keys: readonly Key[], isOf: (key: Key) => boolean): string =>
  keys
    .filter(isOf)
    .map(({ key }) => key)
    .join(" ");

/** Slots and assets stand in the order of ours, and between them poles of an axis of which we say both at figures. */
function compareAnchors(keys: readonly Key[], own: readonly Key[]): string | null {
  const poles = Map.groupBy(own, ({ key }) => axisOf.get(key)?.axis);
  const isBoth = (axis: string | null | undefined) => {
    const ones = poles.get(axis) ?? [];
    return !!axis && ones.every(({ isBound }) => isBound) && new Set(ones.map(({ key }) => key)).size > 1;
  };
  const isAnchor = ({ sort, key }: Key) => sort !== "word" || isBoth(axisOf.get(key)?.axis);
  return sequence(keys, isAnchor) === sequence(own, isAnchor) ? null : "other slots or assets";
}

/** Of each axis the poles stand in the order of ours, none without a figure of its own that has one there. */
function compareAxes(keys: readonly Key[], own: readonly Key[]): string | null {
  const axes = new Set([...axisOf.values()].flatMap(({ axis }) => axis ?? []));
  const clauses = new Set(keys.filter(({ isBound }) => isBound).map(({ clause }) => clause));
  for (const axis of axes) {
    const isOf = ({ key }: Key) => axisOf.get(key)?.axis === axis;
    if (sequence(keys, isOf) !== sequence(own, isOf)) return `other ${axis}`;
    const isLoose = (key: Key) => isOf(key) && !key.isBound;
    if (clauses.size > 1 && keys.filter(isLoose).length > own.filter(isLoose).length) return `loose ${axis}`;
  }
  return null;
}

/** What each negation denies, all that follows it in its clause, and what each hedge weakens, the word behind it. */
const scopes = (keys: readonly Key[]): string =>
  keys
    .flatMap(({ key, clause }, i) => {
      const behind = keys.slice(i + 1).filter((one) => one.clause === clause);
      if (HEDGES.has(key)) return `${key} ${behind[0]?.key ?? ""}`;
      return NEGATIONS.has(key)
        ? `no ${behind
            .map((one) => one.key)
            .sort()
            .join("+")}`
        : [];
    })
    .sort()
    .join(", ");

const compareNegations = (keys: readonly Key[], own: readonly Key[]): string | null =>
  scopes(keys) === scopes(own) ? null : "other negation";

const norm = (key: string) => (NEGATIONS.has(key) ? "no" : key);
const meet = (one: Key, other: Key) =>
  one.slots.length === 0 || other.slots.length === 0 || one.slots.some((id) => other.slots.includes(id));

/** Each word is one of ours at the same slot, none is left out, and who is above whom stays. */
function matchWords(keys: readonly Key[], own: readonly Key[], ours: string): string | null {
  const places = new Map<number, number>();
  for (const [i, one] of keys.entries()) {
    const at = own.findIndex(
      (other, j) => !places.has(j) && norm(other.key) === norm(one.key) && meet(one, other),
    );
    if (at >= 0) places.set(at, i);
    else if (!isImplied(one.key, ours)) return `unknown word ${one.key}`;
  }
  const left = own.find(({ key }, j) => !places.has(j) && !DROPPABLE.has(key));
  if (left) return `left out ${left.key}`;
  const pairs = own.flatMap((from, j): Pair[] => {
    const at = places.get(j);
    const to = at === undefined ? undefined : keys[at];
    return at === undefined || !to ? [] : [{ from, to, at }];
  });
  return isInOrder(pairs) ? null : "other order";
}

const isImplied = (key: string, ours: string): boolean =>
  IMPLIED.get(key)?.test(ours) === true && (key !== "past" || !FUTURE.test(ours));

/** A word of ours and the model's for it, with its place. */
interface Pair {
  from: Key;
  to: Key;
  at: number;
}

const isRising = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ at }, i) => i === 0 || at > (pairs[i - 1]?.at ?? 0));
const isAdverb = ({ from: { key } }: Pair) => ADVERBS.has(key) || /^\d+$/.test(key);

/**
 * Where one of our clauses sets one thing beside another, or has several figures, its words keep their order; where the model
 * makes one clause of several of ours, all words do. Numbers that no figure stands beside come beside none, in
 * their order.
 */
function isInOrder(pairs: readonly Pair[]): boolean {
  const ours = [...Map.groupBy(pairs, ({ from }) => from.clause).values()].filter(
    (ones) =>
      ones.some(({ from: { key, sort } }) => ORDERED.has(key) || (sort === "slot" && SIDE.test(key))) ||
      new Set(ones.flatMap(({ from: { slots, isBound } }) => (isBound ? slots : []))).size > 1,
  );
  const merged = [...Map.groupBy(pairs, ({ to }) => to.clause).values()].filter(
    (ones) => new Set(ones.flatMap(({ from }) => (from.isBound ? from.clause : []))).size > 1,
  );
  const alone = pairs.filter(({ from: { key, isBound } }) => /^\d/.test(key) && !isBound);
  if (!isRising(alone) || alone.some(({ to }) => to.isBound)) return false;
  return ours.every((ones) => isRising(ones.filter((one) => !isAdverb(one)))) && merged.every(isRising);
}
