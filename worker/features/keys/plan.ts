import { TIERS, type TierId } from "../../../shared/tiers.ts";

/** Where the months of a plan come from. `card` is a subscription that renews, the others are prepaid. */
export type PlanSource = "card" | "crypto" | "ngma";

/** Months of a tier that were paid for; all times are epoch ms at midnight UTC. */
export interface Entitlement {
  source: PlanSource;
  tier: TierId;
  /** the day the unbroken run of this tier began; its months are counted from here */
  anchor: number;
  from: number;
  until: number;
}

/** The month a credit belongs to: `start` and `end` are midnights UTC. */
export interface PlanMonth {
  tier: TierId;
  limit: number;
  start: number;
  end: number;
  /** when the credits start anew or the plan ends, whatever comes first */
  resetsAt: number;
}

const DAY_MS = 86_400_000;
/**
 * A plan lasts a little longer than its last month, without new credits: the hours of the day it began on, and for a
 * subscription the time its next invoice may need. A payment in this time goes on without a gap.
 */
const GRACE_MS: Record<PlanSource, number> = { card: 3 * DAY_MS, crypto: DAY_MS, ngma: DAY_MS };
const RANK = Object.keys(TIERS) as TierId[];

const dayOf = (time: number) => Math.floor(time / DAY_MS) * DAY_MS;

/** The same day so many months on; a day the month lacks is its last one (31 January -> 28 or 29 February). */
export function addMonths(day: number, months: number): number {
  const date = new Date(day);
  const target = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), target + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), target, Math.min(date.getUTCDate(), lastDay));
}

/** Whole months from `anchor` to `time`; `addMonths(anchor, result)` is the start of the month `time` lies in. */
function monthsSince(anchor: number, time: number): number {
  const [a, b] = [new Date(anchor), new Date(time)];
  const months = 12 * (b.getUTCFullYear() - a.getUTCFullYear()) + b.getUTCMonth() - a.getUTCMonth();
  return addMonths(anchor, months) > time ? months - 1 : months;
}

/** The plan and month that hold at `now`: the highest tier paid for, else free, counted from the account's first day. */
export function monthAt(entitlements: readonly Entitlement[], firstAt: number, now: number): PlanMonth {
  const valid = entitlements.filter((e) => e.from <= now && now < e.until + GRACE_MS[e.source]);
  const best = valid.toSorted((a, b) => RANK.indexOf(b.tier) - RANK.indexOf(a.tier) || b.until - a.until)[0];
  const tier = best?.tier ?? "free";
  const anchor = best?.anchor ?? dayOf(firstAt);
  const index = monthsSince(anchor, best ? Math.min(now, best.until - 1) : Math.max(now, anchor));
  const [start, end] = [addMonths(anchor, index), addMonths(anchor, index + 1)];
  const resetsAt = best && now >= best.until ? best.until + GRACE_MS[best.source] : end;
  return { tier, limit: TIERS[tier].credits, start, end, resetsAt };
}

/**
 * The entitlement that a payment of so many months made at `now` gives. Months of one tier queue up behind each other,
 * whatever paid for them, so prepaid months wait behind a subscription and none is lost.
 */
export function grantMonths(
  entitlements: readonly Entitlement[],
  payment: { source: PlanSource; tier: TierId; months: number },
  now: number,
): Entitlement {
  const last = entitlements.filter((e) => e.tier === payment.tier).toSorted((a, b) => b.until - a.until)[0];
  const goesOn = last !== undefined && now < last.until + GRACE_MS[last.source];
  const from = goesOn ? last.until : dayOf(now);
  const anchor = goesOn ? last.anchor : from;
  const until = addMonths(anchor, monthsSince(anchor, from) + payment.months);
  return { source: payment.source, tier: payment.tier, anchor, from, until };
}
