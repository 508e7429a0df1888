import { and, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Distribution, distributionStatusChangeSchema } from "../../../../shared/ngma.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { auditEntry } from "../../billing/audit.ts";
import { needsRelease } from "../../billing/sale.ts";
import { type Decided, decideChange, type HandOut, type StatusChange } from "./decide-change.ts";
import { isPurchase, type NgmaPurchase, selectPurchases, toDistribution } from "./purchases.ts";
import { saveChange } from "./save-change.ts";
import { verifyTransfer } from "./verify-transfer.ts";

/** Of admins who change one row at the same moment, each tries so often. */
const TRIES = 5;

type Tools = Pick<Deps, "db" | "chains" | "config" | "now">;
interface Asked {
  id: string;
  /** e-mail */
  admin: string;
  change: z.infer<typeof distributionStatusChangeSchema>;
}

/**
 * Changes where handing out a purchase stands, with an audit entry, and returns the row. A transfer is looked for on
 * Solana before anything is written, when it can be asked. Throws `not_found`, `transaction_hash_invalid`,
 * `transaction_used`, `distribution_*`, `chain_unavailable`.
 */
export async function changeStatus(deps: Tools, { id, admin, change }: Asked): Promise<Distribution> {
  const parsed = parseChange(change);
  if (parsed.status === "approve") return approve(deps, { id, admin });
  if (parsed.status === "sent") await refuseUsedHash(deps, parsed.txHash);
  for (let tries = 0; tries < TRIES; tries++) {
    const purchase = await readPurchase(deps, id);
    const at = deps.now().getTime();
    const before = handOutOf(purchase);
    const isHeld = needsRelease(purchase.nearCents) && purchase.releasedAt === null;
    const { heldAt, heldUntil, deliveryAddress, userId } = purchase;
    const decided = decideChange(before, parsed, { admin, at, heldAt, heldUntil, needsRelease: isHeld });
    const next = await verify(deps, purchase, decided, at);
    const detail = detailOf(before, { ...decided, next });
    const read = { heldAt, deliveryAddress, userId };
    const write = { ...decided, next, before, paymentId: id, ...read, admin, at, detail };
    if (await saveChange(deps, write)) return toDistribution({ ...purchase, ...next });
  }
  throw new AppError("distribution_state");
}

/**
 * Lets a purchase go that is above 1,000 dollars, with all that its account bought within a day, with its audit entry,
 * once. Throws `not_found`, `distribution_state`.
 */
async function approve(deps: Tools, { id, admin }: Omit<Asked, "change">): Promise<Distribution> {
  const { db, now } = deps;
  const purchase = await readPurchase(deps, id);
  if (!needsRelease(purchase.nearCents) || purchase.releasedAt !== null)
    throw new AppError("distribution_state");
  const at = now().getTime();
  const isIts = sql`EXISTS (SELECT 1 FROM payments WHERE id = ${id} AND released_at = ${at})`;
  await db.batch([
    db
      .update(payments)
      .set({ releasedAt: at })
      .where(and(eq(payments.id, id), isNull(payments.releasedAt))),
    auditEntry(db, { admin, action: "distribution approved", subject: id, detail: null, at }, isIts),
  ]);
  return toDistribution(await readPurchase(deps, id));
}

function parseChange(change: Asked["change"]): StatusChange | { status: "approve" } {
  if (change.status !== "sent") return change;
  const txHash = SPELLINGS.solana.parseHash(change.txHash.trim());
  if (txHash === null) throw new AppError("transaction_hash_invalid");
  return { status: "sent", txHash };
}

/** A transaction that paid us is no transfer to a buyer: most likely the wrong line was copied. */
async function refuseUsedHash({ db }: Tools, hash: string): Promise<void> {
  const used = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.network, "solana"), eq(payments.hash, hash)));
  if (used.length > 0) throw new AppError("transaction_used");
}

async function readPurchase({ db }: Tools, id: string): Promise<NgmaPurchase> {
  const [purchase] = await selectPurchases(db).where(and(isPurchase, eq(payments.id, id)));
  if (!purchase) throw new AppError("not_found");
  return purchase;
}

const handOutOf = ({ status, claimedBy, claimedAt, txHash, sentAt, verifiedAt, confirmedAt }: NgmaPurchase) =>
  ({ status: status ?? "pending", claimedBy, claimedAt, txHash, sentAt, verifiedAt, confirmedAt }) as HandOut;

/** Sending may be recorded before its transfer is final, confirming may not where there is somebody to ask. */
async function verify(
  deps: Tools,
  { ngmaAmount, deliveryAddress, paidAt }: NgmaPurchase,
  { action, next }: Decided,
  at: number,
): Promise<HandOut> {
  if (next.txHash === null || next.verifiedAt !== null || action === "taken over") return next;
  const delivery = { ngmaAmount, deliveryAddress: deliveryAddress ?? "", paidAt };
  const verdict = await verifyTransfer(deps, next.txHash, delivery);
  if (verdict === "open" && action === "confirmed")
    throw new AppError("distribution_state", {
      detail: "Solana does not know this transfer as final yet. Please confirm it in a minute.",
    });
  return { ...next, verifiedAt: verdict === "delivered" ? at : null };
}

function detailOf(before: HandOut, { action, next }: Decided): string | null {
  const found = next.verifiedAt === null ? "unverified" : "verified";
  if (action === "hash corrected") return `${before.txHash} -> ${next.txHash} (${found})`;
  if (action === "taken over") return `from ${before.claimedBy}`;
  return next.txHash === null ? null : `${next.txHash} (${found})`;
}
