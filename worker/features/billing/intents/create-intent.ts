import type * as z from "zod";
import { NGMA_PRICE_MICRO_USD } from "../../../../shared/ngma.ts";
import {
  type createIntentSchema,
  INTENT_MINUTES,
  type UnsignedTransaction,
} from "../../../../shared/payments.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { askChain } from "../ask-chain.ts";
import { limitAsks } from "../limit-asks.ts";
import { type Priced, pickAmount } from "./amounts.ts";
import { checkOrder, type Order } from "./check-order.ts";
import { dropIntent, insertIntent } from "./insert-intent.ts";
import { type IntentRow, readStanding } from "./open-intents.ts";
import { priceOf, toColumns } from "./product.ts";
import { type Rate, readRate } from "./rate.ts";
import { NGMA_MULTIPLE } from "./split-ngma.ts";
import { readUnsignedTransaction } from "./unsigned-transaction.ts";

const STABLECOIN_MICRO_USD = 1_000_000;

type Tools = Pick<Deps, "db" | "cache" | "markets" | "chains" | "config" | "now">;

/**
 * Begins a payment, or goes on with the account's open one for the same order: fixes receiver, asset and an exact amount
 * that no other intent has, and gives the transaction to sign. Nothing is kept when it fails. Throws what `checkOrder`
 * does, `rate_limited`, `too_many_intents`, `rate_unavailable`, `chain_unavailable`, `amounts_exhausted`.
 */
export async function createIntent(
  deps: Tools,
  userId: string,
  body: z.infer<typeof createIntentSchema>,
): Promise<{ intent: IntentRow; transaction: UnsignedTransaction }> {
  const order = checkOrder(deps, body);
  limitAsks(deps, userId, "begin");
  const intent = (await goOn(deps, userId, order)) ?? (await beginIntent(deps, userId, order));
  try {
    return { intent, transaction: await readUnsignedTransaction(deps, intent) };
  } catch (error) {
    await dropIntent(deps, intent);
    throw error;
  }
}

/** The open intent for the same order, or null when a new one may be begun. Throws `too_many_intents`. */
async function goOn(deps: Tools, userId: string, order: Order): Promise<IntentRow | null> {
  const { same, mayBegin } = await readStanding(deps, userId, order);
  if (!same && !mayBegin) throw new AppError("too_many_intents");
  return same;
}

async function beginIntent(deps: Tools, userId: string, order: Order): Promise<IntentRow> {
  const { cents } = priceOf(order.product, order.token);
  const rate = order.token === "native" ? await readRate(deps, order.network, cents) : null;
  const fromHeight = await askChain(deps, order.network, (chain) => chain.readFinalHeight());
  const priced = toPriced(order, rate);
  for (let attempt = 0; ; attempt++) {
    const amount = pickAmount(priced, attempt, Math.random());
    if (amount === null) throw new AppError("amounts_exhausted");
    const row = toRow(deps.now(), userId, order, { amount, rate, fromHeight });
    if (await insertIntent(deps, row, order)) return row;
    const same = await goOn(deps, userId, order);
    if (same) return same;
  }
}

function toPriced({ product, token, decimals }: Order, rate: Rate | null): Priced {
  const fixed = token === "NGMA" ? NGMA_PRICE_MICRO_USD : STABLECOIN_MICRO_USD;
  return {
    priceMicroUsd: priceOf(product, token).microUsd,
    rateMicroUsd: BigInt(rate?.microUsd ?? fixed),
    decimals,
    multipleOf: token === "NGMA" ? NGMA_MULTIPLE : 1n,
  };
}

function toRow(
  now: Date,
  userId: string,
  { product, ...order }: Order,
  { amount, rate, fromHeight }: { amount: bigint; rate: Rate | null; fromHeight: number },
): IntentRow {
  const createdAt = now.getTime();
  return {
    id: crypto.randomUUID(),
    userId,
    ...toColumns(product),
    ...order,
    amount: String(amount),
    priceCents: priceOf(product, order.token).cents,
    rateMicroUsd: rate?.microUsd ?? null,
    rateSource: rate?.source ?? null,
    rateAt: rate?.asOf?.getTime() ?? null,
    state: "open",
    reportedHash: null,
    transaction: null,
    fromHeight,
    createdAt,
    expiresAt: createdAt + INTENT_MINUTES * 60_000,
  };
}
