import type { Call, Fact, FactKind } from "../../../../../shared/analysis.ts";
import { findZone } from "../../facts/fact-cards.ts";
import { leanOf } from "../prompt/lean.ts";
import { assetAt, bind, denies, factOf, slotsOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Of, Reading } from "../words/read-sentence.ts";

const callOf = (reading: Reading, place: number, held: Held): Call | undefined =>
  held.calls.find(({ asset }) => asset === assetAt(reading, place, held)) ??
  (held.calls.length === 1 ? held.calls[0] : undefined);

/** Whether "the Sell", "both Buys", "the only Hold" are the calls as decided. */
export function isDecided(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "action" }>,
  held: Held,
): boolean {
  const { words, segment } = reading;
  const said = words[place]?.said ?? "";
  const near = (how: string) =>
    words.some(
      (word, i) =>
        word.sort === "claim" &&
        word.claim.as === "of" &&
        word.claim.how === how &&
        (how !== "only" || i === place - 1),
    );
  if (isObjectOfLean(reading, place)) return true;
  const denied = denies(reading, place) !== null;
  const is = ({ action }: Call) => (action === claim.action) !== denied;
  if (near("only"))
    return (
      held.calls.filter(({ action }) => action === claim.action).length === 1 &&
      held.calls.length > 1 &&
      callOf(reading, place, held)?.action === claim.action
    );
  const named = words.flatMap((word, i) =>
    word.sort === "asset" && (said.endsWith("s") || segment[i] === segment[place]) ? [word.asset] : [],
  );
  if (near("all") || near("both") || near("none") || (said.endsWith("s") && named.length === 0))
    return held.calls.every(is);
  if (said.endsWith("s")) return held.calls.filter(({ asset }) => named.includes(asset)).every(is);
  const call = callOf(reading, place, held);
  return call !== undefined && is(call);
}

/** "Speaks for a Buy" says nothing of the call: `leansSo` holds it against the figures. */
const isObjectOfLean = ({ words }: Reading, place: number): boolean =>
  !/^(?:the|its|this|that|our|both)\b/.test(words[place]?.said ?? "") &&
  [1, 2].some((back) => {
    const word = words[place - back];
    return (
      word?.sort === "claim" &&
      word.claim.as === "lean" &&
      !/^(?:the|its|this|that|our)$/.test(words[place - 1]?.said ?? "") &&
      !/(?:the|this|its)$/.test(word.said)
    );
  });

/** Whether more past cases than all ended right by more than chance, or not. */
export const hasEdge = (reading: Reading, place: number, { edge }: { edge: boolean }, held: Held): boolean =>
  (callOf(reading, place, held)?.edge === true) === (edge !== (denies(reading, place) !== null)) &&
  slotsOf(reading, ofRecord).length > 0;

const ofRecord = ({ kind }: Fact) =>
  /^(?:probability|base_rate|edge|sample_size|score|up_|invalidation_(?:crossed|right))/.test(kind);

/** Whether past cases were higher, or lower, afterwards: as the share's label has it. */
export const wentLater = (reading: Reading, place: number, { higher }: { higher: boolean }): boolean => {
  const shares = bind(reading, place, ({ label }) => /price was (?:higher|lower)/.test(label));
  return shares.length > 0 && shares.every(({ fact }) => /price was higher/.test(fact.label) === higher);
};

const SHARE =
  /^(?:probability|base_rate|up_|invalidation_(?:odds|crossed|right)|supply_issued|forecast_\d+d_(?:held|later)|odds_|net_margin)/;

/** Whether "most", "about half" fit the share they are said of. */
export function isShare(
  reading: Reading,
  place: number,
  { from, to }: { from: number; to: number },
): boolean {
  const shares = bind(reading, place, ({ kind }) => SHARE.test(kind));
  const isDeniedLater = reading.words.some(
    (word, i) =>
      i > place &&
      reading.clause[i] === reading.clause[place] &&
      word.sort === "claim" &&
      word.claim.as === "not",
  );
  const denied = (denies(reading, place) !== null) !== isDeniedLater;
  if (
    shares.length === 0 &&
    reading.words.slice(place + 1, place + 3).some(({ said }) => /^(?:fall|rise|move|moves|way)$/.test(said))
  )
    return true;
  const [one, other] = slotsOf(reading, ({ value }) => typeof value === "number");
  if (shares.length === 0 && one && other && one.fact.kind === other.fact.kind) {
    const share = (100 * Number(one.fact.value)) / Number(other.fact.value);
    return (share >= from && share <= to) !== denied;
  }
  return (
    shares.length > 0 &&
    shares.every(({ fact }) => (Number(fact.value) >= from && Number(fact.value) <= to) !== denied)
  );
}

