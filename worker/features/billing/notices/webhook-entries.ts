import { eq, type SQL } from "drizzle-orm";
import type { OrderPayment } from "../../../../shared/orders.ts";
import { type notices, subscriptions } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { webhookEntry } from "../../webhooks/webhook-entry.ts";

type NoticeRow = typeof notices.$inferSelect;

/**
 * The statements that send a notice to the account's webhook endpoints too, for the same `db.batch` and only if `isOpen` is true
 * there: for a credited payment and a failed subscription payment, none for other kinds.
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
