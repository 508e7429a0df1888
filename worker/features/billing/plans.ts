import { and, desc, eq, isNull } from "drizzle-orm";
import type { BillingReply } from "../../../shared/payments.ts";
import { subscriptions } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { readPlans } from "../keys/read-plans.ts";

const toText = (time: number) => new Date(time).toISOString();
const orNull = (time: number | null) => (time === null ? null : toText(time));

/** What an account pays now: its plans, running and to come, and its card subscription while that lives. */
export async function readBilling(
  deps: Pick<Deps, "db" | "accounts">,
  userId: string,
): Promise<BillingReply> {
  const [plans, subscription] = await Promise.all([readPlans(deps, userId), findSubscription(deps, userId)]);
  return {
    plans: plans.map(({ tier, source, from, until }) => ({
      tier,
      source,
      from: toText(from),
      until: toText(until),
    })),
    subscription,
  };
}

async function findSubscription(
  { db }: Pick<Deps, "db">,
  userId: string,
): Promise<BillingReply["subscription"]> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt)))
    .orderBy(desc(subscriptions.updatedAt))
    .limit(1);
  if (!row) return null;
  const { tier, status, nextTier, renewsAt, endsAt, paused } = row;
  const isUnpaid = status === "past_due" || status === "unpaid";
  const times = { renewsAt: orNull(renewsAt), endsAt: orNull(endsAt) };
  return { tier, isUnpaid, isPaused: paused, nextTier, ...times };
}
