import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Distribution } from "../../../../shared/ngma.ts";
import { distributions, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { nearCents, needsRelease } from "../../billing/sale.ts";
import { transactionOf } from "../../billing/settle/record/transaction-of.ts";

const columns = {
  id: payments.id,
  createdAt: payments.createdAt,
  email: users.email,
  ngmaAmount: sql<number>`${payments.ngmaAmount}`,
  priceCents: payments.priceCents,
  nearCents,
  method: payments.method,
  network: payments.network,
  hash: payments.hash,
  deliveryAddress: payments.deliveryAddress,
  paidAt: payments.paidAt,
  heldAt: payments.reversedAt,
  heldUntil: payments.deliveryHeldUntil,
  releasedAt: payments.releasedAt,
  userId: payments.userId,
  status: distributions.status,
  claimedBy: distributions.claimedBy,
  claimedAt: distributions.claimedAt,
  txHash: distributions.txHash,
  sentAt: distributions.sentAt,
  verifiedAt: distributions.verifiedAt,
  confirmedAt: distributions.confirmedAt,
};

/** A credited purchase is what is to be handed out; its row in `distributions` exists from the first claim on. */
export const isPurchase = and(eq(payments.state, "credited"), isNotNull(payments.ngmaAmount));

/** Purchases with who bought them and where handing out stands, to be narrowed further. */
export const selectPurchases = (db: Deps["db"]) =>
  db
    .select(columns)
    .from(payments)
    .leftJoin(distributions, eq(distributions.paymentId, payments.id))
    .leftJoin(users, eq(users.id, payments.userId));

export type NgmaPurchase = Awaited<ReturnType<typeof selectPurchases>>[number];

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

export const toDistribution = (row: NgmaPurchase): Distribution => ({
  id: row.id,
  createdAt: new Date(row.createdAt).toISOString(),
  email: row.email ?? "",
  ngmaAmount: row.ngmaAmount,
  usdAmount: row.priceCents,
  paymentMethod: row.method,
  purchaseNetwork: row.network === "card" ? null : row.network,
  purchaseTxHash: transactionOf(row.hash),
  walletAddress: row.deliveryAddress ?? "",
  distributionStatus: row.status ?? "pending",
  distributionTxHash: row.txHash,
  verified: row.verifiedAt !== null,
  claimedBy: row.claimedBy,
  claimedAt: isoOf(row.claimedAt),
  held: row.heldAt !== null && (row.status ?? "pending") === "pending",
  heldUntil: isoOf(row.heldUntil),
  needsRelease: needsRelease(row.nearCents) && row.releasedAt === null,
});
