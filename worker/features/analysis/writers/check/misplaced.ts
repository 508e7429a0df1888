import type { FactKind } from "../../../../../shared/analysis.ts";
import { findZone } from "../../facts/fact-cards.ts";
import { type Slot, slotsOf } from "../words/bind.ts";
import type { Held, Reading, Word } from "../words/read-sentence.ts";

/** Whether the words right beside a slot say that it must be another figure. */
export const isMisplaced = (reading: Reading, slot: Slot, held: Held): boolean =>
  isDenied(reading, slot) ||
  isOffLevel(reading, slot) ||
  isOtherZone(reading, slot) ||
  isOtherEnd(reading, slot) ||
  isOtherInList(reading, slot) ||
  isOtherRate(reading, slot) ||
  isOtherCall(reading, slot, held);

/** "Is not {f1}": a figure is what it is. */
const isDenied = ({ words }: Reading, { place }: Slot): boolean => {
  const before = /^(?:also|yet|still|now|at)$/.test(words[place - 1]?.said ?? "")
    ? words[place - 2]
    : words[place - 1];
  return before?.sort === "claim" && before.claim.as === "not" && /^(?:not|n't)$/.test(before.said);
};

/** Averages that a distance is told from, by its kind; and whether another average than the price stands left of it. */
const LEVELS: [kind: RegExp, level: FactKind][] = [
  [/^price_vs_sma_20$/, "sma_20"],
  [/^price_vs_sma_50$/, "sma_50"],
  [/^(?:price_vs_sma_200|call_vs_sma_200|call_order)$/, "sma_200"],
  [/^drawdown$/, "high_52w"],
];

/** "{f1:side} its 200-day average", where f1 is the distance from the 20-day one. */
function isOffLevel({ words, clause }: Reading, { fact, place, form }: Slot): boolean {
  const level = LEVELS.find(([kind]) => kind.test(fact.kind))?.[1];
  if (!level || form !== "side") return false;
  const object = words
    .slice(place + 1, place + 4)
    .find((word) => word.sort === "name" || word.sort === "slot" || word.sort === "asset");
  const subject = words.findLast(
    (word, i) => i < place && clause[i] === clause[place] && word.sort === "name",
  );
  const isAverage = subject?.sort === "name" && subject.kinds[0] === "sma_50";
  return (
    (object?.sort === "name" && !object.kinds.includes(level) && !/own$/.test(object.said)) ||
    (fact.kind === "call_order"
      ? !words.some((word) => word.sort === "name" && word.kinds.includes("sma_50"))
      : isAverage && object?.sort === "name" && words.slice(0, place).every(({ sort }) => sort !== "slot"))
  );
}

/** "ADX {f1}: {f2:zone}": a zone right after a slot is that figure's. */
function isOtherZone({ words }: Reading, { fact, place, form }: Slot): boolean {
  if (form !== "zone") return false;
  const last = words.findLastIndex(({ sort }, i) => i < place && (sort === "slot" || sort === "name"));
  const before = words[last];
  return (
    before?.sort === "slot" &&
    before.fact.id !== fact.id &&
    before.fact.asset === fact.asset &&
    findZone(before.fact.kind, before.fact.value) !== undefined
  );
}

const END = /_(low|high)$/;

/** "From {f1} to {f2}": the low and the high end of one range. */
function isOtherEnd(reading: Reading, { fact, place }: Slot): boolean {
  const { words } = reading;
  const next = words[place + 2];
  if (words[place + 1]?.said !== "to" || next?.sort !== "slot") return false;
  if (!END.test(fact.kind) && !END.test(next.fact.kind)) return false;
  return (
    next.fact.asset !== fact.asset ||
    fact.kind.replace(/_low$/, "_high") !== next.fact.kind ||
    fact.kind.endsWith("_high")
  );
}

/** "RSI: A {f1}, B {f2}": with no name and no time between, slots of two assets are one figure. */
function isOtherInList(reading: Reading, { fact, place }: Slot): boolean {
  const { words } = reading;
  const before = slotsOf(reading).findLast((slot) => slot.place < place);
  if (!before || before.fact.asset === fact.asset || before.fact.asset.includes("/")) return false;
  const between = words.slice(before.place + 1, place);
  const isList = between.every((word) => /^(?:asset|free)$/.test(word.sort) || isJoin(word));
  return isList && between.some(({ sort }) => sort === "asset") && before.fact.kind !== fact.kind;
}

const isJoin = (word: Word) => word.sort === "claim" && word.claim.as === "join";

/** "Holds the base rate of {f1}", "{f1} right". */
const isOtherRate = ({ words }: Reading, { fact, place }: Slot): boolean =>
  (words[place - 1]?.said === "of" &&
    /base rate$/.test(words[place - 2]?.said ?? "") &&
    fact.kind !== "base_rate") ||
  (/right$/.test(words[place + 1]?.said ?? "") && !RIGHT.test(fact.kind)) ||
  (words[place - 1]?.said === "in" && /right$/.test(words[place - 2]?.said ?? "") && !RIGHT.test(fact.kind));
const RIGHT = /^(?:probability|base_rate|invalidation_right|forecast_\d+d_(?:held|later))$/;

/** "Past Buy cases", where the call is a Sell. */
const isOtherCall = ({ words }: Reading, { fact }: Slot, { calls }: Held): boolean =>
  /^(?:probability|sample_size|base_rate)$/.test(fact.kind) &&
  words.some((word) => {
    const action = word.sort === "name" && /\b(buy|sell|hold) cases$/.exec(word.said)?.[1];
    return action && !calls.some((call) => call.action?.toLowerCase() === action);
  });
