import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Chain } from "../../../../shared/record-head.ts";
import { entryOf } from "../../../../shared/record-log/hash-row.ts";
import { findRoot, openLeaves } from "../../../../shared/record-log/merkle.ts";
import { recordRows } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { openChain } from "../move-record.ts";
import { readCheckpoint } from "./publish-checkpoint.ts";
import { readLeaves, readNodes, TILE } from "./tree.ts";

/** What a tile holds never changes. */
export const TILE_MAX_AGE_S = 365 * 24 * 3_600;

/** A tile's place: its level or `entries`, its number, and how many hashes it holds. */
export interface TilePlace {
  level: number | "entries";
  n: number;
  width: number;
}

/** Reads a place of C2SP tlog-tiles: `0/x001/067`, `entries/000.p/42`; null for another. */
export function readTilePlace(path: string): TilePlace | null {
  const found = /^(entries|[012])\/((?:x\d{3}\/){0,3}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path);
  if (!found) return null;
  const [, level, digits, part] = found;
  const width = part === undefined ? TILE : Number(part);
  if (width > TILE || (part !== undefined && width === TILE)) return null;
  return {
    level: level === "entries" ? "entries" : Number(level),
    n: Number(digits?.replace(/[x/]/g, "")),
    width,
  };
}

type Tools = Pick<Deps, "db" | "record" | "markets">;

/**
 * The bytes of a tile of hashes or of entries: a whole one from the bucket of bars where there is one, into which its first reader
 * puts it, else from the rows. Throws `not_found` where no checkpoint reaches so far.
 */
export async function readTile(
  tools: Tools,
  chain: Chain,
  place: TilePlace,
): Promise<Uint8Array<ArrayBuffer>> {
  const { level, n, width } = place;
  const last = await readCheckpoint(tools, chain);
  const under = TILE ** (level === "entries" ? 0 : level);
  if (!last || (n * TILE + width) * under > last.size) throw new AppError("not_found");
  const store = width === TILE ? tools.markets.store : null;
  const key = `record/tiles/${chain}/${level}/${n}`;
  const kept = await store?.get(key);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const bytes = await makeTile(tools, chain, place);
  await store?.put(key, bytes);
  return bytes;
}

async function makeTile(
  tools: Tools,
  chain: Chain,
  { level, n, width }: TilePlace,
): Promise<Uint8Array<ArrayBuffer>> {
  const deps = await openChain(tools, chain);
  const [from, to] = [n * TILE, n * TILE + width];
  if (level === 0) return join(await readLeaves(deps, chain, from, to));
  if (level === "entries") return readEntries(deps, chain, from, to);
  const nodes = await readNodes(deps, chain);
  if (level === 1) return join(nodes.slice(from, to));
  const find = openLeaves(nodes);
  return join(
    await Promise.all(
      Array.from({ length: width }, (_, i) => findRoot(find, (from + i) * TILE, (from + i + 1) * TILE)),
    ),
  );
}

/** Each entry after its length in two bytes. */
async function readEntries({ record }: Pick<Deps, "record">, chain: Chain, from: number, to: number) {
  const rows = await record
    .select({ hash: recordRows.hash })
    .from(recordRows)
    .where(and(eq(recordRows.chain, chain), gt(recordRows.seq, from), lte(recordRows.seq, to)))
    .orderBy(asc(recordRows.seq));
  return join(rows.flatMap(({ hash }) => [Uint8Array.of(0, 32), entryOf(hash)]));
}

const join = (parts: Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
