import type { Fact, FactKind } from "../../../../../shared/analysis.ts";
import { findZone } from "../../facts/fact-cards.ts";
import { leanOf } from "../prompt/lean.ts";
import { assetAt, bind, denies, factOf, isOfAll, slotsOf } from "../words/bind.ts";
import type { Claim } from "../words/claim.ts";
import type { Held, Of, Reading } from "../words/read-sentence.ts";

const CHANGE =
  /^(?:change_|return_\d|compare_return|call_year|revenue_growth|span_change|past_change|day_|market_change|market_part|own_part|gain_|score_change|rule_|scenario_move|level_distance|peg_)/;
const FALL = /^(?:drawdown|compare_drawdown|span_fall)$/;
const SIGNED =
  /^(?:macd|macd_signal|macd_histogram|score|edge|edge_low|edge_high|net_income|net_margin|eps_diluted|beta|correlation|price_vs_.*|call_vs_.*|call_order)$/;
const TREND =
  /^(?:price_vs_|call_order|call_vs_|call_year|sma_|ema_|return_(?:30|90|365)d|compare_return|score|plus_di|minus_di|macd)/;
const RECORD = /^(?:probability|base_rate|up_share|up_base)/;
const NOUN = /^(?:fall|rise|gain|loss|drop|decline)$/;
/** Under this many percent a price did not move. */
const FLAT_PERCENT = 0.5;
const FLAT_LONG_PERCENT = 2;
const LONG = /^(?:return_(?:30|90|365)d|compare_return|span_change)$/;

/** Which way a figure goes for a word said of this subject; null where such a word is not of it. */
function wayOf(fact: Fact, said: string, subject: string, { facts }: Held): number | null {
  const { kind, value, label, asset } = fact;
  if (subject === "momentum") return kind.startsWith("macd") ? leanOf(fact, facts) : null;
  if (/trend|direction/.test(subject)) return TREND.test(kind) ? leanOf(fact, facts) || null : null;
  if (CHANGE.test(kind)) return Math.sign(Number(value));
  if (FALL.test(kind)) return -1;
  if (kind.startsWith("odds_")) return kind.startsWith("odds_rise") ? 1 : -1;
  if (kind === "obv_trend") return value === "rising" ? 1 : value === "falling" ? -1 : 0;
  if (kind === "macd_histogram") return Math.sign(Number(value));
  if (kind === "revenue") {
    const growth = facts.find((one) => one.asset === asset && one.kind === "revenue_growth");
    return growth ? Math.sign(Number(growth.value)) : null;
  }
  if (RECORD.test(kind) && /^(?:higher|lower)$/.test(said))
    return /higher/.test(label) ? 1 : /lower/.test(label) ? -1 : null;
  if (SIGNED.test(kind) && /^(?:positive|negative|plus|minus|a loss|loss|losses)$|^in the/.test(said))
    return Math.sign(Number(value));
  return null;
}

/** Whether "rose", "a loss", "the trend points down" hold of the figures they are said of. */
export function goesSo(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "way" }>,
  held: Held,
): boolean {
  const { words, clause, segment } = reading;
  const said = words[place]?.said ?? "";
  const subject =
    claim.only || /^points?$|^pointing$/.test(words[place - 1]?.said ?? "")
      ? "trend"
      : (words.findLast(
          (word, i): word is Of<"name"> => word.sort === "name" && i < place && clause[i] === clause[place],
        )?.said ?? "");
  const follows = words.findIndex(
    (word, i) => word.sort === "name" && i > place && segment[i] === segment[place],
  );
  const of = /momentum|trend|direction/.test(subject)
    ? subject
    : /momentum|trend/.test(words[follows]?.said ?? "") && follows - place <= 2
      ? (words[follows]?.said ?? "")
      : subject;
  const denied = denies(reading, place) !== null;
  const holds = (way: number) => (denied ? way !== claim.way : way === claim.way);
  const ways = bind(reading, place, (fact) => wayOf(fact, said, of, held) !== null).map(({ fact }) =>
    claim.way === 0 && CHANGE.test(fact.kind)
      ? Math.abs(Number(fact.value)) < (LONG.test(fact.kind) ? FLAT_LONG_PERCENT : FLAT_PERCENT)
        ? 0
        : 1
      : (wayOf(fact, said, of, held) as number),
  );
  const hasSlot = words.some((word, i) => word.sort === "slot" && clause[i] === clause[place]);
  const month = factOf(held, assetAt(reading, place, held), "span_change");
  if (month && NOUN.test(said) && !hasSlot) return holds(Math.sign(Number(month.value)));
  const mark = words.find((_, i) => clause[i] === (clause[place] as number) + 1);
  if (ways.length > 0 && (hasSlot || mark?.said === ":" || isOfAll(reading, place))) return ways.every(holds);
  const [start, end] = slotsOf(reading, ({ kind }) => /^span_(?:start|end)$/.test(kind));
  if (start && end) return holds(Math.sign(Number(end.fact.value) - Number(start.fact.value)));
  if (month && NOUN.test(said)) return holds(Math.sign(Number(month.value)));
  if (of === "trend") {
    const far =
      factOf(held, assetAt(reading, place, held), "score") ??
      factOf(held, assetAt(reading, place, held), "price_vs_sma_200");
    return far !== undefined && !/short/.test(subject) && holds(Math.sign(Number(far.value)));
  }
  const asset = assetAt(reading, place, held);
  const flow = /on balance volume|volume flow|obv/.test(subject)
    ? factOf(held, asset, "obv_trend")
    : undefined;
  if (flow) return holds(flow.value === "rising" ? 1 : flow.value === "falling" ? -1 : 0);
  if (of !== "momentum" && !hasSlot)
    return held.facts.some(
      (fact) =>
        fact.asset === asset &&
        (CHANGE.test(fact.kind) || fact.kind.startsWith("price_vs_")) &&
        holds(Math.sign(Number(fact.value))),
    );
  if (ways.length > 0) return ways.every(holds);
  if (of !== "momentum") return false;
  const turn = factOf(held, assetAt(reading, place, held), "macd_histogram");
  return turn !== undefined && holds(Math.sign(Number(turn.value)));
}

