import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Chain } from "../../../../shared/record-head.ts";
import { entryOf } from "../../../../shared/record-log/hash-row.ts";
import {
  type FindNode,
  findRoot,
  type Hash,
  hashLeaf,
  hashNode,
  openLeaves,
} from "../../../../shared/record-log/merkle.ts";
import { fromBase64, toBase64 } from "../../../../shared/record-log/signed-note.ts";
import { recordNodes, recordRows } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";

/** Rows under one kept node, and what power of two that is: a tile of C2SP tlog-tiles. */
export const TILE = 256;
const TILE_LEVEL = 8;
const NODES_A_STATEMENT = 30;

type Tools = Pick<Deps, "record">;

/** The leaf hashes of rows `from` + 1 to `to`, of at most one tile. */
export async function readLeaves({ record }: Tools, chain: Chain, from: number, to: number): Promise<Hash[]> {
  const rows = await record
    .select({ hash: recordRows.hash })
    .from(recordRows)
    .where(and(eq(recordRows.chain, chain), gt(recordRows.seq, from), lte(recordRows.seq, to)))
    .orderBy(asc(recordRows.seq));
  if (rows.length !== to - from) throw new Error(`the ${chain} record lacks rows between ${from} and ${to}`);
  return Promise.all(rows.map(({ hash }) => hashLeaf(entryOf(hash))));
}

/** The hashes kept over each 256 rows, as far as they reach. */
export async function readNodes({ record }: Tools, chain: Chain): Promise<Hash[]> {
  const nodes = await record
    .select({ hash: recordNodes.hash })
    .from(recordNodes)
    .where(eq(recordNodes.chain, chain))
    .orderBy(asc(recordNodes.n));
  return nodes.map(({ hash }) => fromBase64(hash));
}

/** The tree of a chain: nodes of 256 rows as they are kept, those below from the rows of their tile, each read once. */
export async function openTree(deps: Tools, chain: Chain): Promise<FindNode> {
  const nodes = await readNodes(deps, chain);
  const tiles = new Map<number, Promise<Hash[]>>();
  const leavesOf = (tile: number, need: number) => {
    const known = tiles.get(tile) ?? readTile(deps, chain, tile);
    tiles.set(tile, known);
    return known.then((leaves) => {
      if (leaves.length < need) throw new Error(`the ${chain} record has no row ${tile * TILE + need}`);
      return leaves;
    });
  };
  const find: FindNode = async (level, index) => {
    const kept = level === TILE_LEVEL ? nodes[index] : undefined;
    if (kept) return kept;
    const tile = Math.floor((index * 2 ** level) / TILE);
    const at = index * 2 ** level - tile * TILE;
    if (level === 0) return (await leavesOf(tile, at + 1))[at] as Hash;
    return hashNode(await find(level - 1, 2 * index), await find(level - 1, 2 * index + 1));
  };
  return find;
}

async function readTile({ record }: Tools, chain: Chain, tile: number): Promise<Hash[]> {
  const rows = await record
    .select({ hash: recordRows.hash })
    .from(recordRows)
    .where(
      and(
        eq(recordRows.chain, chain),
        gt(recordRows.seq, tile * TILE),
        lte(recordRows.seq, (tile + 1) * TILE),
      ),
    )
    .orderBy(asc(recordRows.seq));
  return Promise.all(rows.map(({ hash }) => hashLeaf(entryOf(hash))));
}

/** Keeps the hash over each 256 rows that are whole and not kept yet; safe to repeat. */
export async function keepNodes(deps: Tools, chain: Chain, rows: number): Promise<void> {
  const { length: kept } = await readNodes(deps, chain);
  for (let n = kept; (n + 1) * TILE <= rows; n += NODES_A_STATEMENT) {
    const last = Math.min(n + NODES_A_STATEMENT, Math.floor(rows / TILE));
    const values: { chain: Chain; n: number; hash: string }[] = [];
    for (let one = n; one < last; one++) {
      const leaves = await readLeaves(deps, chain, one * TILE, (one + 1) * TILE);
      values.push({ chain, n: one, hash: toBase64(await findRoot(openLeaves(leaves), 0, TILE)) });
    }
    await deps.record.insert(recordNodes).values(values).onConflictDoNothing();
  }
}
