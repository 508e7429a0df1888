import type { Candle } from "../../../../shared/markets.ts";

const FIELDS = ["open", "high", "low", "close"] as const;

/** By the last bar of some: those bars, and their name. */
const named = new WeakMap<Candle, { bars: Candle[]; name: string }>();

/**
 * A name for bars that changes with any of their days or prices. The running bar is read anew each minute and the others
 * once a day, so what comes before the last bar is hashed once for the very same bars, which are never changed.
 */
export function nameBars(bars: Candle[]): string {
  const last = bars.at(-1);
  return `${nameClosed(bars.slice(0, -1))} ${last ? hashBars([last]) : ""}`;
}

function nameClosed(bars: Candle[]): string {
  const last = bars.at(-1);
  const held = last && named.get(last);
  if (held?.bars.length === bars.length && held.bars.every((bar, i) => bar === bars[i])) return held.name;
  const name = hashBars(bars);
  if (last) named.set(last, { bars, name });
  return name;
}

/** Two FNV-1a hashes of 32 bits over the bytes of all prices, with the first and last day. Volume has no part in it. */
function hashBars(bars: Candle[]): string {
  const prices = new Float64Array(bars.length * FIELDS.length);
  let at = 0;
  for (const bar of bars) for (const field of FIELDS) prices[at++] = bar[field];
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (const word of new Uint32Array(prices.buffer)) {
    one = Math.imul(one ^ word, 0x01000193);
    other = Math.imul(other ^ (word >>> 16) ^ (word << 16), 0x01000193) ^ (other >>> 13);
  }
  return [bars[0]?.date, bars.at(-1)?.date, bars.length, one >>> 0, other >>> 0].join(" ");
}
