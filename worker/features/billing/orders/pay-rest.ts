import { sql } from "drizzle-orm";
import { INTENT_MINUTES } from "../../../../shared/payments.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import { paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { takeFreeSlot, writeIntent } from "../intents/insert-intent.ts";
import { makeReference } from "../intents/make-reference.ts";
import type { BareIntent, IntentRow } from "../intents/open-intents.ts";
import { pickAbove, toBaseUnits } from "../intents/pick-amount.ts";
import { readHeights } from "../intents/read-heights.ts";
import { readPaymentIntent } from "../intents/read-intent.ts";
import { limitAsks } from "../limit-asks.ts";
import { type Rate, readRate, requirePeg } from "../rates/read-rate.ts";
import { priceOf, weighPart } from "../settle/judge-worth.ts";
import {
  findOpenRest,
  isWaitingPart,
  isWaitingPartOf,
  isWayOf,
  mayBeCompleted,
  type OrderRows,
  orderIdOf,
  readOrder,
} from "./read-order.ts";

const CENT_MICRO_USD = 10_000n;
const STABLECOIN_MICRO_USD = 1_000_000;

type Tools = Pick<Deps, "db" | "config" | "markets" | "chains" | "now">;

/**
 * A new way to pay what is missing of an order of one's own, named by any of its ways: an amount of its own at the price of
 * now, for a quarter of an hour, from any wallet. While one is open it is the one. Throws `not_found`, `order_state` where
 * nothing came in part or the order is over, `rate_limited`, and what `readRate`, `requirePeg` and `readHeights` do,
 * `amounts_exhausted`.
 */
export async function payRest(deps: Tools, userId: string, wayId: string): Promise<BareIntent> {
  const orderId = orderIdOf(await readPaymentIntent(deps, userId, wayId));
  limitAsks(deps, userId, "begin");
  const order = await readOrder(deps, orderId);
  const [first] = order.ways;
  const parts = order.payments.filter(isWaitingPart);
  if (!first || parts.length === 0 || !mayBeCompleted(order, deps.now())) throw new AppError("order_state");
  const open = findOpenRest(order, deps.now());
  if (open) return open;
  await requirePeg(deps, first.network, first.token);
  const rate = first.token === "native" ? await readRate(deps, first.network) : null;
  const heights = await readHeights(deps, first.network);
  const missing = await weighMissing(deps, order, first);
  return openWay(deps, { ...first, ...heights, ...toColumns(rate) }, missing, parts.length);
}

/** Micro-dollars, a cent at least: less is no payment. Parts whose minute's price is not known yet count as far as it was quoted. */
async function weighMissing(deps: Tools, order: OrderRows, first: BareIntent): Promise<bigint> {
  const parts = order.payments.filter(isWaitingPart);
  const weighed = await Promise.all(parts.map((part) => weighPart(deps, order, part)));
  const worth =
    weighed.reduce((sum, { value, quoted }) => sum + (value ?? quoted), 0n) / 10n ** BigInt(first.decimals);
  const missing = priceOf(first) - worth;
  return missing > CENT_MICRO_USD ? missing : CENT_MICRO_USD;
}

const toColumns = (rate: Rate | null) => ({
  rateMicroUsd: rate?.microUsd ?? null,
  rateSource: rate?.source ?? null,
  rateAt: rate?.asOf?.getTime() ?? null,
});

/** Of several that ask at once one is written, and all are given that one. */
async function openWay(deps: Tools, like: BareIntent, missing: bigint, parts: number): Promise<BareIntent> {
  const { decimals, rateMicroUsd } = like;
  const coin = {
    rateMicroUsd: BigInt(rateMicroUsd ?? STABLECOIN_MICRO_USD),
    decimals,
    multipleOf: 1n,
    isTyped: true,
  };
  for (let attempt = 0; ; attempt++) {
    const amount = pickAbove(toBaseUnits(missing, coin), coin, attempt, Math.random());
    if (amount === null) throw new AppError("amounts_exhausted");
    const row = toRow(deps.now().getTime(), like, amount);
    const [, written] = await deps.db.batch([
      takeFreeSlot(deps.db, row, isWanted(row, parts)),
      writeIntent(deps.db, row),
    ]);
    if (written.length === 1) return row;
    const order = await readOrder(deps, orderIdOf(row));
    const open = findOpenRest(order, deps.now());
    if (open) return open;
    if (order.payments.filter(isWaitingPart).length !== parts) throw new AppError("order_state");
  }
}

/** SQL: the order has no other open rest, and the parts that this amount was computed from. */
const isWanted = (row: IntentRow, parts: number) => sql`NOT EXISTS (SELECT 1 FROM ${paymentIntents}
    WHERE ${isWayOf(orderIdOf(row))} AND remainder_of IS NOT NULL AND state = 'open' AND expires_at > ${row.createdAt})
  AND (SELECT count(*) FROM payments WHERE ${isWaitingPartOf(orderIdOf(row))}) = ${parts}`;

function toRow(now: number, like: BareIntent, amount: bigint): IntentRow {
  return {
    ...like,
    id: crypto.randomUUID(),
    firstId: like.firstId ?? like.id,
    reference: makeReference(like.network, like.token),
    ...{ sender: "", transaction: null, reportedHash: null, state: "open" },
    amount: String(amount),
    ...{ createdAt: now, expiresAt: now + INTENT_MINUTES * MINUTE_MS },
  };
}
