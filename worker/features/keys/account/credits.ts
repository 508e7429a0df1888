import type { TierId } from "../../../../shared/tiers.ts";
import type { CurrentMonth } from "./months.ts";
import { noticedFrom } from "./notices.ts";
import type { Situation } from "./situation.ts";

/** The account's credits as one call sees them; calls under way count as used. */
export interface Credits {
  tier: TierId;
  limit: number;
  remaining: number;
  /** length of the running month, seconds */
  windowS: number;
  /** until the credits start anew, seconds */
  resetsInS: number;
  /** of the key, out of them; null where it has none */
  budget: { limit: number; remaining: number } | null;
}

/** Credits of the month and of a key's budget that are spent or held. */
export type Used = Pick<Situation, "taken" | "spent" | "budget">;

export const toCredits = (month: CurrentMonth, { taken, spent, budget }: Used, now: number): Credits => ({
  tier: month.tier,
  limit: month.limit,
  remaining: Math.max(0, month.limit - taken),
  windowS: (month.end - month.start) / 1000,
  resetsInS: Math.ceil((month.resetsAt - now) / 1000),
  budget: budget === null ? null : { limit: budget, remaining: Math.max(0, budget - spent) },
});

/** The same once so many of the credits that a call holds are free again. */
export const giveBack = ({ remaining, budget, ...month }: Credits, credits: number): Credits => ({
  ...month,
  remaining: remaining + credits,
  budget: budget && { ...budget, remaining: budget.remaining + credits },
});

/** Whether using this many more credits may reach a notice to the owner. */
export const isNear = ({ taken, spent, budget }: Used, { limit }: CurrentMonth, credits: number): boolean =>
  taken + credits >= noticedFrom(limit) || (budget !== null && spent + credits >= noticedFrom(budget));
