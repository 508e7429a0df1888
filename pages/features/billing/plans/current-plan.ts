import type { BillingReply } from "../../../../shared/payments.ts";
import { type TierId, tierIdSchema } from "../../../../shared/tiers.ts";

type Plan = BillingReply["plans"][number];

const rank = (tier: TierId) => tierIdSchema.options.indexOf(tier);

/** The plan that is valid at `nowMs`, the highest of several; null is Free. */
export function currentPlan({ plans }: BillingReply, nowMs: number): Plan | null {
  const valid = plans.filter(({ from, until }) => Date.parse(from) <= nowMs && nowMs < Date.parse(until));
  return valid.sort((a, b) => rank(b.tier) - rank(a.tier))[0] ?? null;
}

/** Paid plans that have not had their turn, the next one first. */
export const waitingPlans = ({ plans }: BillingReply, nowMs: number): Plan[] =>
  plans
    .filter(({ from }) => Date.parse(from) > nowMs)
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from));
