import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import type { OpenOrder } from "../../../../shared/orders.ts";
import { LATE_HOURS } from "../../../../shared/payments.ts";
import { HOUR_MS } from "../../../../shared/time.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";
import { symbolOf } from "../intents/read-intent.ts";
import { nameProduct } from "../parked/describe-payment.ts";

/** Of one account; it begins no more than 50 a day. */
const MAX_OPEN = 20;

/** What an account ordered and nothing came for yet: those that can still be paid in time, and those of which a transaction is known. */
export async function listOpen({ db, now }: Pick<Deps, "db" | "now">, userId: string): Promise<OpenOrder[]> {
  const { state, expiresAt, reportedHash, firstId, createdAt } = paymentIntents;
  const at = now().getTime();
  const isUnderWay = and(
    isNotNull(reportedHash),
    gt(expiresAt, at - LATE_HOURS * HOUR_MS),
    eq(state, "expired"),
  );
  const rows = await db
    .select(BARE_COLUMNS)
    .from(paymentIntents)
    .where(
      and(
        ...[eq(paymentIntents.userId, userId), isNull(firstId), gt(createdAt, at - 2 * LATE_HOURS * HOUR_MS)],
        or(and(eq(state, "open"), or(gt(expiresAt, at), isNotNull(reportedHash))), isUnderWay),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MAX_OPEN);
  return rows.map(describe);
}

const describe = (row: BareIntent): OpenOrder => ({
  ...{ id: row.id, product: nameProduct(row), priceCents: row.priceCents, network: row.network },
  amount: formatUnits(BigInt(row.amount), row.decimals),
  symbol: symbolOf(row.network, row.token),
  walletAddress: row.sender,
  createdAt: new Date(row.createdAt).toISOString(),
  expiresAt: new Date(row.expiresAt).toISOString(),
  txHash: row.reportedHash,
});
