import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
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
import { tells } from "../../parked/match-error.ts";
import { findsRoom } from "../../sale.ts";
import { isWaitingPart } from "../judge-worth.ts";
import { type HiddenCoins, takeFromBlock } from "./block-row.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

interface Arrival {
  hash: string;
  at: Date;
  height: number | null;
  /** what came above the order's amount, base units */
  surplus?: bigint;
  hidden?: HiddenCoins["hidden"];
}

/** The row of what came above an order's amount: its transaction has one already. */
const surplusHash = (hash: string): string => `${hash}#surplus`;
/** The transaction of a row. */
export const transactionOf = (hash: string): string => hash.replace(/#surplus$/, "");

/**
 * Writes a payment to an intent's credit, all its rows or none, and returns its id: a surplus is parked beside it, and
 * what came short before and is completed by it counts as its part. Null when that cannot be: the transaction has a row
 * already, the intent was paid by another one, its first part is not waiting any more, or its NGMA is sold out. The two unique
 * indexes are the lock.
 */
export async function creditPayment(
  deps: Tools,
  intent: BareIntent,
  arrival: Arrival,
): Promise<string | null> {
  const { db, now } = deps;
  const id = crypto.randomUUID();
  const createdAt = now().getTime();
  const row = { ...toPayment(intent, arrival), id, createdAt };
  const isCredited = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, id)})`;
  const paid = intent.remainderOf === null ? [intent.id] : [intent.id, intent.remainderOf];
  const writes: BatchItem<"sqlite">[] = [
    db
      .update(paymentIntents)
      .set({ state: "paid", reportedHash: arrival.hash })
      .where(and(inArray(paymentIntents.id, paid), isCredited)),
    noticeEntry(db, { subject: id, kind: "paid", userId: intent.userId, at: createdAt }, isCredited),
  ];
  if (intent.remainderOf !== null)
    writes.push(
      db
        .update(payments)
        .set({ state: "part", partOf: id, priceCents: 0 })
        .where(and(isWaitingPart(intent.remainderOf), isCredited)),
    );
  if (arrival.surplus !== undefined) writes.push(...parkSurplus(db, row, arrival.surplus, isCredited));
  writes.push(...(await takeFromBlock(deps, intent.network, arrival, id)));
  const state = stateIf(findsRoom(deps, { ...intent, paidAt: row.paidAt }), intent.remainderOf);
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

/** SQL: `credited` where there is room, and while the first part waits and its order is unpaid; else null, which the column refuses. */
const stateIf = (hasRoom: SQL, intentId: string | null) =>
  sql<"credited">`CASE WHEN ${hasRoom} AND ${intentId === null ? sql`1` : isRestWanted(intentId)} THEN 'credited' END`;

const isRestWanted = (intentId: string) =>
  sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${isWaitingPart(intentId)})
    AND EXISTS (SELECT 1 FROM ${paymentIntents} WHERE ${eq(paymentIntents.id, intentId)} AND ${paymentIntents.state} <> 'paid')`;

/** Only beside the credit: else the state is null, and the whole is undone. */
function parkSurplus(
  db: Deps["db"],
  row: ReturnType<typeof toPayment> & { id: string; createdAt: number },
  surplus: bigint,
  isCredited: ReturnType<typeof sql>,
) {
  const { userId, network, asset, decimals, symbol, method, sender, paidAt, createdAt, height } = row;
  const id = crypto.randomUUID();
  return [
    db.insert(payments).values({
      ...{ id, userId, network, asset, decimals, symbol, method, sender, paidAt, createdAt, height },
      ...{ hash: surplusHash(row.hash), amount: String(surplus), priceCents: 0, parkedFor: row.intentId },
      ...{ state: sql`CASE WHEN ${isCredited} THEN 'parked' END`, code: "payment_over" },
    }),
    noticeEntry(db, { subject: id, kind: "parked", userId, at: createdAt }, isCredited),
  ];
}

function toPayment(intent: BareIntent, { hash, at, height }: Arrival) {
  const { userId, network, asset, decimals, amount, priceCents, sender } = intent;
  const { tier, months, ngmaAmount, deliveryAddress } = intent;
  const paidAt = at.getTime();
  return {
    ...{ userId, network, asset, decimals, amount, priceCents, hash, height, paidAt },
    rateMicroUsd: intent.rateMicroUsd,
    ...{ tier, months, ngmaAmount, deliveryAddress },
    sender: sender === "" ? null : sender,
    intentId: intent.id,
    method: methodOf(intent.token),
    symbol: symbolOf(network, intent.token),
    state: "credited" as const,
    ...(intent.token === "NGMA" && toSplit(BigInt(amount), paidAt)),
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
