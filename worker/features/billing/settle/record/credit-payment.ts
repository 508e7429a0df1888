import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { NGMA_LOCK_DAYS } from "../../../../../shared/ngma.ts";
import { DAY_MS } from "../../../../../shared/time.ts";
import { paymentIntents, payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { BareIntent } from "../../intents/open-intents.ts";
import { methodOf } from "../../intents/product.ts";
import { symbolOf } from "../../intents/read-intent.ts";
import { splitNgma } from "../../intents/split-ngma.ts";
import { noticeEntry } from "../../notices/notice-entry.ts";
import { isPaymentOf, isWaitingPartOf, isWayOf } from "../../orders/read-order.ts";
import { tells } from "../../parked/match-error.ts";
import { findsRoom } from "../../sale.ts";
import { type HiddenCoins, takeFromBlock } from "./block-row.ts";
import { surplusHash, transactionOf } from "./transaction-of.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

interface Arrival {
  hash: string;
  at: Date;
  height: number | null;
  /** what of it the order needed, and what came above that; base units */
  amount: bigint;
  surplus: bigint;
  /** micro-dollars per coin in its minute; null where none is asked */
  rate: bigint | null;
  /** what came of the same order before, and is completed by it */
  parts: readonly { id: string }[];
  hidden?: HiddenCoins["hidden"];
  /** the wallet it left, and what proves that it is its order's */
  payer: string | null;
  proof: (typeof payments.$inferSelect)["proof"];
}

interface Paid {
  /** the way it came by, and the order itself */
  way: BareIntent;
  first: BareIntent;
}

/**
 * Writes the payment that completes an order, all its rows or none, and returns its id: a surplus is parked beside it, and
 * what came before counts as its parts. Null when that cannot be: the transaction has a row already, the order was paid by
 * another one, one of its parts is not waiting any more, or its NGMA is sold out. The unique indexes over transactions and
 * paid orders are the lock.
 */
export async function creditPayment(deps: Tools, order: Paid, arrival: Arrival): Promise<string | null> {
  const { db, now } = deps;
  const { first } = order;
  const id = crypto.randomUUID();
  const createdAt = now().getTime();
  const row = { ...toPayment(order, arrival), id, createdAt };
  const isCredited = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, id)})`;
  const partIds = JSON.stringify(arrival.parts.map((part) => part.id));
  const isPart = sql`${payments.id} IN (SELECT value FROM json_each(${partIds}))`;
  const writes: BatchItem<"sqlite">[] = [
    db
      .update(paymentIntents)
      .set({ state: "paid", reportedHash: transactionOf(arrival.hash) })
      .where(and(isWayOf(first.id), isCredited)),
    noticeEntry(db, { subject: id, kind: "paid", userId: first.userId, at: createdAt }, isCredited),
    db.update(payments).set({ state: "part", partOf: id, priceCents: 0 }).where(and(isPart, isCredited)),
  ];
  if (arrival.surplus > 0n) writes.push(...parkSurplus(db, row, arrival.surplus, isCredited));
  if (first.asset === "native") writes.push(...(await takeFromBlock(deps, first.network, arrival, id)));
  // An order that is paid and whose row is lost is not paid anew by it: that is for a person to look at.
  const isLost = and(isWayOf(first.id), eq(paymentIntents.state, "paid"));
  const isPaid = and(isPaymentOf(first.id), eq(payments.state, "credited"));
  const isWanted = sql`NOT EXISTS (SELECT 1 FROM ${paymentIntents} WHERE ${isLost})
    AND NOT EXISTS (SELECT 1 FROM ${payments} WHERE ${isPaid})
    AND (SELECT count(*) FROM ${payments} WHERE ${and(isPart, isWaitingPartOf(first.id))}) = ${arrival.parts.length}`;
  const state = stateIf(findsRoom(deps, { ...first, paidAt: row.paidAt }), isWanted);
  try {
    const [credited] = await db.batch([
      db
        .insert(payments)
        .values({ ...row, state })
        .onConflictDoNothing()
        .returning({ id: payments.id }),
      ...writes,
    ]);
    return credited[0]?.id ?? null;
  } catch (cause) {
    if (tells(cause, "NOT NULL constraint failed: payments.state")) return null;
    throw cause;
  }
}

/** SQL: `credited` where there is room, and while its parts wait and its order is unpaid; else null, which the column refuses. */
const stateIf = (hasRoom: SQL, isWanted: SQL) =>
  sql<"credited">`CASE WHEN ${hasRoom} AND ${isWanted} THEN 'credited' END`;

/** Only beside the credit: else the state is null, and the whole is undone. */
function parkSurplus(
  db: Deps["db"],
  row: ReturnType<typeof toPayment> & { id: string; createdAt: number },
  surplus: bigint,
  isCredited: ReturnType<typeof sql>,
) {
  const { userId, network, asset, decimals, symbol, method, sender, paidAt, createdAt, height } = row;
  const { rateMicroUsd, receivedRateMicroUsd, proof } = row;
  const id = crypto.randomUUID();
  return [
    db.insert(payments).values({
      ...{ id, userId, network, asset, decimals, symbol, method, sender, paidAt, createdAt, height },
      ...{ hash: surplusHash(row.hash), amount: String(surplus), priceCents: 0, parkedFor: row.intentId },
      ...{ rateMicroUsd, receivedRateMicroUsd, proof },
      ...{ state: sql`CASE WHEN ${isCredited} THEN 'parked' END`, code: "payment_over" },
    }),
    noticeEntry(db, { subject: id, kind: "parked", userId, at: createdAt }, isCredited),
  ];
}

function toPayment({ way, first }: Paid, { hash, at, height, amount, rate, payer, proof }: Arrival) {
  const { userId, network, asset, decimals, token, rateMicroUsd } = way;
  const { tier, months, ngmaAmount, deliveryAddress, priceCents } = first;
  const paidAt = at.getTime();
  return {
    ...{ userId, network, asset, decimals, priceCents, hash, height, paidAt, rateMicroUsd },
    amount: String(amount),
    receivedRateMicroUsd: rate === null ? null : Number(rate),
    ...{ tier, months, ngmaAmount, deliveryAddress },
    sender: payer,
    proof,
    intentId: first.id,
    method: methodOf(token),
    symbol: symbolOf(network, token),
    state: "credited" as const,
    ...(token === "NGMA" && toSplit(amount, paidAt)),
  };
}

function toSplit(amount: bigint, paidAt: number) {
  const { burn, treasury, liquidity } = splitNgma(amount);
  return {
    burned: String(burn),
    locked: String(treasury),
    liquidity: String(liquidity),
    lockedUntil: paidAt + NGMA_LOCK_DAYS * DAY_MS,
  };
}
