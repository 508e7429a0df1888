import { dateOf } from "../forecast/bars/calendar.ts";
import { drawDistribution } from "../forecast/distribution.ts";
import type { MeasuredTenth } from "../forecast/measured.ts";
import { blockOf, ratioWithInterval } from "../forecast/teach/bootstrap.ts";
import { expectAhead, type Teaching } from "../forecast/teaching.ts";
import { type CallCase, wasRight } from "./measure-calls.ts";
import {
  CALL_ODDS,
  type CallOdds,
  HOLD_PERCENT,
  type MeasuredOddsOfCalls,
  shadowAction,
  tenthOf,
} from "./measured.ts";

/** A past call as it would have been published: its odds, and what the second rule says. */
export interface ForecastCall {
  one: CallCase;
  odds: Record<CallOdds, number | null>;
  shadow: CallCase["action"];
}

/** The odds of each case by the table taught up to its own January (by year); years without a table are left out. */
export function forecastCases(cases: CallCase[], taught: ReadonlyMap<number, Teaching>): ForecastCall[] {
  return cases.flatMap((one) => {
    const teaching = taught.get(Number(dateOf(one.day).slice(0, 4)));
    if (!teaching) return [];
    const { higher, under, anyClose } = drawDistribution(
      teaching,
      expectAhead(teaching, one.view, one.tradingDays),
    );
    const band = HOLD_PERCENT[one.type] / 100;
    const within = under(Math.log1p(band)) - under(Math.log1p(-band));
    const cancel = one.action === "Hold" ? 1 - within : one.line && anyClose(one.line);
    return [{ one, odds: { higher: higher[0], within, cancel }, shadow: shadowAction(higher) }];
  });
}

/** Whether the predicted event came. */
const CAME: Record<CallOdds, (one: CallCase) => boolean> = {
  higher: ({ change }) => change > 0,
  within: (one) => wasRight("Hold", one),
  cancel: (one) => (one.action === "Hold" ? !wasRight("Hold", one) : one.isCrossed === true),
};

/** The odds given with past calls of one type, against what came, by tenths. */
export function measureOdds(calls: ForecastCall[]): MeasuredOddsOfCalls {
  const days = calls.map(({ one }) => one.day);
  const of = (name: CallOdds) => [
    name,
    byTenths(
      calls.flatMap(({ one, odds }) => {
        const share = odds[name];
        return share === null ? [] : [{ block: blockOf(one.day), told: share, came: CAME[name](one) }];
      }),
    ),
  ];
  return {
    from: dateOf(days.reduce((a, b) => Math.min(a, b))),
    to: dateOf(days.reduce((a, b) => Math.max(a, b))),
    odds: Object.fromEntries(CALL_ODDS.map(of)) as MeasuredOddsOfCalls["odds"],
  };
}

function byTenths(all: { block: number; told: number; came: boolean }[]): MeasuredTenth[] {
  const tenths = Map.groupBy(all, ({ told }) => tenthOf(told));
  return [...tenths]
    .sort(([a], [b]) => a - b)
    .map(([tenth, own]) => ({
      tenth,
      cases: own.length,
      told: own.reduce((sum, { told }) => sum + told, 0) / own.length,
      came: ratioWithInterval(own.map(({ block, came }) => ({ block, above: came ? 1 : 0, below: 1 }))),
    }));
}
