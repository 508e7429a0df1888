import { TIERS, type TierId } from "../../../../shared/tiers.ts";
import { addMonths, dayOf, monthsSince } from "./calendar.ts";
import { findHeld, type PaidTime } from "./schedule.ts";

/** The month a credit belongs to: `start` and `end` are midnights UTC. */
export interface PlanMonth {
  tier: TierId;
  limit: number;
  start: number;
  end: number;
  /** when the credits start anew or the plan ends, whatever comes first */
  resetsAt: number;
}

/** The plan and month that hold at `now`: the highest tier paid for, else free, counted from the account's first day. */
export function monthAt(times: readonly PaidTime[], firstAt: number, now: number): PlanMonth {
  const held = findHeld(times, now);
  if (!held) return freeMonth(dayOf(firstAt), now);
  const { tier, from: start, until: end, heldUntil } = held;
  return { tier, limit: TIERS[tier].credits, start, end, resetsAt: now < end ? end : heldUntil };
}

function freeMonth(firstDay: number, now: number): PlanMonth {
  const index = monthsSince(firstDay, Math.max(now, firstDay));
  const [start, end] = [addMonths(firstDay, index), addMonths(firstDay, index + 1)];
  return { tier: "free", limit: TIERS.free.credits, start, end, resetsAt: end };
}

/** Months of one payment that run without a break, or will; times are epoch ms. */
export type Plan = Pick<PaidTime, "paymentId" | "source" | "tier" | "from" | "until">;

/** The plans that run at `now` and those to come, in order of time. */
export function plansAt(times: readonly PaidTime[], now: number): Plan[] {
  const held = findHeld(times, now);
  const plans: Plan[] = [];
  for (const time of times.filter((one) => one === held || one.until > now)) {
    const { paymentId, source, tier, from, until } = time;
    const last = plans.at(-1);
    if (last?.paymentId === paymentId && last.until === from) last.until = until;
    else plans.push({ paymentId, source, tier, from, until });
  }
  return plans;
}
