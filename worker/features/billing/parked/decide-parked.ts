import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type * as z from "zod";
import type { parkedDecisionSchema } from "../../../../shared/parked.ts";
import { describeFailure } from "../../../db/failures.ts";
import { paymentIntents, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { applyPayment } from "../apply/apply-payment.ts";
import { auditEntry } from "../audit.ts";
import { noticeEntry } from "../notices/notice-entry.ts";
import { isWaitingPartOf, isWayOf, readOrderOf } from "../orders/read-order.ts";
import { isContestable, isNobodys } from "./claim-payment.ts";
import { claimRefund, releaseRefund } from "./claim-refund.ts";
import { tells } from "./match-error.ts";
import { refundPayment } from "./refund-payment.ts";

type Tools = Pick<Deps, "db" | "accounts" | "now" | "chains">;
type PaymentRow = typeof payments.$inferSelect;

/**
 * An admin's decision: credits the whole order a parked payment was for, with every part of it that waits, says whose it is, or claims, releases and notes
 * its refund by hand, which also a payment that was taken back can have. It is written together with its audit entry, and only once: of
 * two admins the second gets `decision_made`. Throws `not_found`, `intent_not_found` when no order is known,
 * `claim_waiting` for a payment that somebody claims without proof, less than 72 hours ago, `payment_repeated` when the
 * order was paid by another payment, `refund_claimed` while an admin sends it back, and what `refundPayment` and `claimRefund` do.
 */
export async function decideParked(
  deps: Tools,
  { id, admin, decision }: { id: string; admin: string; decision: z.infer<typeof parkedDecisionSchema> },
): Promise<void> {
  const [payment] = await deps.db.select().from(payments).where(eq(payments.id, id));
  if (!payment) throw new AppError("not_found");
  if (decision.decision === "refund") return refundPayment(deps, payment, { admin, ...decision });
  if (decision.decision === "claim refund") return claimRefund(deps, payment, admin);
  if (decision.decision === "release refund") return releaseRefund(deps, payment, admin);
  if (payment.state !== "parked") throw new AppError("decision_made");
  if (payment.refundClaimedBy !== null) throw new AppError("refund_claimed");
  if (isNobodys(payment) && (await isContestable(deps, id))) throw new AppError("claim_waiting");
  if (decision.decision === "assign") return assign(deps, payment, { admin, ...decision });
  const order = await readOrder(deps, payment, decision.intentId);
  await write(deps, payment, { admin, action: "payment granted", detail: decision.note, order });
  // The row is its own outbox: what fails here is applied by the next run of cron.
  await applyPayment(deps, id).catch((error) =>
    console.warn(
      JSON.stringify({ level: "warn", job: "apply payment", paymentId: id, error: describeFailure(error) }),
    ),
  );
}

/** Assigns money that no order explains to an account, which then sees it and can give a refund address. */
async function assign(
  { db, now }: Tools,
  { id }: PaymentRow,
  { admin, email, note }: { admin: string; email: string; note: string },
): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  if (!user) throw new AppError("not_found", { detail: "Nobody has signed in by this address." });
  const at = now().getTime();
  const isNobodys = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${id} AND state = 'parked' AND user_id = ${user.id})`;
  const change = db
    .update(payments)
    .set({ userId: user.id, state: sql`CASE WHEN state = 'parked' AND user_id IS NULL THEN 'parked' END` })
    .where(eq(payments.id, id));
  const detail = `${note} (to ${user.email})`;
  await refuseDecided(() =>
    db.batch([
      change,
      auditEntry(db, { admin, action: ifThere(id, "payment assigned"), subject: id, detail, at }),
      noticeEntry(db, { subject: id, kind: "parked", userId: user.id, at }, isNobodys),
    ]),
  );
}

type Order = Partial<
  Pick<
    PaymentRow,
    "userId" | "tier" | "months" | "ngmaAmount" | "deliveryAddress" | "priceCents" | "intentId"
  >
>;

/** What a payment is for: the order an admin named, its own, or by card what its own row says. */
async function readOrder(deps: Tools, payment: PaymentRow, named: string | undefined): Promise<Order> {
  const { userId, tier, ngmaAmount } = payment;
  const wayId = named ?? payment.parkedFor;
  if (!wayId) {
    if (userId && (tier !== null || ngmaAmount !== null)) return {};
    throw new AppError("intent_not_found", {
      detail: "No order is known for this payment; it can only be refunded.",
    });
  }
  const { ways, payments: paid } = await readOrderOf(deps, wayId);
  const [first] = ways;
  // What is somebody's is granted for no order of anybody else.
  if (!first || (userId !== null && userId !== first.userId)) throw new AppError("intent_not_found");
  if (paid.some(({ state }) => state === "credited")) throw new AppError("payment_repeated", REPEATED);
  const { id: intentId, months, deliveryAddress, priceCents } = first;
  return {
    ...{ intentId, userId: first.userId, tier: first.tier, months },
    ...{ ngmaAmount: first.ngmaAmount, deliveryAddress, priceCents },
  };
}

const REPEATED = {
  detail: "This order was already paid by another payment; this one can only be refunded.",
};

interface Write {
  admin: string;
  action: string;
  detail: string;
  order: Order;
}

/**
 * All or nothing: the state of a payment that is no longer parked, or another's by now, becomes null, which its column refuses, and that undoes
 * the audit entry too. The unique index over paid orders keeps one from being credited twice.
 */
async function write({ db, now }: Tools, payment: PaymentRow, { admin, action, detail, order }: Write) {
  const { id } = payment;
  const at = now().getTime();
  const userId = order.userId ?? payment.userId;
  const decide = db
    .update(payments)
    .set({
      ...order,
      // Somebody may have proven meanwhile that it is his.
      state: sql`CASE WHEN state = 'parked' AND user_id IS ${payment.userId} AND refund_claimed_by IS NULL THEN 'credited' END`,
    })
    .where(eq(payments.id, id));
  const writes: BatchItem<"sqlite">[] = [
    auditEntry(db, { admin, action: ifThere(id, action), subject: id, detail, at }),
  ];
  if (userId) writes.push(noticeEntry(db, { subject: id, kind: "paid", userId, at }));
  if (order.intentId)
    writes.push(
      db.update(paymentIntents).set({ state: "paid" }).where(isWayOf(order.intentId)),
      // What came before counts with it.
      db
        .update(payments)
        .set({ state: "part", partOf: id, priceCents: 0 })
        .where(isWaitingPartOf(order.intentId)),
    );
  try {
    await refuseDecided(() => db.batch([decide, ...writes]));
  } catch (cause) {
    if (!tells(cause, "UNIQUE constraint failed: payments.intent_id")) throw cause;
    throw new AppError("payment_repeated", { cause, ...REPEATED });
  }
}

/** SQL: null, which the log refuses, where the payment's row is gone: it was settled anew as somebody's. */
const ifThere = (id: string, action: string) =>
  sql`(SELECT ${action} FROM ${payments} WHERE ${eq(payments.id, id)})`;

async function refuseDecided(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const isGone = tells(cause, "NOT NULL constraint failed: audit_log.action");
    if (!isGone && !tells(cause, "NOT NULL constraint failed: payments.state")) throw cause;
    throw new AppError("decision_made", { cause });
  }
}
