const MINUTE_MS = 60_000;

/** A number from 0 up to but not 1, the same sequence for the same seed (mulberry32). */
export function openRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What three sources say of a coin, minute by minute, and what it was really worth. */
export interface PriceWalk {
  /** epoch ms */
  start: number;
  /** dollars, at a moment */
  worthAt: (at: number) => number;
  /** what the source of this number says of a minute; null in a gap */
  saidBy: (source: number, at: number) => number | null;
}

const SOURCES = 3;

/**
 * So many minutes of a coin from 2,500 dollars on: a tenth of a percent a minute, a jump of up to 30% twice a day, hours in which
 * a source is silent, and minutes in which one of them lies by up to the double or the half. Two never lie at once.
 */
export function walkPrices(start: number, minutes: number, random: () => number): PriceWalk {
  const prices: number[] = [];
  const said: (number | null)[][] = [];
  const silentUntil = Array.from({ length: SOURCES }, () => -1);
  let price = 2_500;
  for (let minute = 0; minute < minutes; minute++) {
    price *= 1 + (random() - 0.5) * 0.002;
    if (random() < 2 / 1_440) price *= 1 + (random() - 0.5) * 0.6;
    prices.push(price);
    const liar = random() < 0.05 ? Math.floor(random() * SOURCES) : -1;
    said.push(
      silentUntil.map((until, source) => {
        if (minute > until && random() < 1 / 2_000) silentUntil[source] = minute + Math.floor(random() * 240);
        if (minute <= (silentUntil[source] ?? -1)) return null;
        const near = price * (1 + (random() - 0.5) * 0.004);
        return source === liar ? near * 2 ** ((random() - 0.5) * 2) : near;
      }),
    );
  }
  const minuteOf = (at: number) => Math.min(minutes - 1, Math.max(0, Math.floor((at - start) / MINUTE_MS)));
  return {
    start,
    worthAt: (at) => prices[minuteOf(at)] ?? 0,
    saidBy: (source, at) => said[minuteOf(at)]?.[source] ?? null,
  };
}
