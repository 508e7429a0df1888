import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import * as z from "zod";
import type { NetworkId } from "../../../../shared/networks.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { bookEntries, chainBooks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { BookMove } from "../../../providers/chains/chain.ts";
import { keepOpen } from "../reconcile/open/open-transactions.ts";
import { listHeld } from "./holdings.ts";
import { type Entry, type Judged, judgeEntries, type Move, placeOf, toEntries } from "./judge-entries.ts";
import { readDeeds, readRows } from "./read-records.ts";

/** So long what was found even is compared again: a row may be changed or lost later. */
const LOOKED_BACK_MS = 7 * DAY_MS;
const MAX_ENTRIES = 500;

type Tools = Pick<Deps, "db" | "config" | "now">;
type Row = typeof bookEntries.$inferSelect;

interface Reading {
  network: NetworkId;
  /** those after `since`; none: what is known is compared again */
  moves: readonly BookMove[];
  since: number;
  /** up to where the network was read */
  height: number;
  /** of the books themselves, for the same batch */
  writes?: BatchItem<"sqlite">[];
}

/**
 * Compares new moves, those of the last week and all gaps with what is on record by now, and writes what came of it. What is
 * below a dollar and of which nothing is on record is only in the sums.
 */
export async function judgeNetwork(
  deps: Tools,
  { network, moves, since, height, writes = [] }: Reading,
): Promise<void> {
  const held = listHeld(deps.config, network);
  const dollars = new Map(held.map(({ asset, dollar }) => [asset, dollar]));
  const openings = await readOpenings(deps, network);
  const kept = await readKept(deps, network);
  const entries = join(kept.map(toEntry), toEntries(moves), since);
  // Of those without a gap none is missing above the lowest that was read.
  const recent = kept.filter(({ gap }) => gap === null);
  const after = Math.min(height, ...[...recent, ...toEntries(moves)].map((entry) => entry.height)) - 1;
  const at = kept.map((row) => row.height);
  const rows = (await readRows(deps, network, { after, to: height, at })).filter(
    (row) => row.height > (openings.get(row.asset) ?? Number.MAX_SAFE_INTEGER),
  );
  const hashes = entries.flatMap((entry) => entry.moves.flatMap(({ hash }) => hash ?? []));
  const deeds = await readDeeds(deps, network, hashes);
  const judged = judgeEntries(entries, { rows, deeds }, (asset) => dollars.get(asset) ?? 1n);
  const known = new Map(kept.map((row) => [placeOf(row), row]));
  const changed = judged.filter((one) => isChanged(one, known.get(placeOf(one))));
  const symbols = new Map(held.map(({ asset, symbol }) => [asset, symbol]));
  const all = [...writes, ...changed.map((one) => write(deps, network, one, symbols.get(one.asset) ?? ""))];
  const unbooked = listUnbooked(changed);
  if (unbooked.length > 0) all.push(keepOpen(deps, network, unbooked));
  const [first, ...more] = all;
  if (first) await deps.db.batch([first, ...more]);
}

/**
 * What came and no row explains is read in full and settled by the next runs of cron, for its order, its wallet's account or
 * nobody: what a stranger sends is no alarm, for within the hour it has its row.
 */
const listUnbooked = (changed: readonly Judged[]) =>
  changed
    .filter(({ gap }) => gap !== null && gap > 0n)
    .flatMap(({ moves }) => moves.flatMap(({ hash, amount }) => (hash !== null && amount > 0n ? [hash] : [])))
    .slice(0, MAX_ENTRIES)
    .map((hash) => ({ origin: "open" as const, hash, intentId: null, isExact: false }));

/** Rows from before the books were opened are in the opening balance. */
async function readOpenings({ db }: Tools, network: NetworkId): Promise<Map<string, number>> {
  const { asset, openingHeight } = chainBooks;
  const rows = await db
    .select({ asset, openingHeight })
    .from(chainBooks)
    .where(eq(chainBooks.network, network));
  return new Map(rows.map((row) => [row.asset, row.openingHeight]));
}

const readKept = ({ db, now }: Tools, network: NetworkId): Promise<Row[]> =>
  db
    .select()
    .from(bookEntries)
    .where(
      and(
        eq(bookEntries.network, network),
        or(gt(bookEntries.readAt, now().getTime() - LOOKED_BACK_MS), sql`gap IS NOT NULL`),
      ),
    )
    .orderBy(desc(sql`gap IS NOT NULL`), desc(bookEntries.height))
    .limit(MAX_ENTRIES);

const movesSchema = z.array(
  z.object({
    hash: z.string().nullable(),
    amount: z.string().transform(BigInt),
    fee: z.string().transform(BigInt),
  }),
);
export const readMoves = (text: string): Move[] => movesSchema.parse(JSON.parse(text));
const writeMoves = (moves: readonly Move[]): string =>
  JSON.stringify(moves.map(({ hash, amount, fee }) => ({ hash, amount: String(amount), fee: String(fee) })));

const toEntry = ({ height, asset, moves }: Row): Entry => ({ height, asset, moves: readMoves(moves) });

/** What another run has read meanwhile is in both; up to `since` only a move without a name is added to what is kept. */
function join(kept: readonly Entry[], fresh: readonly Entry[], since: number): Entry[] {
  const places = new Map(kept.map((entry) => [placeOf(entry), entry]));
  for (const entry of fresh) {
    const known = entry.height > since ? undefined : places.get(placeOf(entry));
    places.set(placeOf(entry), { ...entry, moves: [...(known?.moves ?? []), ...entry.moves] });
  }
  return [...places.values()];
}

/** What is worth a row of its own: a gap, or what a row explains; and a row whose gap is another one now. */
function isChanged({ gap, rows, moves }: Judged, known: Row | undefined): boolean {
  if (known) return known.gap !== (gap === null ? null : String(gap)) || known.moves !== writeMoves(moves);
  return gap !== null || (rows.length > 0 && moves.length > 0);
}

function write(
  { db, now }: Tools,
  network: NetworkId,
  { height, asset, moves, gap }: Judged,
  symbol: string,
) {
  const at = now().getTime();
  const place = and(
    eq(bookEntries.network, network),
    eq(bookEntries.height, height),
    eq(bookEntries.asset, asset),
  );
  // The row disappeared and nothing moved: nothing is left to report.
  if (gap === null && moves.length === 0) return db.delete(bookEntries).where(place);
  const state = { gap: gap === null ? null : String(gap), gapSince: gap === null ? null : at };
  return db
    .insert(bookEntries)
    .values({
      ...{ id: `${network}-${height}-${symbol}`, network, height, asset },
      ...{ moves: writeMoves(moves), readAt: at, ...state },
    })
    .onConflictDoUpdate({
      target: [bookEntries.network, bookEntries.height, bookEntries.asset],
      set: {
        moves: writeMoves(moves),
        gap: state.gap,
        gapSince: state.gap === null ? null : sql`coalesce(gap_since, ${at})`,
      },
    });
}

/** Networks with gaps that a row may explain by now. */
export async function listGapNetworks({ db }: Pick<Deps, "db">, networks: NetworkId[]): Promise<NetworkId[]> {
  const rows = await db
    .selectDistinct({ network: bookEntries.network })
    .from(bookEntries)
    .where(and(inArray(bookEntries.network, networks), sql`gap IS NOT NULL`));
  return rows.map(({ network }) => network);
}
