import type { FactKind } from "../../../../../shared/analysis.ts";
import { findZone } from "../../facts/fact-cards.ts";
import { type Slot, slotsOf } from "../words/bind.ts";
import type { Held, Reading, Word } from "../words/read-sentence.ts";

/** Whether the words right beside a slot say that it must be another figure. */
export const isMisplaced = (reading: Reading, slot: Slot, held: Held): boolean | undefined =>
  isDenied(reading, slot) ||
  isOffLevel(reading, slot) ||
  isOtherZone(reading, slot) ||
  isOtherEnd(reading, slot) ||
  isOtherInList(reading, slot) ||
  isOtherRate(reading, slot) ||
  isOtherCall(reading, slot, held) ||
  isOtherShare(reading, slot) ||
  isOtherOdds(reading, slot) ||
  isOtherChange(reading, slot) ||
  isRepeated(reading, slot);

/** "Is not {f1}": a figure is what it is. */
const isDenied = ({ words }: Reading, { place }: Slot): boolean => {
  const before = /^(?:also|yet|still|now|at)$/.test(words[place - 1]?.said ?? "")
    ? words[place - 2]
    : words[place - 1];
  return before?.sort === "claim" && before.claim.as === "not" && /^(?:not|n't)$/.test(before.said);
};

/** What a distance is told from, by its kind. */
const LEVELS: [kind: RegExp, level: FactKind][] = [
  [/^price_vs_sma_20$/, "sma_20"],
  [/^price_vs_sma_50$/, "sma_50"],
  [/^(?:price_vs_sma_200|call_vs_sma_200|call_order)$/, "sma_200"],
  [/^drawdown$/, "high_52w"],
];

/** "{f1:side} its 200-day average", where f1 is the distance from the 20-day one; or an average left of a distance of the price. */
function isOffLevel({ words, clause }: Reading, { fact, place, form }: Slot): boolean {
  if (form !== "side") return false;
  const level = LEVELS.find(([kind]) => kind.test(fact.kind))?.[1];
  const object = words
    .slice(place + 1, place + 4)
    .find((word) => word.sort === "name" || word.sort === "slot" || word.sort === "asset");
  if (!level) return object?.sort === "name" && object.kinds.some((kind) => kind.startsWith("sma_"));
  const subject = words.findLast(
    (word, i) => i < place && clause[i] === clause[place] && word.sort === "name",
  );
  const isAverage = subject?.sort === "name" && subject.kinds[0] === "sma_50";
  return (
    (object?.sort === "name" && !object.kinds.includes(level) && !object.said.endsWith("own")) ||
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
  return (
    between.every((word) => /^(?:asset|free)$/.test(word.sort) || goesOn(word)) &&
    before.fact.kind !== fact.kind
  );
}

const goesOn = (word: Word) =>
  word.sort === "claim" &&
  (/^(?:rank|follow)$/.test(word.claim.as) || /^(?:and|with|;|:|\(|\))$/.test(word.said));

/** "Holds the base rate of {f1}", "{f1} right". */
const isOtherRate = ({ words }: Reading, { fact, place }: Slot): boolean | undefined =>
  (words[place - 1]?.said === "of" &&
    words[place - 2]?.said.endsWith("base rate") &&
    fact.kind !== "base_rate") ||
  (words[place + 1]?.said.endsWith("right") && !RIGHT.test(fact.kind)) ||
  (words[place - 1]?.said === "in" && words[place - 2]?.said.endsWith("right") && !RIGHT.test(fact.kind));
const RIGHT = /^(?:probability|base_rate|invalidation_right|forecast_\d+d_(?:held|later))$/;

/** "Past Buy cases", where the call is a Sell. */
const isOtherCall = ({ words }: Reading, { fact }: Slot, { calls }: Held): boolean =>
  /^(?:probability|sample_size|base_rate)$/.test(fact.kind) &&
  words.some((word) => {
    const action = word.sort === "name" && /\b(buy|sell|hold) cases$/.exec(word.said)?.[1];
    return action && !calls.some((call) => call.action?.toLowerCase() === action);
  });

/** "{f1} of past Sell cases", "crossed in {f2}", "{f3} of those ended right". */
function isOtherShare({ words, segment }: Reading, { fact, place }: Slot): boolean {
  const of = words[place + 1]?.said === "of" ? words[place + 2] : undefined;
  if (of?.sort === "name" && / (?:buy|sell|hold) cases$/.test(` ${of.said}`) && !of.kinds.includes(fact.kind))
    return true;
  if (of?.said === "those" && fact.unit === "percent") return fact.kind !== "invalidation_right";
  const isCrossed = (word: Word | undefined) => word?.said.endsWith("crossed") ?? false;
  const later = words.findIndex((word, i) => i > place && (word.sort === "slot" || isCrossed(word)));
  return (
    ((words[place - 1]?.said === "in" && isCrossed(words[place - 2])) ||
      (words[place - 1]?.said === "in" && isCrossed(words[later]) && segment[later] === segment[place])) &&
    fact.kind !== "invalidation_crossed"
  );
}

/** "{f1} for 10% above", where f1 is the odds of a fall. */
function isOtherOdds({ words, segment }: Reading, { fact, place }: Slot): boolean {
  const told = words.filter(
    (word, i) => word.sort === "name" && segment[i] === segment[place] && /^\d+%/.test(word.said),
  );
  return (
    fact.kind.startsWith("odds_") &&
    told.length > 0 &&
    !told.some((word) => word.sort === "name" && word.kinds.includes(fact.kind))
  );
}

const MOVES =
  /^(?:change_|return_|compare_return|call_year|revenue_growth|span_|day_|market_|own_part|drawdown|compare_drawdown|past_change|price_vs_|score_change|gain_)/;

/** "Rose {f1:size}" of what is no change, and a company's growth without a word of it. */
function isOtherChange({ words }: Reading, { fact, place, form }: Slot): boolean {
  const before = words[place - 1];
  const isVerb = before?.sort === "claim" && before.claim.as === "way" && form === "size";
  return (
    (isVerb && !MOVES.test(fact.kind)) ||
    (fact.kind === "revenue_growth" && !words.some(({ said }) => /revenue|sales|grew|grow/.test(said)))
  );
}

/** One figure in two places of a sentence that does not explain it. */
const isRepeated = (reading: Reading, { fact, form, place }: Slot): boolean =>
  !fact.kind.startsWith("day_") &&
  slotsOf(reading).some((one) => one.place < place && one.fact.id === fact.id && one.form === form) &&
  !reading.words.some(({ said }) => said.startsWith("mean"));