/** Figures whose zone is that of another. */
const SCALES: Partial<Record<FactKind, FactKind>> = {
  forecast_volatility: "forecast_rank",
  net_income: "net_margin",
  eps_diluted: "net_margin",
};
/** Zones that one figure alone has, so that their words name it. */
const UNIQUE = /^(?:net_margin|adx_14|forecast_rank|bollinger_position|range_position_52w)$/;

/** Whether "overbought", "a clear trend" is the zone of the figure it is said of. */
export function liesSo(
  reading: Reading,
  place: number,
  claim: Extract<Claim, { as: "zone" }>,
  held: Held,
): boolean {
  const scaleOf = (fact: Fact) => {
    const kind = SCALES[fact.kind];
    return (kind && factOf(held, fact.asset, kind)) || fact;
  };
  const isMeant = (fact: Fact) => claim.kinds.includes(scaleOf(fact).kind);
  const isOfTrend = reading.words.some(
    (word) => (word.sort === "slot" && word.fact.kind === "adx_14") || /trend|adx/.test(word.said),
  );
  if (/^(?:strong|weak|clear)$/.test(reading.words[place]?.said ?? "") && !isOfTrend) return true;
  const bound = bind(reading, place, isMeant).map(({ fact }) => scaleOf(fact));
  const named = reading.words.flatMap((word, i) =>
    word.sort === "name" &&
    reading.clause[i] === reading.clause[place] &&
    claim.kinds.includes(word.kinds[0] as never)
      ? (factOf(held, assetAt(reading, i, held), word.kinds[0] as never) ?? [])
      : [],
  );
  const told =
    bound.length < 2 && isOfGroup(reading)
      ? held.facts.filter(
          ({ kind, asset }) => claim.kinds.includes(kind) && asset === assetAt(reading, place, held),
        )
      : [];
  const [only] = claim.kinds;
  const sole = only && UNIQUE.test(only) ? factOf(held, assetAt(reading, place, held), only) : undefined;
  const of =
    told.length > 0 ? told : bound.length > 0 ? bound : named.length > 0 ? named : sole ? [sole] : [];
  const denied = denies(reading, place) !== null;
  return (
    of.length > 0 &&
    of.every((fact) => {
      const zone =
        findZone(fact.kind === "call_rsi" ? "rsi_14" : fact.kind, fact.value) ??
        String(fact.value).toLowerCase();
      return claim.zones.includes(zone) !== denied;
    })
  );
}

/** "None of the momentum figures", "all oscillators": of those that are held, not of the one that is shown. */
const isOfGroup = ({ words }: Reading): boolean =>
  words.some(
    (word, i) =>
      word.sort === "claim" &&
      word.claim.as === "of" &&
      /^(?:all|none)$/.test(word.claim.how) &&
      words
        .slice(i + 1, i + 5)
        .some(({ said }) => /^(?:figures|oscillators|readings|indicators)$/.test(said)),
  );

/** Whether "buyers lead" is how the two directional indicators stand. */
export function isForce(reading: Reading, place: number, { way }: { way: number }, held: Held): boolean {
  const asset = assetAt(reading, place, held);
  const [plus, minus] = [factOf(held, asset, "plus_di_14"), factOf(held, asset, "minus_di_14")];
  if (!plus || !minus) return false;
  return (Math.sign(Number(plus.value) - Number(minus.value)) === way) !== (denies(reading, place) !== null);
}

/** Whether the volume is above or below its average, as a sentence says. */
export function isUsual(reading: Reading, place: number, { side }: { side: number }, held: Held): boolean {
  const volume = factOf(held, assetAt(reading, place, held), "volume_vs_average");
  return (
    volume !== undefined &&
    (Math.sign(Number(volume.value) - 1) === side) !== (denies(reading, place) !== null)
  );
}
