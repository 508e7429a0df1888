import type { Fact } from "../../../../../shared/analysis.ts";
import { bind, claimsOf, denies, factOf, slotsOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Reading } from "../words/read-sentence.ts";
import { isForce } from "./ways.ts";

/** Kinds that are an end of something by themselves. */
const OWN_END =
  /^(?:span_fall|compare_drawdown|drawdown|day_|high_52w|low_52w|past_high|past_low|span_high|span_low)/;
/** Others that we hold no figures of, in an answer about one asset. */
const MANY = /^(?:coins?|stocks?|compan(?:y|ies)|markets?|assets?|crypto|others|firms?|everybody|all)$/;
const POINT = /^(?:points?|arguments?|reasons?|part|counterweight|side|evidence|piece)\b/;
const OF_DISTANCE = /^(?:nearest|closest|nearer|closer|furthest|farthest|further|farther)$/;
const FALLS = /drawdown|span_fall/;

/** Falls are told by their depth. */
const size = ({ kind, value }: Fact, isJudged: boolean): number =>
  FALLS.test(kind) && !isJudged ? Math.abs(Number(value)) : Number(value);

/** Whether "calmer than", "the strongest" rank the assets of an answer as the figure shown does. */
export function ranksSo(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "rank" }>,
  held: Held,
): boolean {
  const { words, clause } = reading;
  const said = words[place]?.said ?? "";
  const top = /^(?:ahead of|before)$/.test(said)
    ? claimsOf(reading, "rank").find((one) => one.place < place && one.claim.top)
    : undefined;
  const { kinds, way } = top?.claim ?? claim;
  const isMeant = ({ kind, value, asset }: Fact) =>
    typeof value === "number" && !asset.includes("/") && (kinds?.test(kind) ?? true);
  const [pair] = slotsOf(reading, ({ kind }) => kind === "correlation");
  if (claim.top && kinds === null && pair && slotsOf(reading).length === 1)
    return held.facts.every(
      ({ kind, asset, value }) =>
        kind !== "correlation" ||
        asset === pair.fact.asset ||
        Math.sign(Number(pair.fact.value) - Number(value)) === way,
    );
  const [shown] = bind(reading, place, isMeant);
  const [one, other] = slotsOf(reading, isMeant);
  const force = words.findLast(({ said }, i) => i < place && /^(?:buyers|sellers)$/.test(said))?.said;
  if (force && /lead|led|ahead|front/.test(said))
    return isForce(reading, place, { way: force === "buyers" ? way : -way }, held);
  if (held.assets.length === 1 && /lead|led|lag|trail|ahead|behind|front/.test(said))
    return (
      one !== undefined &&
      other !== undefined &&
      one.fact.unit === other.fact.unit &&
      (Math.sign(Number(one.fact.value) - Number(other.fact.value)) === way) !==
        (denies(reading, place) !== null)
    );
  if (held.assets.length === 1 && !words.some(({ said }) => MANY.test(said)))
    return (
      !claim.top ||
      POINT.test(words[place + 1]?.said ?? "") ||
      (OWN_END.test(shown?.fact.kind ?? "drawdown") && !(shown && FALLS.test(shown.fact.kind) && way < 0))
    );
  if (!shown) return false;
  const { kind } = shown.fact;
  if (claim.top && held.assets.length === 1) return OWN_END.test(kind);
  const isJudged = kinds !== null && !kinds.test("atr_percent") && !kinds.source.startsWith("drawdown");
  const at = top?.place ?? place;
  const isFall =
    (/^(?:the )?(?:most|least|more|less|larg|bigg|great|small)/.test(words[at]?.said ?? "") &&
      claimsOf(reading, "way").length > 0 &&
      claimsOf(reading, "way").every((one) => one.claim.way === -1)) ||
    claimsOf(reading, "side").some((one) => one.claim.side === -1 && one.place > at && one.place - at <= 2);
  const sizeAt = (asset: string): number | null => {
    const fact = factOf(held, asset, kind);
    if (fact && OF_DISTANCE.test(said) && /^price_vs|drawdown/.test(kind))
      return Math.abs(Number(fact.value));
    return fact
      ? size(fact, isJudged) * (isFall && Number(fact.value) < 0 && !FALLS.test(kind) ? -1 : 1)
      : null;
  };
  const assetsAt = words.flatMap((word, at) => (word.sort === "asset" ? [{ asset: word.asset, at }] : []));
  const comparator = words.findIndex(
    (word, i) => i >= place && i <= place + 5 && /(?:^|\s)(?:than|of)$/.test(word.said),
  );
  const attached = assetsAt.find(
    ({ at }) =>
      at > place &&
      at <= place + 3 &&
      (/^(?:at|for|in|by|with|is)$/.test(words[at - 1]?.said ?? "") ||
        (words[at - 1]?.said === "of" && words[at - 2]?.said === "that")) &&
      (comparator < 0 || at < comparator || words[at - 2]?.said === "that"),
  );
  const subject = attached?.asset ?? assetsAt.findLast(({ at }) => at < place)?.asset ?? shown.fact.asset;
  const own = sizeAt(subject);
  const named = assetsAt.filter(
    ({ asset, at }) => at > Math.max(comparator, place) && asset !== subject && clause[at] === clause[place],
  );
  const told = [...new Set(assetsAt.map(({ asset }) => asset))];
  const isCompared =
    comparator >= 0 ||
    told.length > 1 ||
    /^(?:ahead|behind|leads?|trails?|lags?|lagged|led|beats?|out|under)/.test(said) ||
    held.assets.length === 2;
  const rest = (claim.top || told.length < 2 ? held.assets.map(({ symbol }) => symbol) : told).filter(
    (asset) => asset !== subject,
  );
  const others = (claim.top || named.length === 0 ? rest : named.map(({ asset }) => asset)).flatMap(
    (asset) => sizeAt(asset) ?? [],
  );
  if (own === null || others.length === 0 || (!claim.top && !isCompared)) return false;
  const denied = denies(reading, place) !== null;
  return others.every((other) => (Math.sign(own - other) === way) !== denied);
}

