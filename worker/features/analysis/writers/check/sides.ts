import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { assetAt, bind, denies, factOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Of, Reading, Word } from "../words/read-sentence.ts";

/** How far one figure is from another, by the kind of the other. */
export const DISTANCE: Partial<Record<FactKind, readonly FactKind[]>> = {
  price_vs_sma_20: ["sma_20"],
  price_vs_sma_50: ["sma_50"],
  price_vs_sma_200: ["sma_200"],
  call_vs_sma_200: ["sma_200"],
  call_order: ["sma_200"],
  drawdown: ["drawdown", "high_52w"],
  edge: ["base_rate"],
};
/** Levels that are above or below the price where nothing else is named. */
const OF_PRICE = /^(?:support|resistance|sma_|bollinger_(?:upper|middle|lower))/;
export const FAR_PERCENT = 5;

interface Operand {
  facts: Fact[];
  value?: number;
}

/** What stands at a place, as figures: a slot, a name whose slot follows or whose fact is held, an asset's price, zero. */
export function operandAt(reading: Reading, i: number, held: Held): Operand | null {
  const { words, segment } = reading;
  const word = words[i] as Word;
  const asset = assetAt(reading, i, held);
  const some = (fact?: Fact) => (fact ? { facts: [fact] } : null);
  if (word.sort === "slot") return typeof word.fact.value === "number" ? { facts: [word.fact] } : null;
  if (word.said === "zero") return { facts: [], value: 0 };
  if (word.sort === "asset" || word.said === "it") return some(factOf(held, asset, "price"));
  if (word.sort !== "name") return null;
  for (let j = i + 1; j < words.length && segment[j] === segment[i]; j++) {
    const next = words[j] as Word;
    if (next.sort === "name") break;
    if (next.sort === "claim" && next.claim.as === "side") break;
    if (next.sort === "slot" && DISTANCE[next.fact.kind]) break;
    if (next.sort === "slot" && word.kinds.includes(next.fact.kind)) return { facts: [next.fact] };
  }
  const shown = words.flatMap((one) =>
    one.sort === "slot" && one.fact.kind.startsWith("sma_") ? [one.fact] : [],
  );
  if (word.said.endsWith("averages") && shown.length > 1) return { facts: shown };
  if (/averages$|^all three$/.test(word.said))
    return {
      facts: (["sma_20", "sma_50", "sma_200"] as const).flatMap((kind) => factOf(held, asset, kind) ?? []),
    };
  return some(factOf(held, asset, word.kinds[0] as FactKind));
}

