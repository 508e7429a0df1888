import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import type { parkedDecisionSchema } from "../../../../shared/payments.ts";
import { tellFailure } from "../../../db/failures.ts";
import { paymentIntents, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import { auditEntry } from "../audit.ts";
import { refuseOtherReceiver } from "./refuse-other-receiver.ts";
import { tells } from "./tells.ts";

const MOST_LETTERS = 200;

type Tools = Pick<Deps, "db" | "accounts" | "now" | "chains">;
type PaymentRow = typeof payments.$inferSelect;

/**
 * An admin's decision on a parked payment: credits the whole order it was for, or notes a refund made by hand. It is
 * written together with its audit entry, and only once: of two admins the second gets `decision_made`. Throws
 * `not_found`, `intent_not_found` when no order is known, `payment_repeated` when the order was paid by another payment,
 * `transaction_hash_invalid`, `refund_wrong_receiver`.
 */
export async function decideParked(
  deps: Tools,
  { id, admin, decision }: { id: string; admin: string; decision: z.infer<typeof parkedDecisionSchema> },
): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new AppError("not_found");
  if (payment.state !== "parked") throw new AppError("decision_made");
  if (decision.decision === "refund") {
    const hash = readRefundHash(payment, decision.refundTxHash);
    await refuseOtherReceiver(deps, payment, hash);
    const detail = `${decision.note} (refunded in ${hash})`;
    return write(deps, payment, { admin, action: "payment refunded", detail, state: "refunded", order: {} });
  }
  const order = await readOrder(deps, payment);
  await write(deps, payment, {
    ...{ admin, action: "payment granted", detail: decision.note, state: "credited", order },
  });
  // The row is its own outbox: what fails here is applied by the next run of cron.
  await applyPayment(deps, id).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply payment", paymentId: id, error: tellFailure(error) }),
    ),
  );
}

/** A transaction of the payment's network in canonical form; by card the provider's id as it is. */
function readRefundHash({ network }: PaymentRow, text: string): string {
  const trimmed = text.trim();
  const hash = network === "card" ? trimmed.slice(0, MOST_LETTERS) : SPELLINGS[network].parseHash(trimmed);
  if (!hash) throw new AppError("transaction_hash_invalid");
  return hash;
}

type Order = Partial<
  Pick<
    PaymentRow,
    "userId" | "tier" | "months" | "ngmaAmount" | "deliveryAddress" | "priceCents" | "intentId"
  >
>;

/** What a payment is for: its intent's order, or by card what its own row says. */
async function readOrder({ db }: Tools, payment: PaymentRow): Promise<Order> {
  const { parkedFor, userId, tier, ngmaAmount } = payment;
  if (!parkedFor) {
    if (userId && (tier !== null || ngmaAmount !== null)) return {};
    throw new AppError("intent_not_found", {
      detail: "No order is known for this payment; it can only be refunded.",
    });
  }
  const { id: intentId, ...order } = paymentIntents;
  const [intent] = await db
    .select({
      ...{ intentId, userId: order.userId, tier: order.tier, months: order.months },
      ...{
        ngmaAmount: order.ngmaAmount,
        deliveryAddress: order.deliveryAddress,
        priceCents: order.priceCents,
      },
    })
    .from(paymentIntents)
    .where(eq(intentId, parkedFor));
  if (!intent) throw new AppError("intent_not_found");
  return intent;
}

interface Write {
  admin: string;
  action: string;
  detail: string;
  state: "credited" | "refunded";
  order: Order;
}

/**
 * All or nothing: the state of a payment that is no longer parked becomes null, which its column refuses, and that undoes
 * the audit entry too. The intent's unique index keeps an order from being credited twice.
 */
async function write({ db, now }: Tools, { id }: PaymentRow, { admin, action, detail, state, order }: Write) {
  const decide = db
    .update(payments)
    .set({ ...order, state: sql`CASE WHEN state = 'parked' THEN ${state} END` })
    .where(eq(payments.id, id));
  const note = auditEntry(db, { admin, action, subject: id, detail, at: now().getTime() });
  try {
    if (!order.intentId) await db.batch([decide, note]);
    else {
      const pay = db
        .update(paymentIntents)
        .set({ state: "paid" })
        .where(eq(paymentIntents.id, order.intentId));
      await db.batch([decide, pay, note]);
    }
  } catch (cause) {
    if (tells(cause, "NOT NULL constraint failed: payments.state"))
      throw new AppError("decision_made", { cause });
    if (!tells(cause, "UNIQUE constraint failed: payments.intent_id")) throw cause;
    throw new AppError("payment_repeated", {
      cause,
      detail: "This order was already paid by another payment; this one can only be refunded.",
    });
  }
}
