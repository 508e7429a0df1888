import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import type { Mood } from "../prices.ts";
import { simulateBars } from "./bars.ts";
import { dailyVolatility } from "./days.ts";
import { SIMULATED } from "./label.ts";
import { type Profile, profileOf } from "./profiles.ts";

const LEADERS = { crypto: LISTED_CRYPTO, stock: LISTED_STOCKS };
const WINDOW = 50;
const RECENT = 10;

/** Published once a day at midnight UTC: greed when the leaders stand above their 50-day mean, fear when they swing. */
export function simulateMood(type: AssetType, now: Date): Mood {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const key = `${type} ${midnight}`;
  const mood = published.get(key) ?? drawMood(type, midnight);
  published.set(key, mood);
  return mood;
}

const MOST_DAYS = 8;
const published = new BoundedMap<string, Mood>(MOST_DAYS);

function drawMood(type: AssetType, midnight: number): Mood {
  const scores = LEADERS[type].map((symbol) => scoreOf(profileOf({ symbol, type }), midnight - 1));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const value = Math.round(Math.min(96, Math.max(4, 50 + mean)));
  return { value, classification: classify(value), source: SIMULATED, asOf: new Date(midnight) };
}

function scoreOf(profile: Profile, at: number): number {
  const closes = simulateBars(profile, at, WINDOW).map((bar) => bar.close);
  const mean = closes.reduce((sum, close) => sum + close, 0) / WINDOW;
  const daily = dailyVolatility(profile);
  const distance = Math.log((closes.at(-1) ?? mean) / mean) / (daily * Math.sqrt(WINDOW / 3));
  const moves = closes
    .slice(-RECENT)
    .map((close, i) => Math.log(close / (closes[WINDOW - RECENT - 1 + i] ?? close)));
  const swing = Math.sqrt(moves.reduce((sum, move) => sum + move * move, 0) / RECENT) / daily;
  return 22 * distance - 12 * (swing - 1);
}

function classify(value: number): string {
  if (value < 25) return "Extreme Fear";
  if (value < 47) return "Fear";
  if (value < 55) return "Neutral";
  return value < 75 ? "Greed" : "Extreme Greed";
}
