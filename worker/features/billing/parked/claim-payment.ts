import { and, desc, eq, gte, isNull, min, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import type { NetworkId } from "../../../../shared/networks.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { CLAIM_HOURS } from "../../../../shared/wallets.ts";
import { paymentClaims, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

type Tools = Pick<Deps, "db" | "now">;
type PaymentRow = typeof payments.$inferSelect;

/** Whether nothing proves whose a payment is. */
export const isNobodys = ({ state, userId }: PaymentRow): boolean => state === "parked" && userId === null;

/** SQL: nothing proves whose a payment is, and nobody decided. */
export const isStillNobodys = (id: string) =>
  and(eq(payments.id, id), eq(payments.state, "parked"), isNull(payments.userId));

/** Notes that an account says a payment is its own; nothing moves by it. */
export async function claimPayment({ db, now }: Tools, { id }: PaymentRow, userId: string): Promise<void> {
  await db
    .insert(paymentClaims)
    .select(
      sql`SELECT ${id}, ${userId}, ${now().getTime()} WHERE EXISTS (SELECT 1 FROM ${payments} WHERE ${isStillNobodys(id)})`,
    )
    .onConflictDoNothing();
}

/** The account that signed for its wallet has a payment, and sees it among its orders. False where it is somebody's by now. */
export async function takePayment(
  { db }: Pick<Tools, "db">,
  { id }: PaymentRow,
  userId: string,
): Promise<boolean> {
  const given = await db
    .update(payments)
    .set({ userId, proof: "wallet" })
    .where(isStillNobodys(id))
    .returning({ id: payments.id });
  return given.length > 0;
}

/** Who claims which of these payments, by payment: e-mails and when (epoch ms). */
export async function readClaims({ db }: Pick<Deps, "db">, ids: string[]) {
  const rows = await db
    .select({ paymentId: paymentClaims.paymentId, email: users.email, claimedAt: paymentClaims.claimedAt })
    .from(paymentClaims)
    .innerJoin(users, eq(users.id, paymentClaims.userId))
    .where(sql`${paymentClaims.paymentId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  return Map.groupBy(rows, ({ paymentId }) => paymentId);
}

/** What an account claims on a network since a moment (epoch ms) and nobody has reviewed yet, the newest; in whole coins. */
export async function findClaim(
  { db }: Pick<Deps, "db">,
  userId: string,
  { network, since }: { network: NetworkId; since: number },
): Promise<{ amount: string; symbol: string; until: string } | null> {
  const [row] = await db
    .select({ payment: payments, at: paymentClaims.claimedAt })
    .from(paymentClaims)
    .innerJoin(payments, eq(payments.id, paymentClaims.paymentId))
    .where(
      and(
        eq(paymentClaims.userId, userId),
        gte(paymentClaims.claimedAt, since),
        ...[eq(payments.network, network), eq(payments.state, "parked"), isNull(payments.userId)],
      ),
    )
    .orderBy(desc(paymentClaims.claimedAt))
    .limit(1);
  if (!row) return null;
  const { amount, decimals, symbol } = row.payment;
  const until = new Date(row.at + CLAIM_HOURS * HOUR_MS).toISOString();
  return { amount: formatUnits(BigInt(amount), decimals ?? 0), symbol: symbol ?? "", until };
}

/** Whether somebody claims a payment and others may still do so: until 72 hours after the first who did. */
export async function isContestable({ db, now }: Tools, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ first: min(paymentClaims.claimedAt) })
    .from(paymentClaims)
    .where(eq(paymentClaims.paymentId, paymentId));
  return row?.first != null && now().getTime() < row.first + CLAIM_HOURS * HOUR_MS;
}
