import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { NetworkId } from "../../../../../shared/networks.ts";
import { payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { TransactionFacts, UnseenGain } from "../../../../providers/chains/chain.ts";
import { findPayment, type PaymentRow } from "./find-payment.ts";

type Tools = Pick<Deps, "db" | "config">;

/** What a transaction's coins came by that only a trace shows, and where they came in. */
export type HiddenCoins = Pick<TransactionFacts, "hidden" | "height">;

const isOf = (network: NetworkId, hash: string) =>
  and(eq(payments.network, network), eq(payments.hash, hash));

/** The name of a block's gain that no transaction explains. */
export const blockHash = (height: number, receiver: string): string => `block:${height}:${receiver}:native`;

/** The coins of these facts that a node without traces shows as a gain of their block; null where there are none. */
function readHidden({ config }: Tools, network: NetworkId, { hidden = [], height }: HiddenCoins) {
  const receiver = config.chains[network]?.receiver;
  const amount = hidden.filter(({ owner }) => owner === receiver).reduce((sum, one) => sum + one.amount, 0n);
  if (receiver === undefined || height === null || amount === 0n) return null;
  return { hash: blockHash(height, receiver), amount };
}

const isOpen = ({ state, userId }: PaymentRow) => state === "parked" && userId === null;

/**
 * What is on record about a transaction: its own row, or that of its block's gain when an admin has decided on that: the
 * same coins are never booked again.
 */
export async function findBooked(
  deps: Tools,
  network: NetworkId,
  facts: HiddenCoins & { hash: string },
): Promise<PaymentRow | null> {
  const own = await findPayment(deps, network, facts.hash);
  const coins = own ? null : readHidden(deps, network, facts);
  const gain = coins && (await findPayment(deps, network, coins.hash));
  return gain && !isOpen(gain) ? gain : own;
}

/**
 * Statements for the batch that writes the payment `id` of a transaction: what its contract brought leaves the row of the
 * block's gain, which goes when nothing is left. The batch fails, and is to be repeated, when that row is not as it was read.
 */
export async function takeFromBlock(
  deps: Tools,
  network: NetworkId,
  facts: HiddenCoins,
  id: string,
): Promise<BatchItem<"sqlite">[]> {
  const coins = readHidden(deps, network, facts);
  if (!coins) return [];
  const row = await findPayment(deps, network, coins.hash);
  const left = BigInt(row?.amount ?? 0) - coins.amount;
  const isIts = and(
    isOf(network, coins.hash),
    sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, id)})`,
  );
  const isAsRead = sql`state = 'parked' AND user_id IS NULL AND amount = ${row?.amount ?? null}`;
  return [
    deps.db
      .update(payments)
      .set({
        method: sql`CASE WHEN ${isAsRead} THEN method END`,
        amount: String(left > 0n ? left : 0n),
      })
      .where(isIts),
    deps.db.delete(payments).where(and(isIts, eq(payments.amount, "0"))),
  ];
}

/** What rows of a block's transactions explain of a gain that its own transactions do not show, and how many they are. */
export async function readExplained(
  { db }: Pick<Tools, "db">,
  network: NetworkId,
  { height, shown }: Pick<UnseenGain, "height" | "shown">,
): Promise<{ amount: bigint; rows: number }> {
  const rows = await db
    .select({ hash: payments.hash, amount: payments.amount })
    .from(payments)
    .where(isOfBlock(network, height));
  const hidden = rows.filter(({ hash }) => !shown.some((one) => hash.startsWith(one)));
  return { amount: hidden.reduce((sum, { amount }) => sum + BigInt(amount), 0n), rows: rows.length };
}

/** SQL: rows of coins that a block's transactions brought. */
const isOfBlock = (network: NetworkId, height: number) =>
  and(
    and(eq(payments.network, network), eq(payments.height, height), sql`height IS NOT NULL`),
    sql`${payments.asset} = 'native' AND ${payments.hash} NOT LIKE 'block:%'`,
  );

/** SQL: a block has as many such rows as were read. */
export const hasRows = (network: NetworkId, height: number, rows: number) =>
  sql`(SELECT count(*) FROM ${payments} WHERE ${isOfBlock(network, height)}) = ${rows}`;
