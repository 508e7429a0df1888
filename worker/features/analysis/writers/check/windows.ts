import type { Fact } from "../../../../../shared/analysis.ts";
import { bind, claimsOf, factOf, slotsOf } from "../words/bind.ts";
import type { Held, Reading } from "../words/read-sentence.ts";

/** The stretches of time, in days, that a figure may be said to be of; null for those that are of no time. */
export function windowsOf({ kind, label, asset }: Fact, held: Held): number[] | null {
  const told = /(\d+) days/.exec(label)?.[1];
  const span = /^span_(?:start|end|change_usd)$/.test(kind) ? factOf(held, asset, "span_change") : undefined;
  if (span) return windowsOf(span, held);
  if (kind === "change_24h" || kind === "return_1d") return [1];
  if (/^return_\d+d$/.test(kind)) return [Number(/\d+/.exec(kind))];
  if (kind.startsWith("compare_")) return [90, ...(told ? [Number(told)] : [])];
  if (
    /^(?:high_52w|low_52w|range_position_52w|drawdown|call_year|revenue|net_|eps_|return_on|fiscal|filing|pe_|price_to)/.test(
      kind,
    )
  )
    return [365];
  if (/^(?:volatility_30d|forecast_volatility|span_volatility)/.test(kind)) return [30];
  if (kind === "volume_24h" || kind.startsWith("atr_")) return [1];
  if (/^(?:forecast_30d|odds_|invalidation_odds|probability|base_rate|up_|horizon)/.test(kind)) return [30];
  if (kind === "forecast_rank") return [365];
  if (kind.startsWith("forecast_7d")) return [7];
  if (/^(?:span_[cfhlv]|market_|own_|day_)/.test(kind))
    return [
      ...(told ? [Number(told)] : []),
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

/** Returns, which mean nothing without their time; that of a comparison is told beside it in the first answer. */
const isReturn = ({ kind }: Fact) => /^(?:return_\d|change_24h)/.test(kind);
const NOW = /^(?:today|currently)$/;

/** Whether every window named is that of a figure, and every return shown has its own. */
export function keepsWindows(reading: Reading, held: Held): boolean {
  const { words, clause, segment } = reading;
  const isOver = (days: number, fact: Fact) => windowsOf(fact, held)?.includes(days) ?? false;
  const said = claimsOf(reading, "window");
  const isRate = (place: number) =>
    /^(?:yearly|annual(?:ly)?|a year)$/.test(words[place]?.said ?? "") &&
    slotsOf(reading, ({ kind }) => kind.includes("volatility")).length > 0;
  const isTold = (place: number, days: number) => {
    const mark = markAfter(reading, place);
    return (
      !/^[:?]$/.test(mark) ||
      slotsOf(reading, ({ kind }) => CHANGES.test(kind)).every(
        (slot) => clause[slot.place] !== (clause[place] as number) + 1 || isOver(days, slot.fact),
      )
    );
  };
  const isFree = (place: number) =>
    NOW.test(words[place]?.said ?? "")
      ? !words.some(
          (word, i) => segment[i] === segment[place] && word.sort === "slot" && CHANGES.test(word.fact.kind),
        )
      : !words.some(
          (word, i) =>
            clause[i] === clause[place] &&
            (word.sort === "slot" || (word.sort === "claim" && /^(?:way|rank|lean)$/.test(word.claim.as))),
        );
  const isBacked = said.every(
    ({ place, claim }) =>
      isRate(place) ||
      (isFree(place) && isTold(place, claim.days)) ||
      bind(reading, place, (fact) => windowsOf(fact, held) !== null).some(({ fact }) =>
        isOver(claim.days, fact),
      ),
  );
  const namesOwn = (fact: Fact) =>
    said.some(({ claim }) => isOver(claim.days, fact)) ||
    words.some((word) => word.sort === "name" && word.kinds[0] === fact.kind);
  return (
    isBacked &&
    slotsOf(reading, isReturn).every(
      ({ fact, place }) => namesOwn(fact) && isNearest(reading, place, fact, held),
    ) &&
    slotsOf(reading, ({ kind }) => kind === "compare_return").every(({ fact, place }) =>
      isNearest(reading, place, fact, held),
    )
  );
}

/** The mark that ends the clause of a place. */
const markAfter = ({ words, clause }: Reading, place: number): string =>
  words.find((_, i) => clause[i] === (clause[place] as number) + 1)?.said ?? "";

const CHANGES = /^(?:return_|change_24h|compare_return|span_|day_)/;

/** Of several windows in a return's segment, or clause, one is its own. */
function isNearest(reading: Reading, place: number, fact: Fact, held: Held): boolean {
  for (const part of [reading.segment, reading.clause]) {
    const near = claimsOf(reading, "window").filter((one) => part[one.place] === part[place]);
    if (near.length > 0) return near.some(({ claim }) => windowsOf(fact, held)?.includes(claim.days));
  }
  return true;
}
