import type { Action } from "../../../../shared/action.ts";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { isProven, type WithInterval } from "../forecast/measured.ts";

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
  /** `right` less the base rate, both of the same drawn quarters: the interval that tells an edge, not that of `right` */
  over: WithInterval;
  /** of a Buy or Sell: the share of cases in which a day closed beyond the line that proves it wrong, and of those the share that ended right all the same */
  line: { crossed: number; stillRight: number } | null;
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

/** Per type: closes above the 200-day average judged as a Buy, and those below it as a Sell, in all years up to 2022. */
export type SidesTable = Record<AssetType, { above: MeasuredCall | null; below: MeasuredCall | null }>;

/** By when the outcomes of the years that taught, and of those that judge, were known. */
const KNOWN = { taught: "2019-01-01", judged: "2023-02-01" };

/** What was known of an action by a day (YYYY-MM-DD), the years that judge before those that taught; else null. */
export function findMeasured({ taught, judged }: MeasuredAction, date: string) {
  if (date >= KNOWN.judged && judged) return { ...judged, years: "2019 to 2022", judges: true };
  if (date >= KNOWN.taught && taught) return { ...taught, years: "before 2019", judges: false };
  return null;
}
export type KnownCall = NonNullable<ReturnType<typeof findMeasured>>;

/** An edge is claimed only where the years that judge, those after them and the asset's own group each show one. */
export function hasEdge({ judged, after, groups }: MeasuredAction, group: CallGroup): boolean {
  const over = [judged?.over, after?.over, groups[group].judged, groups[group].after];
  return over.every((one) => one !== undefined && one !== null && isProven(one));
}
