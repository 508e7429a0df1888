import { DAY_MS } from "../../../../shared/time.ts";
import { ProviderError } from "../../../providers/fetch-json.ts";
import type { Plan } from "../../../providers/prices/plans.ts";
import type { CandleSource } from "../../../providers/prices/prices.ts";

/** Of what a plan leaves beside the listed assets: what keeps the store full has this, questions have the rest. */
export const STORE_SHARE = 0.75;

/** What was asked of each source on a UTC day. */
export interface Spent {
  day: number;
  calls: Record<string, number>;
}

/** What may still be asked in this minute. */
export interface Purse {
  /** takes this many calls, all or none; a source without a plan has no limit */
  take(source: string, calls: number): boolean;
  /** how many are left; `Infinity` where nobody counts */
  left(source: string): number;
  spent: Spent;
}

/** A minute's purse. `isListMinute`: cron reads the listed assets in it too. */
export function openPurse(
  plans: readonly Plan[],
  spent: Spent | null,
  { now, isListMinute }: { now: Date; isListMinute: boolean },
): Purse {
  const day = Math.floor(now.getTime() / DAY_MS);
  const calls: Record<string, number> = spent?.day === day ? { ...spent.calls } : {};
  const taken: Record<string, number> = {};
  const left = (source: string): number => {
    const plan = plans.find((one) => one.source === source);
    if (!plan) return Number.POSITIVE_INFINITY;
    const minute = Math.floor((plan.aMinute - (isListMinute ? plan.ofList : 0)) * STORE_SHARE);
    const today = Math.floor(plan.aDay * STORE_SHARE);
    return Math.max(0, Math.min(minute - (taken[source] ?? 0), today - (calls[source] ?? 0)));
  };
  return {
    left,
    spent: { day, calls },
    take(source, count) {
      if (left(source) < count) return false;
      calls[source] = (calls[source] ?? 0) + count;
      taken[source] = (taken[source] ?? 0) + count;
      return true;
    },
  };
}

/** The same sources, each asked only while there is something in the purse for it. */
export const payFrom = (purse: Purse, sources: readonly CandleSource[]): CandleSource[] =>
  sources.map((source) => ({
    name: source.name,
    async candles(asset, days) {
      if (!purse.take(source.name, 1)) throw new ProviderError(source.name, "rate_limited");
      return source.candles(asset, days);
    },
  }));