/** Whether "followed by" goes on in the order that the superlative before it began. */
export function followsSo(reading: Reading, place: number): boolean {
  const top = claimsOf(reading, "rank").findLast(
    (one) => one.place < place && (one.claim.top || /lead|ahead/.test(reading.words[one.place]?.said ?? "")),
  );
  return top === undefined || isOrdered(reading, place, { way: -top.claim.way });
}

/** Whether "less so" has the figure after it below the one of its kind before. */
export function isOrdered(reading: Reading, place: number, { way }: { way: number }): boolean {
  const after = slotsOf(reading).find((slot) => slot.place > place);
  const before = slotsOf(reading).findLast(
    (slot) => slot.place < place && slot.fact.kind === after?.fact.kind,
  );
  const gap = Number(after && size(after.fact, false)) - Number(before && size(before.fact, false));
  return Math.sign(gap) === way;
}

const EQUAL_POINTS = 4;
const EQUAL_PERCENT = 6;

/** Whether figures called the same are, to within a few percent. */
export function areEqual(reading: Reading, place: number): boolean {
  const near = slotsOf(reading, ({ value }) => typeof value === "number").filter(
    (slot) => reading.clause[slot.place] === reading.clause[place],
  );
  const [a, b] = near.length >= 2 ? near : slotsOf(reading);
  if (!a || !b || a.fact.unit !== b.fact.unit) return true;
  const [one, other] = [Number(a.fact.value), Number(b.fact.value)];
  if (a.fact.unit === "percent" && Math.abs(one - other) <= EQUAL_POINTS) return true;
  return 100 * Math.abs(one - other) <= EQUAL_PERCENT * Math.max(Math.abs(one), Math.abs(other));
}
