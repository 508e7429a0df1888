import type { Fact } from "../../../../../shared/analysis.ts";
import { FACT_CARDS } from "../../facts/fact-cards.ts";
import { bind, denies, factOf, type Slot, slotsOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Of, Reading, Word } from "../words/read-sentence.ts";
import { DISTANCE, FAR_PERCENT, operandAt } from "./sides.ts";

/** Whether a level said to be near the price, or far from it, is. */
export function isNearSo(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "near" }>,
  held: Held,
): boolean {
  const { words, clause, segment } = reading;
  const denied = denies(reading, place) !== null;
  const near = claim.near !== denied;
  const zone = words
    .slice(place + 1, place + 3)
    .find((word) => word.sort === "claim" && word.claim.as === "zone");
  if (zone?.sort === "claim" && zone.claim.as === "zone") return isNearZone(reading, place, zone.claim, near);
  if (words[place + 1]?.sort === "name" && !LEVEL.test((words[place + 1] as Of<"name">).kinds[0] ?? ""))
    return true;
  const than = words.findIndex(({ said }, i) => i > place && said === "than");
  if (/^(?:closer|nearer)/.test(words[place]?.said ?? "") && than > 0) {
    const [to, from] = [levelIn(reading, place, than, held), levelIn(reading, than, words.length, held)];
    if (to && from) return gapOf(to, held) < gapOf(from, held) !== denied;
  }
  const [one, other] = slotsOf(reading, ({ kind }) => /^price_vs_|^drawdown/.test(kind));
  if (/^(?:closer|nearer) to$/.test(words[place]?.said ?? "") && words.some(({ said }) => said === "than"))
    return (
      one !== undefined &&
      other !== undefined &&
      Math.abs(Number(one.fact.value)) < Math.abs(Number(other.fact.value)) !== denied
    );
  const beside = (part: number[], step: 1 | -1): Fact | undefined => {
    for (let i = place + step; part[i] !== undefined && part[i] === part[place]; i += step) {
      const word = words[i] as Word;
      if (word.sort === "asset" || word.said === "it" || (word.sort === "slot" && word.fact.kind === "price"))
        continue;
      const one = operandAt(reading, i, held)?.facts.find(
        ({ unit, kind }) => kind !== "price" && (unit === "usd" || DISTANCE[kind]),
      );
      if (one) return one;
    }
    return undefined;
  };
  const [volume] = slotsOf(reading, ({ kind }) => kind === "volume_vs_average");
  const fact = beside(segment, 1) ?? beside(segment, -1) ?? beside(clause, 1) ?? beside(clause, -1);
  const [a, b] = slotsOf(reading, ({ unit }) => unit === "percent");
  if (!fact && a && b) {
    const gap = Math.abs(Number(a.fact.value) - Number(b.fact.value));
    return gap <= Math.max(1, Math.abs(Number(a.fact.value)) / 10) === near;
  }
  if (volume && !fact?.kind.match(/support|resistance/))
    return Math.abs(Number(volume.fact.value) - 1) <= NEAR_SHARE === near;
  const level = fact ?? slotsOf(reading, isLevel).findLast((slot) => slot.place < place)?.fact;
  if (!level) return false;
  const percent = gapOf(level, held);
  return near ? percent <= FAR_PERCENT : percent >= FAR_PERCENT;
}

const LEVEL =
  /^(?:price|call_close|sma_|ema_|support|resistance|bollinger|high_|low_|drawdown|invalidation_price|hold_|forecast_|range_position|macd|plus|minus|rsi|stochastic|mfi|fear|base_rate|probability)/;

/** A volume within that of its average is near it. */
const NEAR_SHARE = 0.1;
const isLevel = ({ unit, kind }: Fact) =>
  DISTANCE[kind] !== undefined || (unit === "usd" && !/^(?:price|atr|macd)/.test(kind));

/** The first level named between two places. */
const levelIn = (reading: Reading, from: number, to: number, held: Held): Fact | undefined =>
  reading.words
    .flatMap((_, i) => (i > from && i < to ? (operandAt(reading, i, held)?.facts ?? []) : []))
    .find(({ unit, kind }) => kind !== "price" && (unit === "usd" || DISTANCE[kind]));

/** How far the price is from a level, in percent. */
export const gapOf = (fact: Fact, held: Held): number =>
  DISTANCE[fact.kind]
    ? Math.abs(Number(fact.value))
    : 100 * Math.abs(Number(fact.value) / Number(factOf(held, fact.asset, "price")?.value) - 1);

type Zone = Extract<Claim, { as: "zone" }>;

/** A zone and what is said of it: the side of a figure, with its place, and whether that is just or well beyond its edge. */
interface Beyond {
  place: number;
  side: 1 | -1;
  far: boolean | null;
}

/** "Just below overbought", "above its oversold zone": the side of a zone that is said. */
export function beyondZone({ words }: Reading, place: number): Beyond | null {
  const at = words.findLastIndex(({ said }, i) => i < place && !/^(?:its|the|of|an?|still)$/.test(said));
  const [degree, side] = [words[at - 1], words[at]];
  if (side?.sort !== "claim" || side.claim.as !== "side") return null;
  const far = degree?.sort === "claim" && degree.claim.as === "degree" ? degree.claim.far : null;
  return { place: at, side: side.claim.side, far };
}

/** How near the edge of a zone is near, in points of a scale of a hundred. */
const NEAR_POINTS = 10;

