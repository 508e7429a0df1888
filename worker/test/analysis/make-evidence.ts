import type { AssetType, Candle } from "../../../shared/markets.ts";
import type { JudgedEvidence } from "../../features/analysis/evidence.ts";

const DAY_MS = 86_400_000;

/** Numbers 0-1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Walk {
  count: number;
  /** the date of the last bar */
  end?: string;
  type?: AssetType;
  seed?: number;
  /** mean daily log return */
  drift?: number;
  /** largest daily log return either way around the drift */
  noise?: number;
  start?: number;
}

/** A random walk of daily bars, oldest first; stocks rest at weekends. */
export function makeBars({
  count,
  end = "2024-12-31",
  type = "crypto",
  seed = 1,
  drift = 0,
  noise = 0.03,
  start = 100,
}: Walk): Candle[] {
  const random = seeded(seed);
  const dates: string[] = [];
  for (let at = Date.parse(end); dates.length < count; at -= DAY_MS) {
    const weekend = [0, 6].includes(new Date(at).getUTCDay());
    if (type === "crypto" || !weekend) dates.unshift(new Date(at).toISOString().slice(0, 10));
  }
  let close = start;
  return dates.map((date) => {
    const open = close;
    close *= Math.exp(drift + noise * (2 * random() - 1));
    const high = Math.max(open, close) * (1 + noise * 0.3 * random());
    const low = Math.min(open, close) * (1 - noise * 0.3 * random());
    return { date, open, high, low, close, volume: Math.round(1_000 + 1_000 * random()) };
  });
}

/** Evidence at the end of the last bar's day, with that bar's close as the price, unless told otherwise. */
export function makeEvidence(
  candles: Candle[],
  {
    symbol = "BTC",
    type = "crypto",
    ...rest
  }: Partial<JudgedEvidence> & { symbol?: string; type?: AssetType } = {},
): JudgedEvidence {
  const last = candles.at(-1);
  const now = rest.now ?? new Date(`${last?.date ?? "2024-12-31"}T23:59:59Z`);
  return {
    asset: { symbol, type },
    market: "simulated",
    now,
    quote: {
      symbol,
      price: last?.close ?? 100,
      change24h: 1.5,
      volume: 1e9,
      marketCap: 2e11,
      supply: 19e6,
      maxSupply: type === "crypto" ? 21e6 : null,
      source: "test quotes",
      asOf: now,
    },
    candles,
    candleSource: "test bars",
    fundamentals: null,
    mood: null,
    headlines: [],
    ...rest,
  };
}

/** A filed annual report. */
export const FILING: NonNullable<JudgedEvidence["fundamentals"]> = {
  period: "FY2023",
  periodEnd: "2023-12-31",
  filed: "2024-02-01",
  revenue: 100e9,
  netIncome: 25e9,
  epsDiluted: 5,
  equity: 50e9,
  debt: 10e9,
  previous: { revenue: 80e9, netIncome: 20e9 },
  source: "test filings",
};
