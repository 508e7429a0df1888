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

const ECONOMY = hashText("economy");
const KIND = { crypto: hashText("crypto"), stock: hashText("stock") };
/** Streams of random numbers drawn from one seed. */
const STREAM = { shock: 11, size: 12, calm: 13, trend: 14, edge: 15 };
const seedOfGroup = (group: string) => hashText(`group ${group}`);
const SESSIONS = { crypto: 365, stock: 252 };

const seedsOf = (seed: number) => ({
  shock: hash(seed, STREAM.shock),
  size: hash(seed, STREAM.size),
  calm: hash(seed, STREAM.calm),
  trend: hash(seed, STREAM.trend),
});
const ALL = seedsOf(ECONOMY);
const KINDS = { crypto: seedsOf(KIND.crypto), stock: seedsOf(KIND.stock) };

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
  const shared = shareBlock(profile, block);
  const { own } = profile.factors.shares;
  const weight = Math.sqrt(own);
  const daily = dailyVolatility(profile);
  const seeds = seedsOf(profile.seed);
  let level = before;
  for (let i = 0; i < days.length; i++) {
    const day = days[i] as number;
    const spread =
      daily * Math.exp((shared.calms[i] as number) + 0.28 * slowNoise(seeds.calm, day, 30) - 0.12);
    const shock = (shared.shocks[i] as number) + weight * sizeOf(seeds.size, day) * normal(seeds.shock, day);
    const trend = (shared.trends[i] as number) + 0.08 * normal(seeds.trend, Math.floor(day / TREND_DAYS));
    spreads[i] = spread;
    level += spread * shock + daily * trend;
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
  const { kind, sign, shares, group } = profile.factors;
  const of = (seed: number) => normal(hash(seed, STREAM.edge), block);
  const market = shares.kind > 0 ? sign * of(KIND[kind]) : 0;
  const rest = shares.group + shares.own;
  const apart =
    Math.sqrt(shares.group / rest) * sign * of(seedOfGroup(group)) +
    Math.sqrt(shares.own / rest) * of(profile.seed);
  // As far as a free walk of this volatility would get within a block.
  const reach = profile.volatility * 0.55 * (0.75 * market + 0.66 * apart);
  const growth = profile.volatility < 0.01 ? 0 : GROWTH * years;
  return Math.log(profile.anchor) + growth + reach;
}

/** What a block's days have in common for all assets of the same factors, by day. */
interface Shared {
  calms: Float64Array;
  shocks: Float64Array;
  trends: Float64Array;
}

/** More than there are groups, times the blocks of five years. */
const MOST_SHARED = 1_000;
const drawn = new BoundedMap<string, Shared>(MOST_SHARED);

/**
 * A day's return is volatility (which comes in clusters) times a shock (with fat tails), plus a slow trend: here the parts of it
 * that others of the same kind and group have too, drawn once.
 */
function shareBlock({ type, factors }: Profile, block: number): Shared {
  const { shares, kind, group, sign } = factors;
  const key = [type, kind, group, sign, shares.economy, shares.group, block].join(" ");
  const known = drawn.get(key);
  if (known) return known;
  const days = tradingDays(type, block);
  const market = KINDS[kind];
  const ofGroup = seedsOf(seedOfGroup(group));
  const [economy, whole, part] = [shares.economy, shares.kind, shares.group].map(Math.sqrt) as Weights;
  const leg = shares.kind > 0 ? sign * 0.08 : 0;
  const shared = {
    calms: Float64Array.from(days, (day) => 0.4 * slowNoise(market.calm, day, 45)),
    shocks: Float64Array.from(days, (day) => {
      const together = economy * normal(ALL.shock, day) + whole * normal(market.shock, day);
      return sign * sizeOf(market.size, day) * (together + part * normal(ofGroup.shock, day));
    }),
    trends: Float64Array.from(days, (day) => leg * normal(market.trend, Math.floor(day / TREND_DAYS))),
  };
  drawn.set(key, shared);
  return shared;
}
type Weights = [economy: number, whole: number, part: number];

/** How eventful a day is: mostly quiet, sometimes lively, seldom news. The mean square is 1. */
function sizeOf(seed: number, day: number): number {
  const u = uniform(seed, day);
  return u < 0.025 ? 2.9 : u < 0.22 ? 1.3 : 0.76;
}
