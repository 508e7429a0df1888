import type { AssetType } from "../../../../shared/markets.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import { isTradingDay } from "./calendar.ts";
import type { Profile } from "./profiles.ts";
import { hash, hashText, normal, slowNoise, uniform } from "./random.ts";

/**
 * Days are made in blocks. The level at a block's edges is drawn for the edge alone, and the days between walk from
 * one to the other: so any day of any year can be had without walking from the beginning, and no day depends on when
 * it is asked for. What the walk is corrected by shows as a trend of up to a few months.
 */
const BLOCK_DAYS = 256;
const START_OF_2025 = 20_089;
/** a year's growth of the anchor (log) */
const GROWTH = 0.05;
const TREND_DAYS = 24;

/** Shares of a day's variance: the whole economy, the kind of market, the asset alone. */
const WEIGHTS = {
  crypto: { economy: Math.sqrt(0.15), kind: Math.sqrt(0.58), own: Math.sqrt(0.27) },
  stock: { economy: Math.sqrt(0.2), kind: Math.sqrt(0.27), own: Math.sqrt(0.53) },
};
const ECONOMY = hashText("economy");
const KIND = { crypto: hashText("crypto"), stock: hashText("stock") };
/** Streams of random numbers drawn from one seed. */
const STREAM = { shock: 11, size: 12, calm: 13, trend: 14, edge: 15 };
const SESSIONS = { crypto: 365, stock: 252 };

/** The trading days of a stretch of time with the logarithm of each close. */
export interface DayBlock {
  days: number[];
  /** log price before the first day */
  before: number;
  closes: Float64Array;
  /** each day's volatility (log, one standard deviation) */
  spreads: Float64Array;
}

export const blockOf = (day: number): number => Math.floor(day / BLOCK_DAYS);

/** One standard deviation of an ordinary day's log return. */
export const dailyVolatility = (profile: Profile): number =>
  profile.volatility / Math.sqrt(SESSIONS[profile.type]);

/** More than the blocks that the catalogue's quotes and running days need. */
const MOST_BLOCKS = 4_000;
const walked = new BoundedMap<string, DayBlock>(MOST_BLOCKS);

/** All trading days of a block, whatever the present moment is; walked once. */
export function walkBlock(profile: Profile, block: number): DayBlock {
  const key = `${profile.type} ${profile.seed} ${block}`;
  const known = walked.get(key) ?? walkDays(profile, block);
  walked.set(key, known);
  return known;
}

function walkDays(profile: Profile, block: number): DayBlock {
  const days = tradingDays(profile.type, block);
  const before = edgeLevel(profile, block);
  const after = edgeLevel(profile, block + 1);
  const closes = new Float64Array(days.length);
  const spreads = new Float64Array(days.length);
  const walk = createWalk(profile);
  let level = before;
  for (let i = 0; i < days.length; i++) {
    spreads[i] = walk.spread(days[i] as number);
    level += walk.step(days[i] as number, spreads[i] as number);
    closes[i] = level;
  }
  const miss = (after - level) / days.length;
  for (let i = 0; i < days.length - 1; i++) closes[i] = (closes[i] as number) + miss * (i + 1);
  closes[days.length - 1] = after;
  return { days, before, closes, spreads };
}

const blockDays = new Map<string, number[]>();
function tradingDays(type: AssetType, block: number): number[] {
  const key = `${type}${block}`;
  const known = blockDays.get(key);
  if (known) return known;
  const all = Array.from({ length: BLOCK_DAYS }, (_, i) => block * BLOCK_DAYS + i);
  const days = all.filter((day) => isTradingDay(type, day));
  blockDays.set(key, days);
  return days;
}

/** Log price at a block's first midnight: the anchor grown, up or down with its market and by itself. */
function edgeLevel(profile: Profile, block: number): number {
  const years = (block * BLOCK_DAYS - START_OF_2025) / 365.25;
  const market = normal(hash(KIND[profile.type], STREAM.edge), block);
  const own = normal(hash(profile.seed, STREAM.edge), block);
  // As far as a free walk of this volatility would get within a block.
  const reach = profile.volatility * 0.55 * (0.75 * market + 0.66 * own);
  const growth = profile.volatility < 0.01 ? 0 : GROWTH * years;
  return Math.log(profile.anchor) + growth + reach;
}

/** A day's return is volatility (which comes in clusters) times a shock (with fat tails), plus a slow trend. */
function createWalk(profile: Profile) {
  const { economy, kind, own } = WEIGHTS[profile.type];
  const daily = dailyVolatility(profile);
  const seeds = seedsOf(profile.seed);
  const market = seedsOf(KIND[profile.type]);
  const all = seedsOf(ECONOMY);
  return {
    spread: (day: number) =>
      daily * Math.exp(0.4 * slowNoise(market.calm, day, 45) + 0.28 * slowNoise(seeds.calm, day, 30) - 0.12),
    step(day: number, spread: number) {
      const together = sizeOf(market.size, day);
      const shock =
        together * (economy * normal(all.shock, day) + kind * normal(market.shock, day)) +
        own * sizeOf(seeds.size, day) * normal(seeds.shock, day);
      const leg = Math.floor(day / TREND_DAYS);
      const trend = 0.08 * normal(market.trend, leg) + 0.08 * normal(seeds.trend, leg);
      return spread * shock + daily * trend;
    },
  };
}

const seedsOf = (seed: number) => ({
  shock: hash(seed, STREAM.shock),
  size: hash(seed, STREAM.size),
  calm: hash(seed, STREAM.calm),
  trend: hash(seed, STREAM.trend),
});

/** How eventful a day is: mostly quiet, sometimes lively, seldom news. The mean square is 1. */
function sizeOf(seed: number, day: number): number {
  const u = uniform(seed, day);
  return u < 0.025 ? 2.9 : u < 0.22 ? 1.3 : 0.76;
}