/** Whether the figures shown lean, or lie in zones, that differ; or that do not. */
export function areMixed(reading: Reading, { mixed }: { mixed: boolean }, held: Held): boolean {
  const shown = slotsOf(reading).map(({ fact }) => fact);
  const leans = new Set(shown.map((fact) => leanOf(fact, held.facts)).filter((lean) => lean !== 0));
  const zones = new Set(shown.flatMap((fact) => findZone(fact.kind, fact.value) ?? []));
  if (leans.size === 0 && zones.size === 0) return mixed;
  const denied = reading.words.some((word) => word.sort === "claim" && word.claim.as === "not");
  return (mixed !== denied) === (leans.size > 1 || zones.size > 1) && shown.length > 0;
}

const LARGE: [kinds: RegExp, least: number][] = [
  [/^edge$/, 5],
  [/^(?:odds_|invalidation_odds|invalidation_right)/, 25],
  [
    /^(?:drawdown|span_fall|compare_drawdown|call_year|return_365d|net_margin|volatility|compare_volatility|forecast_volatility)/,
    20,
  ],
  [/^(?:change_24h|return_1d|day_|own_part)/, 3],
  [/^(?:return_|compare_return|span_|market_|price_vs_|call_|revenue_growth)/, 6],
  [/^atr_percent/, 2],
  [/^(?:correlation|debt_to_equity|beta)/, 0.5],
];

/** Whether a share or a change called large or small is, by a bound of its kind. */
export function isAmount(
  reading: Reading,
  place: number,
  { large }: { large: boolean },
  held: Held,
): boolean {
  const least = ({ kind }: Fact) => LARGE.find(([kinds]) => kinds.test(kind))?.[1];
  const said = bind(reading, place, (fact) => least(fact) !== undefined);
  const denied = denies(reading, place) !== null;
  const isSo = (is: boolean) => is !== denied;
  const word = reading.words[place]?.said ?? "";
  if (
    /^(?:wide|narrow)$/.test(word) &&
    slotsOf(reading, ({ kind }) => /_(?:low|high)$/.test(kind)).length > 0
  )
    return isSo(large);
  if (bind(reading, place, ({ kind }) => /^(?:pe_|price_to_)/.test(kind)).length > 0) return false;
  const [swings] = bind(reading, place, ({ kind }) => /volatility/.test(kind));
  const rank = swings && factOf(held, swings.fact.asset, "forecast_rank");
  if (rank)
    return (
      isSo(large === (findZone(rank.kind, rank.value) === "wild for it")) ||
      isSo(!large === (findZone(rank.kind, rank.value) === "calm for it"))
    );
  const [volume] = bind(reading, place, ({ kind }) => kind === "volume_vs_average");
  if (volume) return isSo(large === Number(volume.fact.value) > 1);
  const [share] = bind(reading, place, ({ kind }) => kind === "probability");
  if (share && said.length === 0)
    return isSo(large === Math.abs(Number(factOf(held, share.fact.asset, "edge")?.value)) >= 5);
  return said.every(({ fact }) => Math.abs(Number(fact.value)) >= Number(least(fact)) === (large !== denied));
}

/** Whether the interval shown holds the base rate, or zero; or the share that is said to lie inside of it. */
export function spansIt(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "spans" }>,
  held: Held,
): boolean {
  const asset = assetAt(reading, place, held);
  const numberOf = (kind: FactKind) => Number(factOf(held, asset, kind)?.value);
  if (!claim.inside && slotsOf(reading, ({ kind }) => kind === "edge").length > 0) return false;
  const subject = reading.words.findLast(
    (word, i): word is Of<"slot"> => i < place && word.sort === "slot" && word.fact.kind !== "sample_size",
  );
  const isShare =
    subject?.fact.kind === "probability" &&
    /^(?:in|inside|within|outside)\b/.test(reading.words[place]?.said ?? "");
  const [low, high, inside] = reading.words.some(({ said }) => /zero/.test(said))
    ? [numberOf("edge_low"), numberOf("edge_high"), 0]
    : [
        numberOf("probability_low"),
        numberOf("probability_high"),
        numberOf(isShare ? "probability" : "base_rate"),
      ];
  return (low <= inside && inside <= high) === (claim.inside !== (denies(reading, place) !== null));
}
