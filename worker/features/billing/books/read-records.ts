import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { distributions, payments, strayTransfers } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { transactionOf } from "../settle/record/transaction-of.ts";
import type { Records } from "./judge-entries.ts";

/** Known coins of one reading: more than its search takes. */
const MAX_KNOWN = 500;

type Tools = Pick<Deps, "db" | "config">;
type Rows = Records["rows"];

const COLUMNS = {
  ...{ height: payments.height, asset: payments.asset, hash: payments.hash, amount: payments.amount },
  ...{ locked: payments.locked, liquidity: payments.liquidity },
};

/** SQL: payments that came on a network, whatever became of them since; not what its chain does not know any more. */
const isOf = (network: NetworkId) =>
  and(
    and(eq(payments.network, network), sql`height IS NOT NULL`),
    or(isNull(payments.reversedAt), isNull(payments.missingSince)),
  );

/** Of NGMA what was burned never came to us. */
const toRow = (row: { [name in keyof typeof COLUMNS]: string | number | null }): Rows[number] => ({
  ...{ height: Number(row.height), asset: String(row.asset), hash: String(row.hash) },
  amount: row.locked === null ? BigInt(row.amount ?? 0) : BigInt(row.locked) + BigInt(row.liquidity ?? 0),
});

/** What is on record as received after one height up to another, and at these heights. */
export async function readRows(
  { db }: Pick<Tools, "db">,
  network: NetworkId,
  { after, to, at }: { after: number; to: number; at: number[] },
): Promise<Rows> {
  const { height } = payments;
  const isThere = sql`${height} IN (SELECT value FROM json_each(${JSON.stringify(at)}))`;
  const rows = await db
    .select(COLUMNS)
    .from(payments)
    .where(and(isOf(network), or(and(gt(height, after), lte(height, to)), isThere)));
  return rows.map(toRow);
}

/** Coins on record as received after a height, for who searches for others. */
export async function readKnownCoins({ db }: Tools, network: NetworkId, after: number): Promise<Rows> {
  const isCoin = and(eq(payments.asset, "native"), gt(payments.height, after));
  const found = db
    .select(COLUMNS)
    .from(payments)
    .where(and(isOf(network), isCoin));
  return (await found.orderBy(payments.height).limit(MAX_KNOWN)).map(toRow);
}

/** What is on record of these transactions that is no payment to us: refunds, NGMA handed out, and what was only counted. */
export async function readDeeds(
  { db, config }: Tools,
  network: NetworkId,
  hashes: readonly string[],
): Promise<Records["deeds"]> {
  // As JSON: it is one bound value, however many there are.
  const isOne = (column: SQL | typeof payments.hash) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`;
  const [refunds, strays, handOuts] = await db.batch([
    db
      .select({ hash: payments.refundHash, asset: payments.asset, amount: payments.amount })
      .from(payments)
      .where(and(eq(payments.network, network), sql`refund_hash IS NOT NULL`, isOne(sql`refund_hash`))),
    db
      .select({
        ...{ hash: sql<string>`${strayTransfers.hash}`, asset: sql<string>`${strayTransfers.asset}` },
        amount: sql<string>`${strayTransfers.amount}`,
      })
      .from(sql`json_each(${JSON.stringify(hashes)}) AS one CROSS JOIN ${strayTransfers}`)
      // In this order: each transaction is looked up along the key, with the shares of its wallets.
      .where(
        and(
          eq(strayTransfers.network, network),
          sql`${strayTransfers.hash} >= one.value AND ${strayTransfers.hash} < one.value || '$'`,
        ),
      ),
    db
      .select({ hash: distributions.txHash, ngma: payments.ngmaAmount })
      .from(distributions)
      .innerJoin(payments, eq(payments.id, distributions.paymentId))
      .where(isOne(sql`${distributions.txHash}`)),
  ]);
  const mint = network === "solana" ? config.ngma : undefined;
  return [
    ...refunds.map(({ hash, asset, amount }) => ({
      hash: hash ?? "",
      asset: asset ?? "",
      amount: -BigInt(amount),
    })),
    ...strays.map(({ hash, asset, amount }) => ({
      hash: transactionOf(hash),
      asset,
      amount: BigInt(amount),
    })),
    ...(mint ? handOuts : []).map(({ hash, ngma }) => ({
      ...{ hash: hash ?? "", asset: mint?.mint ?? "" },
      amount: -BigInt(ngma ?? 0) * 10n ** BigInt(mint?.decimals ?? 0),
    })),
  ];
}
