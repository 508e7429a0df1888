import type * as z from "zod";
import { NGMA_PRICE_MICRO_USD, ngmaToCents } from "../../../../shared/ngma.ts";
import {
  type createIntentSchema,
  INTENT_MINUTES,
  type UnsignedTransaction,
} from "../../../../shared/payments.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { limitAsks } from "../limit-asks.ts";
import { type Rate, readRate, requirePeg } from "../rates/read-rate.ts";
import { needsRelease, requireRoom } from "../sale.ts";
import { type CheckedOrder, checkOrder } from "./check-order.ts";
import { readDeliveryAddress } from "./delivery.ts";
import { dropIntent, insertIntent } from "./insert-intent.ts";
import { makeReference } from "./make-reference.ts";
import { type IntentRow, readStanding } from "./open-intents.ts";
import { type Priced, pickAmount } from "./pick-amount.ts";
import { priceOf, toColumns } from "./product.ts";
import { type Heights, readHeights } from "./read-heights.ts";
import { NGMA_MULTIPLE } from "./split-ngma.ts";
import { readUnsignedTransaction } from "./unsigned-transaction.ts";

const STABLECOIN_MICRO_USD = 1_000_000;

type Tools = Pick<Deps, "db" | "markets" | "chains" | "config" | "now">;

/**
 * Begins a payment, or goes on with the account's open one for the same order: fixes receiver, asset and an exact
 * amount that no other intent has, and gives the transaction to sign; null where it is paid by address, from any
 * wallet. Nothing is kept when it fails. Throws what `checkOrder` does, `delivery_impossible`, `ngma_sold_out`,
 * `rate_limited`, `too_many_intents`, `rate_unavailable`, `stablecoin_off_peg`, `chain_unavailable`,
 * `amounts_exhausted`.
 */
export async function createIntent(
  deps: Tools,
  userId: string,
  body: z.infer<typeof createIntentSchema>,
): Promise<{ intent: IntentRow; transaction: UnsignedTransaction | null }> {
  const order = checkOrder(deps, body);
  limitAsks(deps, userId, "begin");
  if (order.product.kind === "ngma") await checkSale(deps, order);
  const intent = (await goOn(deps, userId, order)) ?? (await beginIntent(deps, userId, order));
  if (intent.sender === "") return { intent, transaction: null };
  try {
    return { intent, transaction: await readUnsignedTransaction(deps, intent) };
  } catch (error) {
    await dropIntent(deps, intent);
    throw error;
  }
}

/** Throws `delivery_impossible`, `chain_unavailable`, `ngma_sold_out`, `network_unavailable`. */
async function checkSale(deps: Tools, { product, network }: CheckedOrder): Promise<void> {
  if (product.kind !== "ngma") return;
  await readDeliveryAddress(deps, product.deliveryAddress);
  // A great sale is never believed of a single node.
  const nodes = deps.config.chains[network]?.rpcUrls.length ?? 0;
  if (needsRelease(ngmaToCents(product.ngmaAmount)) && nodes < 2)
    throw new AppError("network_unavailable", {
      detail: "Orders above 1,000 dollars need a second node of this network, which is not set up here.",
    });
  await requireRoom(deps, product.ngmaAmount);
}

/** The open intent for the same order, or null when a new one may be begun. Throws `too_many_intents`. */
async function goOn(deps: Tools, userId: string, order: CheckedOrder): Promise<IntentRow | null> {
  const { same, mayBegin } = await readStanding(deps, userId, order);
  if (!same && !mayBegin) throw new AppError("too_many_intents");
  return same;
}

async function beginIntent(deps: Tools, userId: string, order: CheckedOrder): Promise<IntentRow> {
  await requirePeg(deps, order.network, order.token);
  const rate = order.token === "native" ? await readRate(deps, order.network) : null;
  const heights = await readHeights(deps, order.network);
  const priced = toPriced(order, rate);
  for (let attempt = 0; ; attempt++) {
    const amount = pickAmount(priced, attempt, Math.random());
    if (amount === null) throw new AppError("amounts_exhausted");
    const row = toRow(deps.now(), userId, order, { amount, rate, ...heights });
    const written = await insertIntent(deps, row, order);
    if (written) return written;
    const same = await goOn(deps, userId, order);
    if (same) return same;
    if (row.ngmaAmount !== null) await requireRoom(deps, row.ngmaAmount);
  }
}

function toPriced({ product, token, decimals, sender }: CheckedOrder, rate: Rate | null): Priced {
  const fixed = token === "NGMA" ? NGMA_PRICE_MICRO_USD : STABLECOIN_MICRO_USD;
  return {
    priceMicroUsd: priceOf(product, token).microUsd,
    rateMicroUsd: BigInt(rate?.microUsd ?? fixed),
    decimals,
    multipleOf: token === "NGMA" ? NGMA_MULTIPLE : 1n,
    isTyped: sender === "",
  };
}

function toRow(
  now: Date,
  userId: string,
  { product, ...order }: CheckedOrder,
  { amount, rate, fromHeight, headHeight }: { amount: bigint; rate: Rate | null } & Heights,
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
    ...{ fromHeight, headHeight },
    createdAt,
    expiresAt: createdAt + INTENT_MINUTES * 60_000,
    firstId: null,
    reference: makeReference(order.network, order.token),
    reserved: true,
  };
}
