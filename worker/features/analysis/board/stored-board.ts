import type { BoardRow } from "../../../../shared/board.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import type { Deps } from "../../../deps.ts";
import { marketKey } from "../../markets/cache/market-key.ts";
import type { LastClose } from "../../markets/store/live-list.ts";
import type { Spent } from "../../markets/store/purse.ts";

/** How far an asset has come: the ledger of the job that fills the store, and the row that is read of it. */
export interface Entry {
  /** when it was its turn last, epoch ms */
  askedAt: number;
  /** why that brought nothing, in words of ours; null where it did */
  failed: string | null;
  /** its last kept close; null before there is one */
  last: LastClose | null;
  row: BoardRow | null;
}

/** All assets of a type after their last closes. */
export interface StoredBoard {
  format: typeof FORMAT;
  spent: Spent | null;
  entries: Record<string, Entry>;
}

const FORMAT = 1;
type Tools = Pick<Deps, "markets">;

const nameOf = ({ markets }: Tools, type: AssetType) => `board/${marketKey(markets, type)}/${type}`;

const isBoard = (read: unknown): read is StoredBoard =>
  typeof read === "object" &&
  read !== null &&
  (read as StoredBoard).format === FORMAT &&
  typeof (read as StoredBoard).entries === "object";

/** The board with the mark of its version; an empty one where there is none, or a broken one: it is made of the bars again. */
export async function openBoard(
  deps: Tools,
  type: AssetType,
): Promise<{ board: StoredBoard; etag?: string }> {
  const file = await deps.markets.store?.get(nameOf(deps, type));
  const read: unknown = file ? await file.json().catch(() => null) : null;
  const board: StoredBoard = isBoard(read) ? read : { format: FORMAT, spent: null, entries: {} };
  return { board, ...(file && { etag: file.etag }) };
}

/** Writes it unless another run did meanwhile; returns whether it is written. */
export async function writeBoard(
  deps: Tools,
  type: AssetType,
  board: StoredBoard,
  etag: string | undefined,
): Promise<boolean> {
  const onlyIf = etag === undefined ? { etagDoesNotMatch: "*" } : { etagMatches: etag };
  return Boolean(await deps.markets.store?.put(nameOf(deps, type), JSON.stringify(board), { onlyIf }));
}

/** What rows lack that were written before it was a part of them. */
const NOT_KEPT_ONCE = { closes: [], noRange: null };
/** For so long an isolate reads the same board. */
const KEEP_MS = 60_000;
const kept = new WeakMap<R2Bucket, BoundedMap<string, { at: number; rows: BoardRow[] }>>();

/** The rows of a type, of the close that each had last; none where no store is bound. One read of the store a minute. */
export async function readRows(deps: Pick<Deps, "markets" | "now">, type: AssetType): Promise<BoardRow[]> {
  const { store } = deps.markets;
  if (!store) return [];
  const known = kept.get(store) ?? new BoundedMap(4);
  kept.set(store, known);
  const name = nameOf(deps, type);
  const at = deps.now().getTime();
  const held = known.get(name);
  if (held && at >= held.at && at < held.at + KEEP_MS) return held.rows;
  const { board } = await openBoard(deps, type);
  const rows = Object.values(board.entries).flatMap(({ row }) => (row ? { ...NOT_KEPT_ONCE, ...row } : []));
  known.set(name, { at, rows });
  return rows;
}
