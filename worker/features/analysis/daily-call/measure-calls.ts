import { ATR } from "trading-signals";
import { type Action, actionSchema } from "../../../../shared/action.ts";
import { type AssetType, assetTypeSchema, type Candle } from "../../../../shared/markets.ts";
import { findLevels, placeLevels } from "../facts/levels.ts";
import { dateOf, tradingDays } from "../forecast/bars/calendar.ts";
import { type DayView, describeDay, MOST_BARS, measureBars } from "../forecast/bars/describe-day.ts";
import type { WithInterval } from "../forecast/measured.ts";
import {
  blockOf,
  differenceWithInterval,
  type Part,
  ratioWithInterval,
} from "../forecast/teach/bootstrap.ts";
import { chooseAction } from "./choose-action.ts";
import { findStop } from "./find-stop.ts";
import {
  CALL_GROUPS,
  CALL_HORIZON_DAYS,
  type CallGroup,
  groupOf,
  HOLD_PERCENT,
  type MeasuredCall,
} from "./measured.ts";
import { readSignals, type Signals } from "./read-signals.ts";
import { judgeSignals, sumPoints } from "./rules.ts";

const STEP_BARS = 5;
const HOLE_DAYS = 7;
const FULL = { young: false, closesOnly: false };

/** A call of the past and what came of it. */
export interface CallCase {
  symbol: string;
  type: AssetType;
  /** number of the day, from 1970-01-01 */
  day: number;
  /** the horizon's last day */
  until: number;
  signals: Signals;
  score: number;
  action: Action;
  /** percent to the last close on or before the horizon's day */
  change: number;
  /** what a forecast knows of the day, and the trading days to the horizon's end */
  view: DayView;
  tradingDays: number;
  /** of a Buy or Sell: the log of the line that cancels it over the close */
  line: number | null;
  /** of a Buy or Sell: a day within the horizon closed beyond the line that proves it wrong; null where none is drawn */
  isCrossed: boolean | null;
}

/** Bars that levels are looked for in. */
const LEVEL_BARS = 400;

/** The line that a call at bar `i` would be cancelled beyond, USD. */
function drawLine(action: Action, bars: Candle[], i: number, atr: number | null): number | null {
  const close = (bars[i] as Candle).close;
  if (action === "Hold" || !atr) return null;
  const { support, resistance } = placeLevels(
    findLevels(bars.slice(Math.max(0, i + 1 - LEVEL_BARS), i + 1)),
    close,
    atr,
  );
  const stop = findStop(action, {
    close,
    atr,
    support: support as number | null,
    resistance: resistance as number | null,
  });
  return stop?.price ?? null;
}

const crosses = (action: Action, after: Candle[], line: number) =>
  after.some(({ close }) => (action === "Buy" ? close < line : close > line));

/** Every fifth call of a series (clean bars, oldest first) whose horizon it reaches. */
export function collectCalls(symbol: string, type: AssetType, bars: Candle[]): CallCase[] {
  const seen = measureBars(bars, type, FULL.closesOnly);
  const { days } = seen;
  const lastDay = days.at(-1) ?? 0;
  const all = readSignals(bars);
  const scores = all.map((signals) => signals && sumPoints(judgeSignals(type, signals)));
  const range = new ATR(14);
  const ranges = bars.map((bar) => range.add(bar));
  const cases: CallCase[] = [];
  let end = 0;
  for (let i = 0; i < bars.length; i += STEP_BARS) {
    const [day, signals, score] = [days[i] as number, all[i], scores[i]];
    const until = day + CALL_HORIZON_DAYS;
    if (until > lastDay) break;
    while ((days[end + 1] ?? until + 1) <= until) end++;
    if (!signals || score === null || score === undefined) continue;
    if (end <= i || until - (days[end] as number) > HOLE_DAYS) continue;
    const known = scores.slice(Math.max(0, i - 99), i + 1).filter((one) => one !== null);
    const change = 100 * ((bars[end] as Candle).close / (bars[i] as Candle).close - 1);
    const action = chooseAction(known);
    const line = drawLine(action, bars, i, ranges[i] ?? null);
    cases.push({
      ...{ symbol, type, day, until, signals, score, action, change },
      view: describeDay(seen, i, Math.max(0, i + 1 - MOST_BARS), FULL),
      tradingDays: tradingDays(type, day, until),
      line: line && Math.log(line / (bars[i] as Candle).close),
      isCrossed: line === null ? null : crosses(action, bars.slice(i + 1, end + 1), line),
    });
  }
  return cases;
}

/** Whether an action was right of a change in percent: higher, lower, or within the type's band. */
export function wasRight(action: Action, { type, change }: Pick<CallCase, "type" | "change">): boolean {
  if (action === "Hold") return Math.abs(change) <= HOLD_PERCENT[type];
  return action === "Buy" ? change > 0 : change < 0;
}

/** Of cases of one type, how those that `isMeant` did on `action`, against all of them. Null without any. */
export function measureCalls(cases: CallCase[], action: Action): MeasuredCall | null {
  const meant = cases.filter((one) => one.action === action);
  if (meant.length === 0) return null;
  const parts = (some: CallCase[]) => partsOf(some, action);
  return {
    cases: meant.length,
    right: ratioWithInterval(parts(meant)),
    baseRate: ratioWithInterval(parts(cases))[0],
    over: differenceWithInterval(parts(meant), parts(cases)),
  };
}

/** The actions, classes and groups whose differences are looked at together. */
const TESTS = actionSchema.options.length * assetTypeSchema.options.length * CALL_GROUPS.length;

/** How one group's cases of an action did against all of the group, corrected for all groups looked at; null without any. */
export function measureGroup(cases: CallCase[], group: CallGroup, action: Action): WithInterval | null {
  const own = cases.filter(({ symbol }) => groupOf(symbol) === group);
  const meant = own.filter((one) => one.action === action);
  if (meant.length === 0) return null;
  return differenceWithInterval(partsOf(meant, action), partsOf(own, action), TESTS);
}

const partsOf = (cases: CallCase[], action: Action): Part[] =>
  cases.map((one) => ({ block: blockOf(one.day), above: wasRight(action, one) ? 1 : 0, below: 1 }));

/** The cases from the first day of a year to the end of another. */
export function casesOf(cases: CallCase[], from: number, to: number): CallCase[] {
  return cases.filter(({ day }) => {
    const year = Number(dateOf(day).slice(0, 4));
    return year >= from && year <= to;
  });
}

export const ACTIONS = actionSchema.options;
