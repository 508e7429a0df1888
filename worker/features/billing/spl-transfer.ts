import { and, desc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { NGMA_PRICE_MICRO_USD } from "../../../shared/ngma.ts";
import type { splTransferReplySchema, splTransferSchema } from "../../../shared/payments.ts";
import { paymentIntents } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { SPELLINGS } from "../../providers/chains/spellings.ts";
import { type IntentRow, isOpen } from "./intents/open-intents.ts";
import { readUnsignedTransaction } from "./intents/unsigned-transaction.ts";
import { limitAsks } from "./limit-asks.ts";

const MICRO_USD_PER_CENT = 10_000;

type Body = z.infer<typeof splTransferSchema>;

/**
 * The unsigned transaction of the account's one open payment on Solana from this wallet, in this token, at this price,
 * that is not being paid yet: two valid transactions never pay one intent.
 * The price in the request is only compared. Throws `wallet_address_invalid`, `intent_not_found`, `price_mismatch`,
 * `intent_ambiguous`, `rate_limited`, `chain_unavailable`.
 */
export async function createSplTransfer(
  deps: Pick<Deps, "db" | "chains" | "config" | "now">,
  userId: string,
  body: Body,
): Promise<z.infer<typeof splTransferReplySchema>> {
  const open = await findOpen(deps, userId, body);
  if (open.length === 0) throw new AppError("intent_not_found");
  const priced = open.filter((intent) => isPrice(intent, body));
  const [intent, ...others] = priced;
  if (!intent) throw new AppError("price_mismatch");
  if (others.length > 0) throw new AppError("intent_ambiguous");
  limitAsks(deps, userId, "begin");
  const built = await readUnsignedTransaction(deps, intent);
  if (built.kind !== "solana") throw new AppError("network_unavailable");
  return { transaction: built.transaction };
}

async function findOpen(
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  body: Body,
): Promise<IntentRow[]> {
  const sender = SPELLINGS.solana.parseAddress(body.walletAddress.trim());
  if (sender === null) throw new AppError("wallet_address_invalid");
  const isUnpaid = and(
    isOpen(userId, now().getTime()),
    isNull(paymentIntents.reportedHash),
    eq(paymentIntents.network, "solana"),
    eq(paymentIntents.token, body.token),
    eq(paymentIntents.sender, sender),
  );
  return db.select().from(paymentIntents).where(isUnpaid).orderBy(desc(paymentIntents.createdAt));
}

/** Dollars, or tokens of NGMA, against our own price in cents. */
function isPrice({ priceCents }: IntentRow, { token, amount }: Body): boolean {
  if (token !== "NGMA") return Math.round(amount * 100) === priceCents;
  return Math.round(amount * NGMA_PRICE_MICRO_USD) === priceCents * MICRO_USD_PER_CENT;
}
