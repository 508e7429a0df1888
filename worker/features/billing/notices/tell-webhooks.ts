import { eq, type SQL } from "drizzle-orm";
import type { OrderPayment } from "../../../../shared/orders.ts";
import { type notices, subscriptions } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { webhookEntry } from "../../webhooks/webhook-entry.ts";

type NoticeRow = typeof notices.$inferSelect;

/**
 * The statements that tell an account's endpoints what a notice tells by mail, for the same `db.batch`, where `isOpen` holds
 * there: of a payment that was credited, and of a subscription's that failed; none for the other kinds.
 */
export async function webhookEntries(
  deps: Pick<Deps, "db" | "now">,
  { kind, subject, userId, createdAt: at }: NoticeRow,
  order: OrderPayment | null,
  isOpen: SQL,
) {
  const what = { userId, subject: `notice ${kind} ${subject}`, at };
  if (kind === "paid" && order) {
    const { id: paymentId, method, product, amount, symbol, priceCents, paidAt, planUntil } = order;
    const data = { paymentId, method, product, amount, symbol, priceCents, paidAt, planUntil };
    return [webhookEntry(deps, { ...what, type: "payment.received", data }, isOpen)];
  }
  if (kind !== "payment failed") return [];
  const subscriptionId = subject.split(" ")[0] ?? "";
  const [found] = await deps.db
    .select({ tier: subscriptions.tier })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  if (!found) return [];
  const data = { subscriptionId, tier: found.tier };
  return [webhookEntry(deps, { ...what, type: "subscription.payment_failed", data }, isOpen)];
}
