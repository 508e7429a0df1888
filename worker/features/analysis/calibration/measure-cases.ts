import type { Action } from "../../../../shared/analysis.ts";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { openBook } from "../call/fact-book.ts";
import { findNoCallReason } from "../call/no-call.ts";
import { chooseAction, judgeFacts, technicalScore } from "../call/score.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { dayOf, daysBetween, shiftDay } from "../facts/bars.ts";
import { buildFacts } from "../facts/build-facts.ts";
import { HORIZON_DAYS } from "./rows.ts";

/** Bars between two cases of one asset. */
export const STEP_BARS = 5;
/** Bars that a case's facts are computed from, at most. */
export const WINDOW_BARS = 400;
const SOURCE = "recorded bars";

/** What the score said of one asset on one day, and what came of it. */
export interface Case {
  symbol: string;
  type: AssetType;
  date: string;
  /** the day of the horizon, when the outcome was known */
  until: string;
  score: number;
  band: Action;
  /** percent from the close of `date` to the last close on or before `until` */
  change: number;
}

type Listed = JudgedEvidence["asset"];

/** All that was known of an asset at the close of its last bar, which is also the latest price. */
function evidenceAt(asset: Listed, candles: Candle[], last: Candle): JudgedEvidence {
  const now = new Date(`${last.date}T23:59:59Z`);
  const unquoted = { change24h: 0, volume: 0, marketCap: null, supply: null, maxSupply: null };
  const quote = { symbol: asset.symbol, price: last.close, ...unquoted, source: SOURCE, asOf: now };
  const unreported = { fundamentals: null, mood: null, headlines: [] };
  return { asset, market: "replay", now, quote, candles, candleSource: SOURCE, ...unreported };
}

/**
 * Walks forward over an asset's daily bars (oldest first): every fifth bar, the score of the bars up to it, where a
 * call would have been made, and the change over the horizon after it. The last horizon of the bars has no outcome yet.
 */
export function measureCases(asset: Listed, bars: Candle[]): Case[] {
  const end = bars.at(-1)?.date ?? "";
  const cases: Case[] = [];
  for (let i = 0; i < bars.length; i += STEP_BARS) {
    const bar = bars[i] as Candle;
    const { date, close } = bar;
    const until = shiftDay(date, HORIZON_DAYS);
    if (until > end) break;
    const score = scoreAt(evidenceAt(asset, bars.slice(Math.max(0, i + 1 - WINDOW_BARS), i + 1), bar));
    const outcome = bars.findLast((bar) => bar.date <= until);
    if (score === null || !outcome) continue;
    const change = 100 * (outcome.close / close - 1);
    cases.push({
      symbol: asset.symbol,
      type: asset.type,
      date,
      until,
      score,
      band: chooseAction(score),
      change,
    });
  }
  return cases;
}

function scoreAt(evidence: JudgedEvidence): number | null {
  const { asset, now } = evidence;
  const book = openBook(buildFacts([evidence]), asset.symbol);
  if (findNoCallReason(evidence, book)) return null;
  return technicalScore(judgeFacts(book, asset.type, dayOf(now)));
}

/** Of cases in date order, those at least a horizon after the one kept before, asset by asset. */
export function keepApart(cases: Case[]): Case[] {
  const lastOf = new Map<string, string>();
  return cases.filter(({ symbol, date }) => {
    const last = lastOf.get(symbol);
    if (last && daysBetween(last, date) < HORIZON_DAYS) return false;
    lastOf.set(symbol, date);
    return true;
  });
}
