import { and, eq, isNull } from "drizzle-orm";
import { PRODUCT } from "../../../../../shared/product.ts";
import { type PaidTierId, TIERS } from "../../../../../shared/tiers.ts";
import { checkoutSessions, subscriptions } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { AppError } from "../../../../errors.ts";
import { CardError } from "../../../../providers/cards/cards.ts";
import { askCards, requireCards } from "../require-cards.ts";
import { settleInvoice } from "../settle/settle-invoice.ts";
import { rankOf } from "./find-live.ts";
import { noteSubscription } from "./sync-subscription.ts";

/** What the change came to: `raised` at once, `lowered` or kept as it is from the month's end on. */
export type PlanChange = "raised" | "lowered" | "kept";

/**
 * Changes the plan of the account's card subscription, by the provider's own means: a higher one begins at once and what
 * was left of the month is taken off its price; a lower one waits for the month's end, and choosing the running one takes
 * that back. Throws `no_subscription`, `subscription_paused`, `card_declined`, `card_unavailable`, `card_provider_down`.
 */
export async function changePlan(tools: Deps, userId: string, tier: PaidTierId): Promise<PlanChange> {
  const deps = requireCards(tools);
  const isLive = and(
    eq(subscriptions.userId, userId),
    isNull(subscriptions.endedAt),
    eq(subscriptions.status, "active"),
  );
  const [live] = await deps.db.select().from(subscriptions).where(isLive).limit(1);
  if (!live) throw new AppError("no_subscription");
  // What is invoiced while it rests is not charged.
  if (live.paused) throw new AppError("subscription_paused");
  const asOf = deps.now().getTime();
  if (tier === live.tier) {
    if (live.nextTier)
      await noteSubscription(deps, await askCards(deps.cards.lowerSubscription(live.id, null)), asOf);
    return "kept";
  }
  const order = await keepOrder(deps, live, tier);
  if (rankOf(tier) < rankOf(live.tier)) {
    await noteSubscription(deps, await askCards(deps.cards.lowerSubscription(live.id, order)), asOf);
    return "lowered";
  }
  await noteSubscription(deps, await askCards(raise(deps.cards.raiseSubscription(live.id, order))), asOf);
  // Its webhook does the same; the first one wins.
  const [invoiceId] = await askCards(deps.cards.listPaidInvoices(live.id));
  if (invoiceId) await askCards(settleInvoice(deps, invoiceId));
  return "raised";
}

/** A card that is declined leaves everything as it was. */
async function raise<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof CardError && cause.final) throw new AppError("card_declined", { cause });
    throw cause;
  }
}

/**
 * Our own row of what the provider is asked for, which its invoices are compared with. Its id, the idempotency key, is the
 * same for everyone who asks for the same within one month: of many clicks at once one changes the plan.
 */
async function keepOrder(
  { db, now }: Pick<Deps, "db" | "now">,
  { id: subscriptionId, userId, renewsAt }: typeof subscriptions.$inferSelect,
  tier: PaidTierId,
) {
  const { name, cardCents: amountCents } = TIERS[tier];
  const id = `${subscriptionId}-${tier}-${renewsAt}`;
  const [createdAt, months] = [now().getTime(), 1];
  await db
    .insert(checkoutSessions)
    .values({ id, userId, tier, months, amountCents, state: "paid", createdAt })
    .onConflictDoNothing();
  return { checkoutId: id, tier, name: `${PRODUCT}: plan ${name}`, amountCents };
}
