import { eq, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { askChain } from "../ask-chain.ts";
import { auditEntry } from "../audit.ts";
import { noticeEntry } from "../notices/notice-entry.ts";
import { findWalletOwner } from "../wallets/find-wallet-owner.ts";
import { tells } from "./match-error.ts";

const MAX_LETTERS = 200;

type Tools = Pick<Deps, "db" | "now" | "chains">;
type PaymentRow = typeof payments.$inferSelect;

interface Refund {
  /** e-mail */
  admin: string;
  note: string;
  refundTxHash: string;
}

/** SQL: nothing of it is granted: it waits, was taken back, or is a part of one that was. */
export const IS_REFUNDABLE = sql`(state = 'parked' OR (state = 'credited' AND reversed_at IS NOT NULL)
  OR (state = 'part' AND EXISTS (SELECT 1 FROM payments AS whole WHERE whole.id = payments.part_of AND whole.reversed_at IS NOT NULL)))`;

/**
 * Notes money given back by hand, with its audit entry, once. On a network the transaction must be final, and give the
 * whole amount to the address the buyer confirmed, which this admin claimed before; it pays back one payment alone. By
 * card the provider's id is kept as it is. Throws `transaction_hash_invalid`, `refund_address_missing`,
 * `refund_sender_unproven`, `refund_unclaimed`, `refund_claimed`, `refund_unfinished`, `refund_wrong_receiver`,
 * `transaction_used`, `decision_made`, `chain_unavailable`, `network_unavailable`.
 */
export async function refundPayment(deps: Tools, payment: PaymentRow, refund: Refund): Promise<void> {
  const { network } = payment;
  const hash = readRefundHash(payment, refund.refundTxHash);
  if (network !== "card") {
    await requireReceiver(deps, { ...payment, network });
    if (payment.refundHash === null) requireClaim(payment, refund.admin);
    await requirePaidBack(deps, { ...payment, network }, hash);
  }
  await write(deps, payment, { ...refund, hash });
}

function requireClaim({ refundClaimedBy }: PaymentRow, admin: string): void {
  if (refundClaimedBy === null) throw new AppError("refund_unclaimed");
  if (refundClaimedBy !== admin) throw new AppError("refund_claimed");
}

/** A transaction of the payment's network in canonical form; by card the provider's id as it is. */
function readRefundHash({ network }: PaymentRow, text: string): string {
  const trimmed = text.trim();
  const hash = network === "card" ? trimmed.slice(0, MAX_LETTERS) : SPELLINGS[network].parseHash(trimmed);
  if (!hash) throw new AppError("transaction_hash_invalid");
  return hash;
}

/** Whether money may be sent back at all. Throws `refund_address_missing`, `refund_sender_unproven`. */
export async function requireReceiver(
  deps: Pick<Tools, "db" | "now">,
  { network, refundAddress, proof, sender, paidAt, userId }: PaymentRow & { network: NetworkId },
): Promise<void> {
  if (refundAddress === null) throw new AppError("refund_address_missing");
  // Anybody may pay in another's name: it goes to him only once he signed for the wallet it left.
  if (proof !== "reference") return;
  const payers = sender === null ? [] : [sender];
  if ((await findWalletOwner(deps, network, { payers, paidAt })) !== userId)
    throw new AppError("refund_sender_unproven");
}

async function requirePaidBack(
  deps: Tools,
  { network, asset, amount, refundAddress }: PaymentRow & { network: NetworkId },
  hash: string,
): Promise<void> {
  const facts = await askChain(deps, network, (chain) => chain.findTransaction(hash, true));
  if (!facts || (facts.succeeded && !facts.final)) throw new AppError("refund_unfinished");
  const arrived = facts.changes
    .filter((change) => change.owner === refundAddress && change.asset === asset)
    .reduce((sum, change) => sum + change.amount, 0n);
  if (!facts.succeeded || arrived < BigInt(amount)) throw new AppError("refund_wrong_receiver");
}

/** All or nothing: the state of a payment that is not to be refunded any more becomes null, which its column refuses. */
async function write(
  { db, now }: Tools,
  { id, userId, refundAddress, refundClaimedBy }: PaymentRow,
  { admin, note, hash }: Refund & { hash: string },
): Promise<void> {
  const at = now().getTime();
  const isAsRead = sql`${IS_REFUNDABLE} AND refund_hash IS NULL AND refund_address IS ${refundAddress}
    AND refund_claimed_by IS ${refundClaimedBy}`;
  const change = db
    .update(payments)
    .set({
      state: sql`CASE WHEN NOT (${isAsRead}) THEN NULL WHEN state = 'parked' THEN 'refunded' ELSE state END`,
      refundHash: hash,
    })
    .where(eq(payments.id, id));
  const detail = `${note} (refunded in ${hash})`;
  const entry = auditEntry(db, { admin, action: "payment refunded", subject: id, detail, at });
  try {
    if (userId === null) await db.batch([change, entry]);
    else await db.batch([change, entry, noticeEntry(db, { subject: id, kind: "refunded", userId, at })]);
  } catch (cause) {
    if (tells(cause, "NOT NULL constraint failed: payments.state"))
      throw new AppError("decision_made", { cause });
    if (tells(cause, "UNIQUE constraint failed: payments.network, payments.refund_hash"))
      throw new AppError("transaction_used", { cause });
    throw cause;
  }
}
