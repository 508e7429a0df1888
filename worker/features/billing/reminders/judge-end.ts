import { type PaidTierId, TIERS, type TierId } from "../../../../shared/tiers.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import type { Plan } from "../../keys/plan/month.ts";

/** A plan is announced to end so long before. */
export const REMINDED_MS = 3 * DAY_MS;
const RANK = Object.keys(TIERS) as TierId[];

/** The contents of a mail: the plan that ends, its last day, and what follows on it. */
export interface PlanEnd {
  tier: PaidTierId;
  /** epoch ms */
  until: number;
  next: Plan | null;
}

export type ReminderVerdict =
  /** mail the owner now */
  | { say: "ends"; end: PlanEnd }
  /** the payment's months end then, which is too far away */
  | { say: "later"; until: number }
  /** they are over, were taken back, or the plan goes on without them */
  | { say: "nothing" };

/**
 * Whether the months of a prepaid payment end within three days with nothing of the same or a higher tier to follow.
 * `plans` are the account's, now and to come; `renewing` the tiers of its card subscriptions that will be paid again.
 */
export function judgeEnd(
  paymentId: string,
  plans: readonly Plan[],
  renewing: readonly TierId[],
  now: number,
): ReminderVerdict {
  const last = plans.findLast((plan) => plan.paymentId === paymentId);
  if (!last) return { say: "nothing" };
  if (last.until > now + REMINDED_MS) return { say: "later", until: last.until };
  const isAsHigh = (tier: TierId) => RANK.indexOf(tier) >= RANK.indexOf(last.tier);
  const next = plans[plans.indexOf(last) + 1] ?? null;
  if (renewing.some(isAsHigh) || (next && isAsHigh(next.tier))) return { say: "nothing" };
  return { say: "ends", end: { tier: last.tier, until: last.until, next } };
}
