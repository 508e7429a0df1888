import { and, eq } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { chainBooks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { BookMove, Books, Chain } from "../../../providers/chains/chain.ts";
import { parkHidden } from "../settle/park-unseen.ts";
import { type AssetBooks, addMoves, findUntold } from "./add-up.ts";
import { listHeld, toHoldings } from "./holdings.ts";
import { judgeNetwork } from "./judge-network.ts";
import { readKnownCoins } from "./read-records.ts";

/** A node's balance may be a moment ahead of its history, so a mismatch is read again before it counts. */
const MAX_RETRIES = 2;

type Tools = Pick<Deps, "db" | "config" | "now">;
type Row = typeof chainBooks.$inferSelect;
type Held = ReturnType<typeof listHeld>[number];

/**
 * Reads what moved on a network since the last reading, and compares it with what is on record. The first reading of an
 * asset, or of another owner's, opens its books with what it holds then. All of a reading is written by one batch, and only
 * where no other one came first. Throws `ProviderError`.
 */
export async function keepBooks(deps: Tools, chain: Chain): Promise<void> {
  const { network } = chain;
  const held = listHeld(deps.config, network);
  const rows = await deps.db.select().from(chainBooks).where(eq(chainBooks.network, network));
  const known = rows.filter((row) => held.some((one) => isSame(row, one)));
  const since = known.length > 0 ? Math.min(...known.map(({ height }) => height)) : null;
  const native = held.find(({ asset }) => asset === "native");
  const read = await chain.readBooks({
    ...{ holdings: toHoldings(held), since, small: native?.dollar ?? 0n },
    known: since === null ? [] : await readKnownCoins(deps, network, since),
  });
  const untold = known.flatMap((row) => findUntold(toAssetBooks(row), row.asset, read));
  const isOdd = untold.some(({ asset, amount }) => isWorth(held, asset, amount));
  if (isOdd && known.every(({ retries }) => retries < MAX_RETRIES)) return noteRetry(deps, network, since);
  const moves = [...read.moves, ...untold].filter(({ asset }) => known.some((row) => row.asset === asset));
  if (since !== null) await parkNameless(deps, chain, read);
  const writes = held.map((one) => {
    const row = known.find((own) => own.asset === one.asset);
    return row ? goOn(deps, row, { read, moves, since }) : openBooks(deps, network, one, read);
  });
  await judgeNetwork(deps, {
    network,
    moves,
    ...{ since: since ?? read.height, height: read.height },
    writes: writes.flatMap((write) => write ?? []),
  });
}

/** Blocks asked about in one reading. */
const MAX_ASKED = 50;

/** Coins that a contract brought and no transaction shows are parked as their block's gain, as a scan would have. */
async function parkNameless(deps: Tools, chain: Chain, { moves }: Books): Promise<void> {
  const { network } = chain;
  const receiver = deps.config.chains[network]?.receiver;
  const came = moves.filter(({ hash, asset, amount }) => hash === null && asset === "native" && amount > 0n);
  for (const { height } of came.slice(0, MAX_ASKED)) {
    const gain = receiver && (await chain.findBlockGain?.(receiver, height));
    if (gain) await parkHidden(deps, network, gain);
  }
}

const ownersOf = ({ owners }: Held) => owners.join(" ");
const isSame = (row: Row, one: Held) => row.asset === one.asset && row.owners === ownersOf(one);

const isWorth = (held: readonly Held[], asset: string, amount: bigint): boolean =>
  (amount < 0n ? -amount : amount) >= (held.find((one) => one.asset === asset)?.dollar ?? 1n);

const toAssetBooks = ({ openingBalance, incoming, outgoing, fees }: Row): AssetBooks => ({
  openingBalance: BigInt(openingBalance),
  incoming: BigInt(incoming),
  outgoing: BigInt(outgoing),
  fees: BigInt(fees),
});

async function noteRetry({ db }: Tools, network: NetworkId, since: number | null): Promise<void> {
  const isAsRead = and(eq(chainBooks.network, network), eq(chainBooks.height, since ?? 0));
  const [row] = await db.select({ retries: chainBooks.retries }).from(chainBooks).where(isAsRead);
  await db
    .update(chainBooks)
    .set({ isBehind: true, retries: (row?.retries ?? 0) + 1 })
    .where(isAsRead);
}

/** The books of an asset after a reading. */
function goOn(
  { db, now }: Tools,
  row: Row,
  { read, moves, since }: { read: Books; moves: BookMove[]; since: number | null },
) {
  const own = moves.filter(({ asset }) => asset === row.asset);
  const { incoming, outgoing, fees } = addMoves(toAssetBooks(row), own);
  const balance = read.balances?.get(row.asset);
  return db
    .update(chainBooks)
    .set({
      ...{ incoming: String(incoming), outgoing: String(outgoing), fees: String(fees) },
      ...{ height: read.height, retries: 0, isComplete: read.complete, isBehind: balance === undefined },
      ...(balance !== undefined && { balance: String(balance), balancedAt: now().getTime() }),
    })
    .where(
      and(
        eq(chainBooks.network, row.network),
        eq(chainBooks.asset, row.asset),
        eq(chainBooks.height, since ?? row.height),
      ),
    );
}

/** Opens the books of an asset with what it holds; null if this reading has no balance. */
function openBooks({ db, now }: Tools, network: NetworkId, one: Held, { height, balances }: Books) {
  const balance = balances?.get(one.asset);
  if (balance === undefined) return null;
  const at = now().getTime();
  const opening = {
    ...{ owners: ownersOf(one), openedAt: at, openingHeight: height, openingBalance: String(balance) },
    ...{ height, incoming: "0", outgoing: "0", fees: "0", balance: String(balance), balancedAt: at },
    ...{ isBehind: false, retries: 0, isComplete: true },
  };
  return db
    .insert(chainBooks)
    .values({ network, asset: one.asset, ...opening })
    .onConflictDoUpdate({ target: [chainBooks.network, chainBooks.asset], set: opening });
}
