import { eq, type SQL, sql } from "drizzle-orm";
import { CLAIM_MINUTES } from "../../../../shared/ngma.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { auditEntry } from "../audit.ts";
import { tells } from "./match-error.ts";
import { IS_REFUNDABLE, requireReceiver } from "./refund-payment.ts";

const CLAIM_MS = CLAIM_MINUTES * 60_000;

type Tools = Pick<Deps, "db" | "now">;
type PaymentRow = typeof payments.$inferSelect;

/**
 * An admin says that he sends a payment back now: its address stays as it is until that is noted or released, and nobody else
 * sends it. Another admin takes it over `CLAIM_MINUTES` later. Throws `order_state` by card, whose provider sends it,
 * `refund_address_missing`, `refund_sender_unproven`, `refund_claimed`, `decision_made`.
 */
export async function claimRefund(deps: Tools, payment: PaymentRow, admin: string): Promise<void> {
  const { id, network, refundAddress, refundClaimedBy: holder, refundClaimedAt } = payment;
  if (network === "card") throw new AppError("order_state");
  await requireReceiver(deps, { ...payment, network });
  const at = deps.now().getTime();
  const isOthers = holder !== null && holder !== admin;
  if (isOthers && at - (refundClaimedAt ?? 0) < CLAIM_MS) throw new AppError("refund_claimed");
  const entry = auditEntry(deps.db, {
    ...{ admin, action: isOthers ? "refund taken over" : "refund claimed", subject: id, at },
    detail: isOthers ? `from ${holder}, to ${refundAddress}` : `to ${refundAddress}`,
  });
  const isAsRead = sql`refund_address IS ${refundAddress} AND refund_claimed_by IS ${holder} AND refund_claimed_at IS ${refundClaimedAt}`;
  await write(deps, id, { isAsRead, entry, claim: { refundClaimedBy: admin, refundClaimedAt: at } });
}

/** Releases a claimed refund that was not sent: the buyer may change the address again. Throws `refund_unclaimed`, `refund_claimed`, `decision_made`. */
export async function releaseRefund(
  deps: Tools,
  { id, refundClaimedBy }: PaymentRow,
  admin: string,
): Promise<void> {
  if (refundClaimedBy === null) throw new AppError("refund_unclaimed");
  if (refundClaimedBy !== admin) throw new AppError("refund_claimed");
  const at = deps.now().getTime();
  const entry = auditEntry(deps.db, { admin, action: "refund released", subject: id, detail: null, at });
  const isAsRead = sql`refund_claimed_by = ${admin}`;
  await write(deps, id, { isAsRead, entry, claim: { refundClaimedBy: null, refundClaimedAt: null } });
}

interface Write {
  isAsRead: SQL;
  entry: ReturnType<typeof auditEntry>;
  claim: Pick<PaymentRow, "refundClaimedBy" | "refundClaimedAt">;
}

/** All or nothing: the state of a payment that is not as it was read becomes null, which its column refuses. */
async function write({ db }: Tools, id: string, { isAsRead, entry, claim }: Write): Promise<void> {
  const mayBe = sql`${IS_REFUNDABLE} AND refund_hash IS NULL AND ${isAsRead}`;
  const change = db
    .update(payments)
    .set({ ...claim, state: sql`CASE WHEN ${mayBe} THEN state END` })
    .where(eq(payments.id, id));
  try {
    await db.batch([change, entry]);
  } catch (cause) {
    if (!tells(cause, "NOT NULL constraint failed: payments.state")) throw cause;
    throw new AppError("decision_made", { cause });
  }
}

/** Which admin is sending a payment back, while that is not noted. */
export const refundClaimOf = ({ refundClaimedBy, refundClaimedAt, refundHash }: PaymentRow) =>
  refundClaimedBy === null || refundClaimedAt === null || refundHash !== null
    ? null
    : { by: refundClaimedBy, at: new Date(refundClaimedAt).toISOString() };
