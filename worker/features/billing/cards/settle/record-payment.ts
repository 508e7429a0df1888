import { and, eq, sql } from "drizzle-orm";
import type { ErrorCode } from "../../../../../shared/errors.ts";
import { describeFailure } from "../../../../db/failures.ts";
import { payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { ChargeFacts } from "../../../../providers/cards/cards.ts";
import { isClosed } from "../../../auth/user.ts";
import { applyPayment } from "../../apply/apply-payment.ts";
import { resumePayment } from "../../apply/resume-payment.ts";
import { DISPUTED, reversePayment } from "../../apply/reverse-payment.ts";
import type { ProductColumns } from "../../intents/product.ts";
import { noticeEntry } from "../../notices/notice-entry.ts";
import { findsRoom } from "../../sale.ts";
import type { Checkout } from "../checkout/claim-checkout.ts";
import { judgeCharges } from "./judge-card.ts";

export interface CardPayment {
  /** invoice or session: what is paid once */
  hash: string;
  /** null when the money is not provably an account's */
  userId: string | null;
  product: ProductColumns;
  paidCents: number;
  priceCents: number;
  paidAt: number;
  /** why it is not granted; null when it is */
  code: ErrorCode | null;
  /** the order as it was made: NGMA that is sold out is not granted */
  order: Pick<Checkout, "reserved" | "createdAt">;
  charges: readonly ChargeFacts[];
  /** the provider's own receipt */
  receiptUrl: string | null;
}

type Tools = Parameters<typeof applyPayment>[0] &
  Parameters<typeof reversePayment>[0] &
  Pick<Deps, "db" | "now" | "config">;

/**
 * Writes down money that came by card, grants what it bought, and takes it back when the charge was refunded or
 * disputed meanwhile, until the dispute is won. The unique (network, hash) is the lock: repeated or many at once, there is one row and one grant.
 * From the row on nothing is lost: it is the outbox that cron works through when granting fails here.
 */
export async function recordPayment(deps: Tools, payment: CardPayment): Promise<void> {
  const isLate = payment.code === null && (await isClosed(deps, payment.userId));
  const row = await insertOnce(deps, isLate ? { ...payment, code: "account_closed" } : payment);
  const reason = judgeCharges(payment.charges);
  const isWon = payment.charges.some(({ dispute }) => dispute === "won");
  if (reason) await takeBack(deps, row, reason);
  else if (isWon && row.reversedAt !== null) await resumePayment(deps, row.id);
  else if (row.state === "credited" && row.tier && !row.appliedAt && !row.reversedAt)
    await applyPayment(deps, row.id).catch((error) => logLater(row.id, error));
}

async function insertOnce(deps: Pick<Tools, "db" | "now" | "config">, payment: CardPayment) {
  const { db, now } = deps;
  const { hash, userId, product, paidCents, priceCents, paidAt, code, receiptUrl, order } = payment;
  const [id, createdAt] = [crypto.randomUUID(), now().getTime()];
  const hasRoom = findsRoom(deps, { ...product, ...order, paidAt: createdAt });
  const standing = code
    ? { state: "parked" as const, code }
    : {
        state: sql<"credited">`CASE WHEN ${hasRoom} THEN 'credited' ELSE 'parked' END`,
        code: sql<string>`CASE WHEN NOT ${hasRoom} THEN 'ngma_sold_out_refund' END`,
      };
  const insert = db
    .insert(payments)
    .values({
      ...{ id, network: "card", method: "card", hash, userId, ...product, receiptUrl },
      ...{ symbol: "USD", decimals: 2, amount: String(paidCents), priceCents },
      ...{ ...standing, paidAt, createdAt },
    })
    .onConflictDoNothing({ target: [payments.network, payments.hash] })
    .returning();
  const isMade = sql`${userId} IS NOT NULL AND EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, id)})`;
  const noticeIf = (kind: "parked" | "paid", state: "parked" | "credited") =>
    noticeEntry(
      db,
      { subject: id, kind, userId: userId ?? "", at: createdAt },
      sql`${isMade} AND EXISTS (SELECT 1 FROM ${payments} WHERE ${and(eq(payments.id, id), eq(payments.state, state))})`,
    );
  const [[made]] = await db.batch([insert, noticeIf("parked", "parked"), noticeIf("paid", "credited")]);
  if (made?.state === "parked") logParked(made.id, { ...payment, code: made.code });
  const [row] = made ? [made] : await db.select().from(payments).where(isPayment(hash)).limit(1);
  if (!row) throw new Error(`card payment ${hash} vanished`);
  return row;
}

const isPayment = (hash: string) => and(eq(payments.network, "card"), eq(payments.hash, hash));

/** Money that went back for good leaves an admin nothing to decide. */
async function takeBack(deps: Tools, row: typeof payments.$inferSelect, reason: string) {
  if (row.state === "credited") return reversePayment(deps, { paymentId: row.id, reason });
  if (reason === DISPUTED) return;
  await deps.db
    .update(payments)
    .set({ state: "refunded" })
    .where(and(eq(payments.id, row.id), eq(payments.state, "parked")));
}

const logParked = (
  paymentId: string,
  { hash, code, paidCents, priceCents }: Omit<CardPayment, "code"> & { code: string | null },
) =>
  console.error(
    JSON.stringify({
      level: "error",
      event: "card payment parked",
      paymentId,
      hash,
      code,
      paidCents,
      priceCents,
    }),
  );

const logLater = (paymentId: string, error: unknown) =>
  console.error(
    JSON.stringify({
      level: "error",
      event: "card payment not applied yet",
      paymentId,
      error: describeFailure(error),
    }),
  );
