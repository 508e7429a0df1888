import type { Candle } from "../../../../shared/markets.ts";
import { apart, MAX_MOVE, NEAR } from "./apart.ts";

/** Closed days that two readings of a history are compared by. */
const COMPARED = 30;
/** Days before a bar whose true ranges define what is usual, and how many of those ranges a close may move at most. */
const RANGE_DAYS = 60;
const FEWEST_RANGES = 20;
const MAX_RANGES = 8;
/** A smaller move is never doubted. */
const LEAST_MOVE = 0.05;

/** Why a new reading of daily bars does not follow from the held one. */
export interface BarFault {
  reason: string;
  /** no other source's word lifts it */
  final: boolean;
  /** the bar that moved too far, with the close before it; undefined: all bars */
  moved?: { date: string; close: number; before: number; isLast: boolean };
  /** the next day's bar stayed there */
  isFollowed?: boolean;
}

/**
 * Compares a new reading of daily bars with the held one, both oldest first. A closed day says what it said before, or all of
 * them by one factor (a split); the last held bar may have been of a running day. A new close that moved by half, or by more
 * than eight mean true ranges of the 60 days before, is doubted until it has stood for a day: two later bars accept it.
 *
 * Of recorded true bars it doubts 230 of 546,941 (109 stocks) and 147 of 114,493 (58 coins), 99 and 15 of them by the
 * ranges alone; 30 of all were undone by the next day.
 */
export function findBarFault(fresh: readonly Candle[], held: readonly Candle[]): BarFault | null {
  const before = new Map(held.slice(-COMPARED - 1, -1).map(({ date, close }) => [date, close]));
  const known = fresh.flatMap((bar) => {
    const old = before.get(bar.date);
    return old === undefined ? [] : [{ ...bar, factor: bar.close / old }];
  });
  const factors = known.map(({ factor }) => factor).toSorted((a, b) => a - b);
  const factor = factors[Math.floor(factors.length / 2)] ?? 1;
  const other = known.find((bar) => apart(bar.factor, factor) > NEAR);
  if (other) return { reason: `the close of ${other.date} changed to ${other.close}`, final: true };
  const since = held.at(-2)?.date ?? "";
  const first = fresh.findIndex(({ date }) => date > since);
  if (first >= 0)
    for (let i = Math.max(1, first, fresh.length - 2); i < fresh.length; i++) {
      const fault = judgeMove(fresh, i);
      if (fault) return fault;
    }
  if (apart(factor, 1) > NEAR)
    return { reason: `all closes changed by a factor of ${Number(factor.toPrecision(3))}`, final: false };
  return null;
}

function judgeMove(bars: readonly Candle[], i: number): BarFault | null {
  const [last, bar, next] = [bars[i - 1], bars[i], bars[i + 1]];
  if (!last || !bar || apart(bar.close, last.close) <= usualMove(bars, i)) return null;
  // The way back from a day that stood alone is no news.
  const prior = bars[i - 2];
  if (prior && apart(bar.close, prior.close) <= usualMove(bars, i - 1)) return null;
  return {
    reason: `${bar.date} closed at ${bar.close} after ${last.close}`,
    final: false,
    moved: { date: bar.date, close: bar.close, before: last.close, isLast: next === undefined },
    isFollowed: next !== undefined && doesAgree(next.close, bar.close, last.close),
  };
}

/** Whether a price is near the new close, and nearer to it than to the one before. */
export const doesAgree = (price: number, close: number, before: number): boolean =>
  apart(price, close) <= NEAR && apart(price, close) < apart(price, before);

/** How far the close of bar `i` may be from the one before, in the unit of `apart`. */
function usualMove(bars: readonly Candle[], i: number): number {
  const ranges: number[] = [];
  for (let day = Math.max(1, i - RANGE_DAYS); day < i; day++) {
    const [last, bar] = [bars[day - 1], bars[day]];
    if (last && bar)
      ranges.push((Math.max(bar.high, last.close) - Math.min(bar.low, last.close)) / last.close);
  }
  if (ranges.length < FEWEST_RANGES) return MAX_MOVE;
  const mean = ranges.reduce((sum, range) => sum + range, 0) / ranges.length;
  return Math.min(MAX_MOVE, Math.max(LEAST_MOVE, MAX_RANGES * mean));
}
