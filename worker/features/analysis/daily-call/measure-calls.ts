import { ATR } from "trading-signals";
import { type Action, actionSchema } from "../../../../shared/action.ts";
import { type AssetType, assetTypeSchema, type Candle } from "../../../../shared/markets.ts";
import { findLevels, placeLevels } from "../facts/levels.ts";
import { dateOf, dayNumber } from "../forecast/bars/calendar.ts";
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
  /** of a Buy or Sell: a day within the horizon closed beyond the line that proves it wrong; null where none is drawn */
  isCrossed: boolean | null;
}

/** Bars that levels are looked for in. */
const LEVEL_BARS = 400;

/** Whether a day after bar `i`, up to bar `end`, closed beyond the call's line. */
function crosses(
  action: Action,
  bars: Candle[],
  [i, end]: [number, number],
  atr: number | null,
): boolean | null {
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
  if (!stop) return null;
  const after = bars.slice(i + 1, end + 1);
  return after.some((bar) => (action === "Buy" ? bar.close < stop.price : bar.close > stop.price));
}

/** Every fifth call of a series (clean bars, oldest first) whose horizon it reaches. */
export function collectCalls(symbol: string, type: AssetType, bars: Candle[]): CallCase[] {
  const days = bars.map(({ date }) => dayNumber(date));
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
    const isCrossed = crosses(action, bars, [i, end], ranges[i] ?? null);
    cases.push({ symbol, type, day, until, signals, score, action, change, isCrossed });
  }
  return cases;
}

/** Whether an action was right of a change in percent: higher, lower, or within the type's band. */
export function wasRight(action: Action, { type, change }: Pick<CallCase, "type" | "change">): boolean {
  if (action === "Hold") return Math.abs(change) <= HOLD_PERCENT[type];
  return action === "Buy" ? change > 0 : change < 0;
}

/** Of cases of one type, how those that `isMeant` did on `action`, against all of them. Null without any. */
export function measureCalls(
  cases: CallCase[],
  action: Action,
  isMeant: (one: CallCase) => boolean = (one) => one.action === action,
): MeasuredCall | null {
  const meant = cases.filter(isMeant);
  if (meant.length === 0) return null;
  const parts = (some: CallCase[]) => partsOf(some, action);
  return {
    cases: meant.length,
    right: ratioWithInterval(parts(meant)),
    baseRate: ratioWithInterval(parts(cases))[0],
    over: differenceWithInterval(parts(meant), parts(cases)),
    line: measureLine(meant),
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

function measureLine(cases: CallCase[]): MeasuredCall["line"] {
  const drawn = cases.filter(({ isCrossed }) => isCrossed !== null);
  const crossed = drawn.filter(({ isCrossed }) => isCrossed);
  if (crossed.length === 0) return null;
  const right = crossed.filter((one) => wasRight(one.action, one));
  return { crossed: crossed.length / drawn.length, stillRight: right.length / crossed.length };
}

/** The cases from the first day of a year to the end of another. */
export function casesOf(cases: CallCase[], from: number, to: number): CallCase[] {
  return cases.filter(({ day }) => {
    const year = Number(dateOf(day).slice(0, 4));
    return year >= from && year <= to;
  });
}

export const ACTIONS = actionSchema.options;
