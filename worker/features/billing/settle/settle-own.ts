import { and, eq, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { paymentClaims, payments } from "../../../db/schema.ts";
import { isStillNobodys, takePayment } from "../parked/claim-payment.ts";
import { keepOpen } from "../reconcile/open/open-transactions.ts";
import { lookUp } from "./look-up.ts";
import { isAgreed } from "./note-agreement.ts";
import { codeOf, type PaymentRow } from "./record/find-payment.ts";
import { coinHash, transactionOf } from "./record/transaction-of.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";
import { settleTransaction } from "./settle-transaction.ts";

type Row = PaymentRow & { network: NetworkId };

/**
 * Settles an unassigned payment for the account that has since proved its wallet: for its order, else parked for the account.
 * One batch deletes its row and queues it for cron, so nothing is lost if the worker dies in between.
 * Pending while not all nodes report it: it stays unassigned until then. Throws what `lookUp` does.
 */
export async function settleOwn(deps: SettleDeps, userId: string, row: Row): Promise<SettleResult> {
  const { network } = row;
  const hash = transactionOf(row.hash);
  // A coin beside its wallet's own row has none of its own to be settled by.
  if (![hash, coinHash(hash, row.sender ?? "")].includes(row.hash)) {
    const isOwn = await takePayment(deps, row, userId);
    return { status: "rejected", code: isOwn ? codeOf(row) : "payment_unproven", parked: isOwn };
  }
  const facts = await lookUp(deps, { userId, network, hash, allAgree: true });
  if (!facts?.final || !isAgreed(facts)) return { status: "pending", confirmations: null };
  const isGone = sql`NOT EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, row.id)})`;
  await deps.db.batch([
    keepOpen(deps, network, [{ origin: "open", hash, intentId: null, isExact: false }]),
    deps.db.delete(payments).where(isStillNobodys(row.id)),
    deps.db.delete(paymentClaims).where(and(eq(paymentClaims.paymentId, row.id), isGone)),
  ]);
  return settleTransaction(deps, { network, facts });
}