/** Whether "above", "under", "higher than" stand between figures as these compare. */
export function standsSo(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "side" }>,
  held: Held,
): boolean {
  const { words, clause } = reading;
  const denied = denies(reading, place) !== null;
  const isSo = (way: number) => (denied ? way === -claim.side : way === claim.side);
  let right: Operand | null = null;
  let of: Word | undefined;
  for (let i = place + 1; i < words.length && clause[i] === clause[place] && !right; i++) {
    const word = words[i] as Word;
    if (word.sort === "claim" && word.claim.as === "window" && i <= place + 3)
      return words[place]?.said === "over";
    if (
      words[place]?.said === "over" &&
      word.sort === "name" &&
      word.kinds.some((kind) => kind === "compare_window_days" || kind === "call_year")
    )
      return true;
    if (word.sort === "claim" && word.claim.as === "side") break;
    const next = words.slice(i + 1).find((one) => one.sort === "slot" || one.sort === "name");
    if (word.sort === "asset" && next?.sort === "slot") continue;
    if (/^(?:them|each|all|these|those)$/.test(word.said)) {
      const levels = words.flatMap((one) =>
        one.sort === "slot" && one.fact.unit === "usd" && one.fact.kind !== "price" ? [one.fact] : [],
      );
      if (levels.length > 1) right = { facts: levels };
    }
    if (/^(?:it|that)$/.test(word.said)) {
      const last = words.findLast(
        (one, j): one is Of<"slot"> =>
          j < place &&
          one.sort === "slot" &&
          (clause[j] !== clause[place] || one.fact.kind === "volume_vs_average"),
      );
      if (last && DISTANCE[last.fact.kind]) return isSo(Math.sign(Number(last.fact.value)));
      if (last?.fact.kind === "volume_vs_average") return isSo(Math.sign(Number(last.fact.value) - 1));
      if (last?.fact.unit === "usd" && last.fact.kind !== "price") right = { facts: [last.fact] };
    }
    right ??= operandAt(reading, i, held);
    if (right) of = word;
  }
  const before = words[place - 1]?.sort === "claim" ? words[place - 2] : words[place - 1];
  const distance = before?.sort === "slot" ? before : undefined;
  if (distance && DISTANCE[distance.fact.kind]) {
    const isOwn = words.slice(place + 1, place + 3).some(({ said }) => said.endsWith("own"));
    const named = of?.sort === "name" ? of.kinds : (right?.facts.map(({ kind }) => kind) ?? []);
    return (
      isSo(Math.sign(Number(distance.fact.value))) &&
      (isOwn ||
        named.some((kind) => DISTANCE[distance.fact.kind]?.includes(kind) || kind === distance.fact.kind))
    );
  }
  const volume = bind(reading, place, ({ kind }) => kind === "volume_vs_average")[0];
  if (
    volume &&
    !right?.facts.some(({ kind }) => /resistance|support/.test(kind)) &&
    volumeBefore(reading, place)
  )
    return isSo(Math.sign(Number(volume.fact.value) - 1));
  const isLast = words[place + 1] === undefined || /^[,.;]$/.test(words[place + 1]?.said ?? "");
  const level = isLast ? words.slice(0, place).findLast((one) => one.sort === "slot") : undefined;
  if (!right && level?.sort === "slot" && OF_PRICE.test(level.fact.kind)) {
    const price = factOf(held, level.fact.asset, "price");
    right = price ? { facts: [price] } : null;
  }
  if (!right) return true;
  if (right.facts[0]?.kind === "drawdown") return isSo(-1);
  const asset = assetAt(reading, place, held);
  const unit = right.facts[0]?.unit;
  let left: Operand | null = null;
  const atZero =
    right.value === 0 ? words.slice(place + 2, place + 5).find((one) => one.sort === "slot") : undefined;
  if (atZero?.sort === "slot" && words[place + 1]?.said === "zero" && words[place + 2]?.said !== ",")
    left = { facts: [atZero.fact] };
  for (let i = place - 1; i >= 0 && clause[i] === clause[place] && !left; i--) {
    const one = operandAt(reading, i, held);
    if (one && (unit === undefined || one.facts.every((fact) => fact.unit === unit))) left = one;
  }
  const price = factOf(held, asset, "price");
  if (
    !left &&
    (unit !== "usd" ||
      /^(?:which|and this)/.test(words.find((_, i) => clause[i] === clause[place])?.said ?? ""))
  )
    for (let i = place - 1; i >= reading.heading && !left; i--) {
      const one = words[i]?.sort === "slot" ? operandAt(reading, i, held) : null;
      if (one?.facts.every((fact) => fact.unit === unit)) left = one;
    }
  const isBare = !words.some(
    (_, i) => i < place && clause[i] === clause[place] && operandAt(reading, i, held),
  );
  for (let i = reading.heading; i < place && isBare && !left; i++) {
    const one = clause[i] === (clause[place] as number) - 1 ? operandAt(reading, i, held) : null;
    if (one?.facts.length && one.facts.every((fact) => fact.unit === unit)) left = one;
  }
  left ??= price ? { facts: [price] } : null;
  if (!left) return false;
  left = wholeInterval(reading, place, left, held);
  const isOwn = left.facts.some((fact) => right?.facts.includes(fact));
  const [one, others] = isOwn ? [right, { facts: price ? [price] : [] }] : [left, right];
  const pairs = one.facts.flatMap((a) =>
    others.value === undefined
      ? others.facts.map((b) => [a, b] as const)
      : [[a, { ...a, value: others.value }] as const],
  );
  const far = degreeBefore(reading, place);
  return (
    pairs.length > 0 &&
    pairs.every(([a, b]) => {
      if (a.unit !== b.unit) return false;
      const isDepth =
        /^(?:larger|greater|bigger|smaller|more|less|deeper)/.test(words[place]?.said ?? "") &&
        Number(a.value) < 0 &&
        Number(b.value) < 0;
      const gap = (Number(a.value) - Number(b.value)) * (isDepth ? -1 : 1);
      const percent = (100 * Math.abs(gap)) / Math.max(Math.abs(Number(b.value)), 1e-9);
      const size = Number(b.value) === 0 || a.unit !== "usd" ? Math.abs(gap) : percent;
      return isSo(Math.sign(gap)) && (far === null || (far ? size >= FAR_PERCENT : size <= FAR_PERCENT));
    })
  );
}

/** An interval is above a figure where both of its ends are. */
function wholeInterval({ words }: Reading, place: number, left: Operand, held: Held): Operand {
  const [end] = left.facts;
  const low = end?.kind.endsWith("_high")
    ? factOf(held, end.asset, end.kind.replace("_high", "_low") as FactKind)
    : undefined;
  return low && words.slice(0, place).some((word) => word.sort === "slot" && word.fact.id === low.id)
    ? { facts: [...left.facts, low] }
    : left;
}

const volumeBefore = ({ words }: Reading, place: number): boolean =>
  words.some((word, i) => i < place && word.sort === "name" && /volume|turnover|trading/.test(word.said));

function degreeBefore({ words }: Reading, place: number): boolean | null {
  const word = words[place - 1];
  return word?.sort === "claim" && word.claim.as === "degree" ? word.claim.far : null;
}
