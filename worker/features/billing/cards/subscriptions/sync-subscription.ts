import { sql } from "drizzle-orm";
import { paidTierIdSchema } from "../../../../../shared/tiers.ts";
import { subscriptions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { SubscriptionFacts } from "../../../../providers/cards/cards.ts";
import { noticeEntry } from "../../notices/notice-entry.ts";
import type { WithCards } from "../require-cards.ts";
import { findOrder } from "../settle/find-order.ts";

/** The provider could not charge the card; it tries again, or has given up. */
const UNPAID = ["past_due", "unpaid"];

type Tools = Pick<Deps, "db" | "now">;

/** Reads a subscription's state from Stripe and stores it. Ignores subscriptions of other products of the same Stripe account. */
export async function syncSubscription(
  deps: WithCards<Pick<Deps, "cards"> & Tools>,
  subscriptionId: string,
): Promise<void> {
  const asOf = deps.now().getTime();
  await noteSubscription(deps, await deps.cards.readSubscription(subscriptionId), asOf);
}

/** Stores a subscription's state as of `asOf` (epoch ms). An ended one stays ended, and an older state never replaces a newer one. */
export async function noteSubscription({ db }: Tools, facts: SubscriptionFacts, asOf: number): Promise<void> {
  const order = await findOrder({ db }, facts.checkoutId);
  if (!order?.tier) return;
  const { id, status, renewsAt, endsAt, endedAt, paused } = facts;
  const nextTier = paidTierIdSchema.safeParse(facts.nextTier).data ?? null;
  const columns = { status, renewsAt, endsAt, endedAt, paused, nextTier, tier: order.tier, updatedAt: asOf };
  const note = db
    .insert(subscriptions)
    .values({ id, userId: order.userId, ...columns })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: columns,
      setWhere: sql`${subscriptions.endedAt} IS NULL AND ${subscriptions.updatedAt} <= ${asOf}`,
    });
  if (!UNPAID.includes(status)) return void (await note);
  const notice = {
    subject: `${id} ${renewsAt}`,
    kind: "payment failed",
    userId: order.userId,
    at: asOf,
  } as const;
  await db.batch([note, noticeEntry(db, notice)]);
}
