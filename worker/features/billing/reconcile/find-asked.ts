import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { NGMA_SPLIT_BPS } from "../../../../shared/ngma.ts";
import { amountSlots, paymentIntents } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { FoundTransfer } from "../../../providers/chains/chain.ts";

const BASIS_POINTS = 10_000n;
/** Transfers of one statement, as one bound value. */
const ROWS_A_QUERY = 500;
/** D1 binds 100 values a statement. */
const SENDERS_A_QUERY = 90;

/** Who was asked for what was found: the intent of each exact amount, and the wallets that an unpaid intent announced. */
export interface Asked {
  /** by `amountKey` */
  intents: ReadonlyMap<string, string>;
  senders: ReadonlySet<string>;
}

export const amountKey = ({ asset, amount }: Pick<FoundTransfer, "asset" | "amount">): string =>
  `${asset} ${amount}`;

/** Looks up what found transfers are exactly asked for, along the key of amounts, and who announced their wallets. */
export async function findAsked(
  deps: Pick<Deps, "db" | "config">,
  network: NetworkId,
  transfers: readonly FoundTransfer[],
): Promise<Asked> {
  const intents = new Map<string, string>();
  const senders = new Set<string>();
  for (let i = 0; i < transfers.length; i += ROWS_A_QUERY)
    for (const [key, id] of await findIntents(deps, network, transfers.slice(i, i + ROWS_A_QUERY)))
      intents.set(key, id);
  const payers = [...new Set(transfers.flatMap(({ sender }) => (sender ? [sender] : [])))];
  for (let i = 0; i < payers.length; i += SENDERS_A_QUERY)
    for (const one of await findAnnounced(deps, network, payers.slice(i, i + SENDERS_A_QUERY)))
      senders.add(one);
  return { intents, senders };
}

/** Of NGMA the treasury gets a part of what was asked for. */
async function findIntents(
  { db, config }: Pick<Deps, "db" | "config">,
  network: NetworkId,
  transfers: readonly FoundTransfer[],
): Promise<[key: string, id: string][]> {
  const wholes = transfers.map((one) => {
    const isNgma = one.asset === config.ngma?.mint;
    const whole = isNgma ? (one.amount * BASIS_POINTS) / BigInt(NGMA_SPLIT_BPS.treasury) : one.amount;
    return [one.asset, String(whole), amountKey(one)];
  });
  // In this order: each transfer is looked up by the whole key, whatever SQLite thinks of the other way round.
  const rows = await db.all<{ key: string; id: string }>(sql`
    SELECT one.value ->> 2 AS key, ${amountSlots.intentId} AS id FROM json_each(${JSON.stringify(wholes)}) AS one
    CROSS JOIN ${amountSlots} ON ${amountSlots.network} = ${network} AND ${amountSlots.asset} = one.value ->> 0
      AND ${amountSlots.amount} = one.value ->> 1`);
  return rows.map(({ key, id }) => [key, id]);
}

async function findAnnounced(
  { db }: Pick<Deps, "db">,
  network: NetworkId,
  payers: string[],
): Promise<string[]> {
  const { sender, state } = paymentIntents;
  const rows = await db
    .selectDistinct({ sender })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.network, network), inArray(sender, payers), ne(state, "paid")));
  return rows.map((row) => row.sender);
}
