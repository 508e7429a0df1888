import type { Action } from "../../../../shared/action.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { isProven, type MeasuredTenth, type WithInterval } from "../forecast/measured.ts";

/** Percent that the price may move within the horizon for a Hold to have been right. */
export const HOLD_PERCENT: Record<AssetType, number> = { crypto: 10, stock: 5 };
/** Calendar days after which a call is judged. */
export const CALL_HORIZON_DAYS = 30;

/** The past cases of one type that got one action, in one span of years. Shares are 0-1. */
export interface MeasuredCall {
  cases: number;
  right: WithInterval;
  /** the share of all cases of the type in which this action would have been right */
  baseRate: number;
  /** `right` less the base rate, both of the same drawn quarters: the interval that decides about an edge, not that of `right` */
  over: WithInterval;
}

/** Assets are listed on our boards or not: the first were chosen, and an edge of many is not one of a few. */
export const CALL_GROUPS = ["listed", "other"] as const;
export type CallGroup = (typeof CALL_GROUPS)[number];
const LISTED: ReadonlySet<string> = new Set([...LISTED_CRYPTO, ...LISTED_STOCKS]);
export const groupOf = (symbol: string): CallGroup => (LISTED.has(symbol) ? "listed" : "other");

/** `right` less the base rate within a group, its interval corrected for every action, class and group looked at; null without a case. */
interface MeasuredGroup {
  judged: WithInterval | null;
  after: WithInterval | null;
}

/** `taught`: the years the weights were set on; `judged`: those they were judged by, once; `after`: those nothing was chosen on. */
export interface MeasuredAction {
  taught: MeasuredCall | null;
  judged: MeasuredCall | null;
  after: MeasuredCall | null;
  groups: Record<CallGroup, MeasuredGroup>;
}

export type CallTable = Record<AssetType, Record<Action, MeasuredAction>>;

/** The rule that calls are made by, and a second one fixed before it was run, which is recorded beside it and shown nowhere else. */
export const CALL_RULES = ["trend", "shadow"] as const;
type CallRule = (typeof CALL_RULES)[number];

/** How both rules did in 2019 to 2024, an entry each action they took. */
export type RulesTable = Record<AssetType, Record<CallRule, Partial<Record<Action, MeasuredCall>>>>;

/** What stands beside a call: that the close in 30 days is higher, lies within the Hold's band, or that the call is cancelled till then. */
export const CALL_ODDS = ["higher", "within", "cancel"] as const;
export type CallOdds = (typeof CALL_ODDS)[number];

/** How such odds did on the days of past calls, walked forward: `from` and `to` are the first and last of them, YYYY-MM-DD. */
export interface MeasuredOddsOfCalls {
  from: string;
  to: string;
  odds: Record<CallOdds, MeasuredTenth[]>;
}
export type OddsTable = Record<AssetType, MeasuredOddsOfCalls>;

/** The tenth that odds lie in: 0 under 10%, 9 from 90% on. */
export const tenthOf = (share: number) => Math.min(9, Math.floor(10 * share + 1e-9));

/** The second rule: Buy or Sell only where the interval of the odds of a higher close leaves 50% out. */
export const shadowAction = ([, low, high]: WithInterval): Action =>
  low > 0.5 ? "Buy" : high < 0.5 ? "Sell" : "Hold";

/** An edge is claimed only where the years that judge, those after them and the asset's own group each show one. */
export function hasEdge({ judged, after, groups }: MeasuredAction, group: CallGroup): boolean {
  const over = [judged?.over, after?.over, groups[group].judged, groups[group].after];
  return over.every((one) => one !== undefined && one !== null && isProven(one));
}
