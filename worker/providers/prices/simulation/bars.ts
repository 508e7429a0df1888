import type { Candle } from "../../../../shared/markets.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { dateText, isTradingDay, isWeekend, sessionOf } from "./calendar.ts";
import { blockOf, type DayBlock, dailyVolatility, walkBlock } from "./days.ts";
import type { Profile } from "./profiles.ts";
import { hash, normal } from "./random.ts";

/** A day's path has this many straight pieces. */
const STEPS = 48;
const STREAM = { path: 21, gap: 22, volume: 23 };
/** A day's turnover as a share of all coins or shares. */
const TURNOVER = { crypto: 0.028, stock: 0.006 };

/** The latest day that has traded at `now` (epoch ms), and how much of it is over, 0 to 1. */
export function latestSession(profile: Profile, now: number): { day: number; share: number; at: number } {
  let day = Math.floor(now / DAY_MS);
  while (!isTradingDay(profile.type, day) || sessionOf(profile.type, day).opens > now) day--;
  const { opens, closes } = sessionOf(profile.type, day);
  const at = Math.min(now, closes);
  return { day, share: (at - opens) / (closes - opens), at };
}

/**
 * The last `count` daily bars at `now` (epoch ms), oldest first. The last one is the running day if it is one, made of
 * the path from its open to now; a finished day's bar is always the same.
 */
export function simulateBars(profile: Profile, now: number, count: number): Candle[] {
  const { day: last, share } = latestSession(profile, now);
  const bars: Candle[] = [];
  const draw = createPainter(profile);
  for (let block = blockOf(last); bars.length < count; block--) {
    const walked = walkBlock(profile, block);
    for (let i = walked.days.length - 1; i >= 0 && bars.length < count; i--) {
      const day = walked.days[i] as number;
      if (day <= last) bars.push(draw(walked, i, day === last ? share : 1));
    }
  }
  return bars.reverse();
}

/** Draws the bar of one day up to a share of it. */
function createPainter(profile: Profile) {
  const { type, seed, decimals } = profile;
  const scale = 10 ** decimals;
  const price = (log: number) => Math.round(Math.exp(log) * scale) / scale;
  const gapSeed = hash(seed, STREAM.gap);
  const path = new Float64Array(STEPS + 1);
  return (block: DayBlock, i: number, share: number): Candle => {
    const day = block.days[i] as number;
    const close = block.closes[i] as number;
    const before = i === 0 ? block.before : (block.closes[i - 1] as number);
    const spread = block.spreads[i] as number;
    // Crypto never closes; a stock opens where the night's news has taken it.
    const gap = type === "crypto" ? 0 : 0.3 * (close - before) + 0.35 * spread * normal(gapSeed, day);
    drawPath(path, hash(seed, STREAM.path), day, before + gap, close, spread);
    const { now, high, low } = readPath(path, share);
    return {
      date: dateText(day),
      open: price(before + gap),
      high: price(high),
      low: price(low),
      close: price(now),
      volume: volumeOf(profile, day, Math.exp(close), (close - before) / dailyVolatility(profile), share),
    };
  };
}

/** Fills `path` with a Brownian bridge from open to close (log prices). */
function drawPath(
  path: Float64Array,
  seed: number,
  day: number,
  open: number,
  close: number,
  spread: number,
) {
  // A uniform step over 0..65535 with the variance of 1/STEPS of the day's.
  const unit = (spread * Math.sqrt(12 / STEPS)) / 65_536;
  path[0] = 0;
  for (let i = 0; i < STEPS; i += 2) {
    const bits = hash(seed, day * STEPS + i);
    path[i + 1] = (path[i] as number) + unit * ((bits & 65_535) - 32_767.5);
    path[i + 2] = (path[i + 1] as number) + unit * ((bits >>> 16) - 32_767.5);
  }
  const slope = (close - open - (path[STEPS] as number)) / STEPS;
  for (let i = 0; i < STEPS; i++) path[i] = open + (path[i] as number) + slope * i;
  path[STEPS] = close;
}

/** Price at a share of the day, and the highest and lowest until then. */
function readPath(path: Float64Array, share: number): { now: number; high: number; low: number } {
  const done = Math.min(STEPS, Math.floor(share * STEPS));
  let high = path[0] as number;
  let low = high;
  for (let i = 1; i <= done; i++) {
    const level = path[i] as number;
    if (level > high) high = level;
    else if (level < low) low = level;
  }
  const from = path[done] as number;
  const now = done === STEPS ? from : from + ((path[done + 1] as number) - from) * (share * STEPS - done);
  return { now, high: Math.max(high, now), low: Math.min(low, now) };
}

/** USD turnover (crypto) or shares (stock): more on days that move (`size`: the return in ordinary days). */
function volumeOf(profile: Profile, day: number, price: number, size: number, share: number): number {
  const { type, supply, seed } = profile;
  const mood = Math.exp(0.22 * normal(hash(seed, STREAM.volume), day));
  const rush = 0.5 + 0.6 * Math.min(Math.abs(size), 5);
  const lull = type === "crypto" && isWeekend(day) ? 0.7 : 1;
  const units = supply * TURNOVER[type] * mood * rush * lull * share;
  return Math.round(type === "crypto" ? units * price : units);
}
