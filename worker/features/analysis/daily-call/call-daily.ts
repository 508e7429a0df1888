import type { Action } from "../../../../shared/action.ts";
import type { AssetType, Candle } from "../../../../shared/markets.ts";
import { adjustSplits } from "../forecast/bars/adjust-splits.ts";
import { MOST_BARS } from "../forecast/bars/describe-day.ts";
import { findForecastRefusal } from "../forecast/bars/find-refusal.ts";
import type { Refusal } from "../forecast/refusal.ts";
import { CALLS } from "./calibration-table.ts";
import { chooseAction, findBorder, plainAction } from "./choose-action.ts";
import type { MeasuredAction } from "./measured.ts";
import { readSignals, type Signals } from "./read-signals.ts";
import { type Contribution, judgeSignals, sumPoints } from "./rules.ts";

/** A stance made of closed bars alone, the same all day. */
export interface DailyCall {
  /** the last bar's day and close */
  date: string;
  close: number;
  action: Action;
  /** -100 to 100, the sum of the contributions */
  score: number;
  contributions: Contribution[];
  signals: Signals;
  /** the nearest border between sides, in points, and the side beyond it */
  border: { points: number; beyond: Action };
  /** the score alone would change sides, by fewer points than a change needs */
  held: boolean;
  /** the past cases of exactly this action, by the same rules */
  measured: MeasuredAction;
}

/**
 * Buy, Hold or Sell at the close of the last of an asset's bars (clean, closed, oldest first; the last 1,120 are used), or
 * why there is none: under 260 bars, a stablecoin, holes, a price that stands still.
 */
export function callDaily(type: AssetType, given: Candle[]): DailyCall | { refusal: Refusal } {
  const bars = adjustSplits(given.slice(-MOST_BARS), type);
  const refusal = findForecastRefusal(bars, type);
  if (refusal) return { refusal };
  const all = readSignals(bars);
  const [last, signals] = [bars.at(-1), all.at(-1)];
  if (!last || !signals) return { refusal: "too_few_bars_for_call" };
  const contributions = judgeSignals(type, signals);
  const score = sumPoints(contributions);
  const action = chooseAction(all.flatMap((one) => (one ? [sumPoints(judgeSignals(type, one))] : [])));
  const measured = CALLS[type][action];
  return {
    date: last.date,
    close: last.close,
    action,
    score,
    contributions,
    signals,
    border: findBorder(score),
    held: action !== plainAction(score),
    measured,
  };
}
