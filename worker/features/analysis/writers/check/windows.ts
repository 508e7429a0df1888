import type { Fact } from "../../../../../shared/analysis.ts";
import { bind, claimsOf, slotsOf } from "../words/bind.ts";
import type { Reading } from "../words/read-sentence.ts";

/** The stretches of time, in days, that a figure may be said to be of; null for those that are of no time. */
function windowsOf({ kind, label }: Fact): number[] | null {
  const told = /(?:window|days) of (\d+) days|over the last (\d+) days/.exec(label);
  if (kind === "change_24h" || kind === "return_1d") return [1];
  if (/^return_\d+d$/.test(kind)) return [Number(/\d+/.exec(kind))];
  if (kind.startsWith("compare_"))
    return [
      90,
      ...(told ? [Number(told[1] ?? told[2])] : []),
      ...(kind === "compare_volatility" ? [365] : []),
    ];
  if (
    /^(?:high_52w|low_52w|range_position_52w|drawdown|call_year|revenue|net_|eps_|return_on|fiscal|filing|pe_|price_to)/.test(
      kind,
    )
  )
    return [365];
  if (/^(?:volatility_30d|forecast_volatility|span_volatility)/.test(kind)) return [30, 365];
  if (kind === "volume_24h" || kind.startsWith("atr_")) return [1];
  if (/^(?:forecast_30d|odds_|invalidation_odds|probability|base_rate|up_|horizon)/.test(kind)) return [30];
  if (kind === "forecast_rank") return [365];
  if (kind.startsWith("forecast_7d")) return [7];
  if (/^(?:span_[cfhlv]|market_|own_|day_)/.test(kind))
    return [
      ...SPANS.flatMap(([days, name]) => (name.test(label) ? [days] : [])),
      ...(kind.startsWith("span_") ? [] : [1, 7, 30, 90, 365]),
    ];
  const days = /\b(\d{1,3})(?:\/\d+)*[- ]days?\b/.exec(label);
  return days ? [Number(days[1])] : null;
}

const SPANS: [days: number, name: RegExp][] = [
  [1, /today|yesterday/],
  [7, /week/],
  [30, /month/],
  [90, /quarter/],
  [365, /year|365/],
];

/** Returns, which mean nothing without their time. */
const isReturn = ({ kind }: Fact) => /^(?:return_\d|change_24h|compare_return)/.test(kind);

/** Whether every window named is that of a figure, and every return shown has its own. */
export function keepsWindows(reading: Reading): boolean {
  const said = claimsOf(reading, "window");
  const isOver = (days: number, fact: Fact) => windowsOf(fact)?.includes(days) ?? false;
  const isIdle = (place: number) =>
    !reading.words.some(
      (word, i) =>
        reading.clause[i] === reading.clause[place] &&
        (word.sort === "slot" || (word.sort === "claim" && /^(?:way|rank|lean)$/.test(word.claim.as))),
    );
  const isBacked = said.every(
    ({ place, claim }) =>
      isIdle(place) ||
      bind(reading, place, (fact) => windowsOf(fact) !== null).some(({ fact }) => isOver(claim.days, fact)),
  );
  const namesOwn = (fact: Fact) =>
    said.some(({ claim }) => isOver(claim.days, fact)) ||
    reading.words.some((word) => word.sort === "name" && word.kinds[0] === fact.kind);
  return (
    isBacked &&
    slotsOf(reading, isReturn).every(({ fact, place }) => namesOwn(fact) && isNearest(reading, place, fact))
  );
}

/** Of several windows in a return's segment, or clause, one is its own. */
function isNearest(reading: Reading, place: number, fact: Fact): boolean {
  for (const part of [reading.segment, reading.clause]) {
    const near = claimsOf(reading, "window").filter((one) => part[one.place] === part[place]);
    if (near.length > 0) return near.some(({ claim }) => windowsOf(fact)?.includes(claim.days));
  }
  return true;
}
