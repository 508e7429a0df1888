import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { AssetType } from "../../../../shared/markets.ts";
import { type BoardRecordRow, boardRowSchema, type RecordRow } from "../../../../shared/record.ts";
import type { Chain } from "../../../../shared/record-head.ts";
import { DAY_MS, dateOf, HOUR_MS } from "../../../../shared/time.ts";
import { recordDue, recordRows } from "../../../db/record-schema.ts";
import type { Deps } from "../../../deps.ts";
import { openBoard, type StoredBoard } from "../../analysis/board/stored-board.ts";
import { HORIZONS } from "../../analysis/forecast/teaching.ts";
import { ASSETS } from "../../markets/assets.ts";
import { closeOf } from "../../markets/store/closed-day.ts";
import { appendRows } from "../append-rows.ts";
import { findClosedDay } from "../find-closed-day.ts";
import type { Draft } from "../make-rows.ts";
import { type BoardFile, boardFileSchema, hashFile, makeFile, packFile, scoreFiles } from "./board-file.ts";

type Tools = Pick<Deps, "record" | "cache" | "markets">;

/** So long after a close the board may still be on its way there; then what is there is written. */
const LONGEST_WAIT_MS = 5 * HOUR_MS;
/** The last close up to a horizon's end may lie this many days before it: a weekend and a holiday. */
const MOST_BEFORE_DAYS: Record<AssetType, number> = { crypto: 0, stock: 4 };
const NAMES: Record<AssetType, string> = { crypto: "B.COINS", stock: "B.STOCKS" };
const keyOf = (hash: string) => `record/boards/${hash}`;

/**
 * Writes the hash of what a type's board published at a close, once that close is on it, and an earlier board's outcome by the
 * closes of a later one. The file is kept before its row: a run that died between leaves a file that nothing names. Reads the board and two
 * files; no source is asked. Returns whether rows were written.
 */
export async function recordBoard(deps: Tools, type: AssetType): Promise<boolean> {
  const { markets } = deps;
  const date = findClosedDay(type, markets.now());
  if (!markets.store || !date) return false;
  const chain = markets[type].kind;
  const begun = await begin(deps, type, chain, date);
  if (begun.length > 0 && !(await appendRows(deps, chain, begun))) return false;
  const ended = await end(deps, type, chain, date);
  return (await appendRows(deps, chain, ended)) && begun.length + ended.length > 0;
}

async function begin(deps: Tools, type: AssetType, chain: Chain, date: string): Promise<Draft<RecordRow>[]> {
  if ((await readBoards(deps, { chain, asset: NAMES[type], from: date, to: date })).length > 0) return [];
  const { board } = await openBoard(deps, type);
  if (!isThere(board, type, date, deps.markets.now())) return [];
  const file = makeFile(board, { type, date });
  if (file.assets.length === 0) return [];
  const { hash, text } = await packFile(file);
  await deps.markets.store?.put(keyOf(hash), text);
  return HORIZONS.map((horizonDays) => ({
    ...{ kind: "board", asset: NAMES[type], type, horizonDays, date },
    until: dateOf(Date.parse(date) + horizonDays * DAY_MS),
    ...{ file: hash, assets: file.assets.length },
  }));
}

/** Every asset had its turn after the close, or the wait is over. */
function isThere({ entries }: StoredBoard, type: AssetType, date: string, now: Date): boolean {
  const closed = closeOf(type, date).getTime();
  if (now.getTime() - closed >= LONGEST_WAIT_MS) return true;
  return ASSETS.every(({ symbol, type: own }) => {
    const { last = null, failed = null, askedAt = 0 } = entries[symbol] ?? {};
    return own !== type || last?.date === date || (failed !== null && askedAt >= closed);
  });
}

/** Outcomes of the rows whose horizon a board has reached, or has passed. */
async function end(deps: Tools, type: AssetType, chain: Chain, date: string): Promise<Draft<RecordRow>[]> {
  const asset = NAMES[type];
  const due = await deps.record
    .select({ body: recordRows.body })
    .from(recordDue)
    .innerJoin(recordRows, and(eq(recordRows.chain, recordDue.chain), eq(recordRows.seq, recordDue.seq)))
    .where(and(eq(recordDue.chain, chain), eq(recordDue.asset, asset), lte(recordDue.until, date)));
  const drafts: Draft<RecordRow>[] = [];
  for (const row of due.map(({ body }) => boardRowSchema.parse(JSON.parse(body)))) {
    const from = dateOf(Date.parse(row.until) - MOST_BEFORE_DAYS[type] * DAY_MS);
    const last = (await readBoards(deps, { chain, asset, from, to: row.until })).at(-1);
    const isOpen = date === row.until && last?.date !== row.until;
    if (isOpen) continue;
    drafts.push(await judge(deps, row, last && last.date > row.date ? last : undefined));
  }
  return drafts;
}

async function judge(
  deps: Tools,
  row: BoardRecordRow,
  later: BoardRecordRow | undefined,
): Promise<Draft<RecordRow>> {
  const { asset, type, horizonDays, date, until, seq: of } = row;
  const base = { kind: "board-outcome" as const, asset, type, horizonDays, date, until, of };
  const none = (reason: string) => ({ ...base, result: "none" as const, reason });
  if (!later) return none("no board of the horizon's end");
  const [own, end] = await Promise.all([readFile(deps, row.file), readFile(deps, later.file)]);
  if (!own || !end) return none("a board's file is not there any more");
  return { ...base, result: "scored", file: later.file, ...scoreFiles(row, own, end) };
}

/** A board's rows of some days, the oldest first: one a day, as both horizons name the same file. */
async function readBoards(
  { record }: Tools,
  { chain, asset, from, to }: { chain: Chain; asset: string; from: string; to: string },
): Promise<BoardRecordRow[]> {
  const rows = await record
    .select({ body: recordRows.body })
    .from(recordRows)
    .where(
      and(
        ...[eq(recordRows.chain, chain), gte(recordRows.date, from), lte(recordRows.date, to)],
        ...[
          eq(recordRows.asset, asset),
          eq(recordRows.kind, "board"),
          eq(recordRows.horizonDays, HORIZONS[0]),
        ],
      ),
    )
    .orderBy(asc(recordRows.date));
  return rows.map(({ body }) => boardRowSchema.parse(JSON.parse(body)));
}

/** The text of a board's file; null where there is none of that hash. */
export async function readFileText({ markets }: Pick<Deps, "markets">, hash: string): Promise<string | null> {
  const text = await (await markets.store?.get(keyOf(hash)))?.text();
  return text !== undefined && (await hashFile(text)) === hash ? text : null;
}

async function readFile(deps: Tools, hash: string): Promise<BoardFile | null> {
  const text = await readFileText(deps, hash);
  return text === null ? null : boardFileSchema.parse(JSON.parse(text));
}
