import { and, eq, isNull } from "drizzle-orm";
import { type UnsignedTransaction, unsignedTransactionSchema } from "../../../../shared/payments.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { PaymentOrder } from "../../../providers/chains/chain.ts";
import { askChain } from "../ask-chain.ts";
import type { IntentRow } from "./open-intents.ts";
import { splitNgma } from "./split-ngma.ts";

type Tools = Pick<Deps, "db" | "chains" | "config">;

/**
 * The transaction the wallet signs: the one handed out last while that can still be sent, so that two valid ones never
 * pay one intent, else a new one. Throws `chain_unavailable`.
 */
export async function readUnsignedTransaction(deps: Tools, intent: IntentRow): Promise<UnsignedTransaction> {
  const stored = parse(intent.transaction);
  if (stored && (await askChain(deps, intent.network, (chain) => chain.canStillSend(stored)))) return stored;
  const order = toPaymentOrder(deps, intent);
  const built = await askChain(deps, intent.network, (chain) => chain.buildPayment(order));
  return keepTransaction(deps, intent, built);
}

/** Of two requests that build at once, one is kept and both hand that one out. */
async function keepTransaction({ db }: Tools, intent: IntentRow, built: UnsignedTransaction) {
  const transaction = JSON.stringify(built);
  const isUnchanged =
    intent.transaction === null
      ? isNull(paymentIntents.transaction)
      : eq(paymentIntents.transaction, intent.transaction);
  const isIntent = eq(paymentIntents.id, intent.id);
  const written = await db
    .update(paymentIntents)
    .set({ transaction })
    .where(and(isIntent, isUnchanged))
    .returning({ id: paymentIntents.id });
  if (written.length > 0) return built;
  const [row] = await db.select({ kept: paymentIntents.transaction }).from(paymentIntents).where(isIntent);
  const kept = parse(row?.kept ?? null);
  if (!kept) throw new AppError("chain_unavailable");
  return kept;
}

const parse = (text: string | null): UnsignedTransaction | null =>
  text === null ? null : (unsignedTransactionSchema.safeParse(JSON.parse(text)).data ?? null);

/** What a node is asked to build. NGMA goes to burning, the treasury and liquidity; other money to the receiver. */
function toPaymentOrder({ config: { ngma } }: Tools, intent: IntentRow): PaymentOrder {
  const { sender, asset, decimals, receiver } = intent;
  const amount = BigInt(intent.amount);
  const { reference } = intent;
  const order = { sender, asset, decimals, amount, receiver, ...(reference !== null && { reference }) };
  if (intent.token !== "NGMA") return order;
  if (!ngma) throw new AppError("network_unavailable");
  const { burn, treasury, liquidity } = splitNgma(amount);
  return {
    ...order,
    split: {
      burn,
      treasury: { owner: receiver, amount: treasury },
      liquidity: { owner: ngma.liquidity, amount: liquidity },
    },
  };
}
