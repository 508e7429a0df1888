import { and, eq } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import type { PaymentIntent } from "../../../../shared/payments.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { BareIntent, IntentRow } from "./open-intents.ts";
import { toProduct } from "./product.ts";

const MICRO = 1_000_000;

/** An intent of the account's own. Throws `not_found` for any other. */
export async function readPaymentIntent(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<IntentRow> {
  const isOwn = and(eq(paymentIntents.id, id), eq(paymentIntents.userId, userId));
  const [row] = await db.select().from(paymentIntents).where(isOwn);
  if (!row) throw new AppError("not_found");
  return row;
}

/** "SOL" for Solana's native coin, "USDC" for the token of that name. */
export const symbolOf = (network: NetworkId, token: PaymentToken): string =>
  token === "native" ? NETWORKS[network].nativeSymbol : token;

/** The form on the wire; an open intent is `expired` when its time is over. */
export function toIntent(row: BareIntent, now: Date): PaymentIntent {
  const isOver = row.state === "open" && row.expiresAt <= now.getTime();
  return {
    id: row.id,
    state: isOver ? "expired" : row.state,
    product: toProduct(row),
    network: row.network,
    token: row.token,
    symbol: symbolOf(row.network, row.token),
    walletAddress: row.sender,
    receiver: row.receiver,
    amount: formatUnits(BigInt(row.amount), row.decimals),
    amountBaseUnits: row.amount,
    priceCents: row.priceCents,
    rate: toRate(row),
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
    txHash: row.reportedHash,
    reserved: row.reserved,
    reference: row.reference,
  };
}

const toRate = ({ rateMicroUsd, rateSource, rateAt }: BareIntent): PaymentIntent["rate"] =>
  rateMicroUsd === null || rateSource === null
    ? null
    : {
        usd: rateMicroUsd / MICRO,
        source: rateSource,
        asOf: rateAt === null ? null : new Date(rateAt).toISOString(),
      };