/** Whether figures are outside of a zone on the side that is said: "just" where no other edge is nearer, "well" where none is near. */
export function isOutside(reading: Reading, place: number, claim: Zone, beyond: Beyond): boolean {
  const said = bind(reading, place, ({ kind }) => claim.kinds.includes(kind));
  const denied = denies(reading, beyond.place) !== null;
  const isSo = (fact: Fact) => {
    const { value, edges, from, to } = scaleOf(fact, claim.zones);
    const gap = beyond.side === 1 ? value - to : from - value;
    if (beyond.far === null) return gap >= 0;
    const isNearest = edges.every((edge) => Math.abs(edge - value) >= gap);
    return beyond.far ? gap > NEAR_POINTS : gap >= 0 && gap <= NEAR_POINTS && isNearest;
  };
  return said.length > 0 && said.every(({ fact }) => isSo(fact) !== denied);
}

/** "Far from overbought", "not far from an extreme": outside of the zone, by more or less than ten points. */
function isNearZone(reading: Reading, place: number, claim: Zone, near: boolean): boolean {
  const said = bind(reading, place, ({ kind }) => claim.kinds.includes(kind));
  return (
    said.length > 0 &&
    said.every(({ fact }) => {
      const gaps = claim.zones.map((zone) => {
        const { value, from, to } = scaleOf(fact, [zone]);
        return Math.max(from - value, value - to);
      });
      const gap = Math.min(...gaps.filter((one) => !Number.isNaN(one)));
      return near ? gap >= 0 && gap <= NEAR_POINTS : gap > NEAR_POINTS && gap < Number.POSITIVE_INFINITY;
    })
  );
}

/** Where the zones of a figure part, and where those that are named begin and end; no number where it has none of them. */
function scaleOf({ kind, value }: Fact, named: readonly string[]) {
  const zones = FACT_CARDS[kind === "call_rsi" ? "rsi_14" : kind].zones ?? [];
  const first = zones.findIndex(({ word }) => named.includes(word));
  const last = zones.findLastIndex(({ word }) => named.includes(word));
  const isKnown = first >= 0 && typeof value === "number";
  return {
    value: isKnown ? value : Number.NaN,
    edges: zones.flatMap(({ below }) => below ?? []),
    from: zones[first - 1]?.below ?? Number.NEGATIVE_INFINITY,
    to: zones[last]?.below ?? Number.POSITIVE_INFINITY,
  };
}

const ENDS: [RegExp, RegExp][] = [
  [/_low$|^support$|_lower$|^low_52w$/, /_high$|^resistance$|_upper$|^high_52w$/],
];

/** "Between": two ends of one range, or two figures with the price between them. */
export function liesBetween(reading: Reading, place: number, held: Held): boolean {
  if (
    reading.words[place + 1]?.sort === "asset" ||
    /^(?:two|others)$/.test(reading.words[place + 3]?.said ?? reading.words[place + 2]?.said ?? "")
  )
    return isMiddle(reading, place, held);
  const shown = (from: number, to: number) =>
    slotsOf(reading, ({ value }) => typeof value === "number").filter(
      (one) => one.place > from && one.place < to,
    );
  const after = shown(place, reading.words.length);
  const band = slotsOf(reading, ({ kind }) => kind === "bollinger_position")[0];
  if (band && after.length < 2) return Number(band.fact.value) > 0 && Number(band.fact.value) < 1;
  const ends = after.length >= 2 ? after.slice(0, 2) : endsBefore(shown(-1, place));
  const [low, high] = ends.map(({ fact }) => fact);
  if (!low || !high || low.unit !== high.unit || !(Number(low.value) <= Number(high.value))) return false;
  const told = shown(-1, place).findLast(
    (one) => !ends.some(({ place: end }) => end === one.place) && one.fact.unit === low.unit,
  );
  const isRange =
    ENDS.some(([a, b]) => a.test(low.kind) && b.test(high.kind)) &&
    low.kind.replace("low", "") === high.kind.replace("high", "");
  if (isRange && !told) return true;
  const inside = told?.fact ?? factOf(held, low.asset, "price");
  if (inside?.unit !== low.unit) return false;
  return Number(low.value) <= Number(inside.value) && Number(inside.value) <= Number(high.value);
}

/** The ends that "between them" goes back to: those of a range, else the last two figures of a kind of unit. */
function endsBefore(before: Slot[]): Slot[] {
  const isEnd = ({ fact: { kind } }: Slot) => ENDS.some((sides) => sides.some((side) => side.test(kind)));
  const ends = before.filter(isEnd).slice(-2);
  const levels = before.filter(({ fact }) => fact.unit === "usd" && fact.kind !== "price").slice(-2);
  return (ends.length === 2 ? ends : levels).toSorted((a, b) => Number(a.fact.value) - Number(b.fact.value));
}

/** "Between the other two": of the assets of the answer, by the figure shown. */
export function isMiddle(reading: Reading, place: number, held: Held): boolean {
  const [shown] = bind(reading, place, ({ value }) => typeof value === "number");
  const named = reading.words.slice(place + 1).flatMap((word) => (word.sort === "asset" ? [word.asset] : []));
  const others = named.length >= 2 ? named.slice(0, 2) : held.assets.map(({ symbol }) => symbol);
  const values = others.flatMap((symbol) =>
    symbol === shown?.fact.asset ? [] : [Number(factOf(held, symbol, shown?.fact.kind ?? "price")?.value)],
  );
  const own = Number(shown?.fact.value);
  return values.length > 1 && Math.min(...values) < own && own < Math.max(...values);
}
