import { DAY_MS, dateOf, HOUR_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import type { CalendarSource, EarningsDate } from "../../../providers/prices/prices.ts";
import type { Asset } from "../assets.ts";
import type { Purse } from "./purse.ts";

/** So far ahead the calendar is read, once in a UTC day. */
const AHEAD_DAYS = 45;
/** How long an announcement is kept after its day, or after another one replaced it. */
const KEEP_DAYS = 45;
/** One that could not be read is read again after it. */
const AGAIN_MS = HOUR_MS;
const FORMAT = 1;
const NAME = "earnings/live";

type Tools = Pick<Deps, "markets" | "now">;

/** A company's next results in the calendar since `seen` (ISO); `date` is null if the calendar dropped them. */
interface Announcement extends Omit<EarningsDate, "symbol" | "date"> {
  seen: string;
  date: string | null;
}

/** All that is kept of a company, oldest first, and whose calendar it is. */
export interface AssetCalendar {
  source: string;
  told: readonly Announcement[];
}

interface CalendarFile {
  format: number;
  /** the UTC day on which it was read last, and when that failed last (epoch ms) */
  readOn: string;
  failedAt: number;
  told: Record<string, Announcement[]>;
}

/** The calendar of real stocks; null on any other market, and without a store. */
function findSource({ markets: { stock, store } }: Pick<Tools, "markets">) {
  const { calendar, kind } = stock;
  return calendar && store && kind === "live" ? { calendar, store } : null;
}

async function openFile(store: R2Bucket): Promise<{ file: CalendarFile; etag?: string }> {
  const held = await store.get(NAME);
  const read = await held?.json<CalendarFile>().catch(() => null);
  const file = read?.format === FORMAT ? read : { format: FORMAT, readOn: "", failedAt: 0, told: {} };
  return { file, ...(held && { etag: held.etag }) };
}

/**
 * Reads the calendar of the days ahead once a day, all of it or nothing, if the call budget allows it, and stores when
 * each day was first announced. A failed reading changes nothing; of two at once the first is stored.
 */
export async function fillCalendar(deps: Tools, assets: readonly Asset[], purse: Purse): Promise<void> {
  const source = findSource(deps);
  if (!source) return;
  const { calendar, store } = source;
  const { file, etag } = await openFile(store);
  const now = deps.now();
  const today = dateOf(now);
  if (file.readOn === today || now.getTime() - file.failedAt < AGAIN_MS) return;
  const pieces = cutDays(now, calendar);
  if (!purse.take(calendar.name, pieces.length)) return;
  const read = await readPieces(calendar, pieces).catch(warn);
  const next = read
    ? { ...file, readOn: today, told: goOn(file.told, read, assets, now) }
    : { ...file, failedAt: now.getTime() };
  const onlyIf = etag === undefined ? { etagDoesNotMatch: "*" } : { etagMatches: etag };
  await store.put(NAME, JSON.stringify(next), { onlyIf });
}

const warn = (error: unknown) =>
  console.warn(JSON.stringify({ level: "warn", job: "earnings calendar", error: describeFailure(error) }));

interface Piece {
  from: string;
  to: string;
}

interface Read extends Piece {
  days: EarningsDate[];
}

function cutDays(now: Date, { daysAtOnce }: CalendarSource): Piece[] {
  const day = (ahead: number) => dateOf(now.getTime() + ahead * DAY_MS);
  const count = Math.ceil(AHEAD_DAYS / daysAtOnce);
  return Array.from({ length: count }, (_, i) => ({
    from: day(i * daysAtOnce),
    to: day((i + 1) * daysAtOnce - 1),
  }));
}

/** One after another, so that a source that is down is asked once. */
async function readPieces(calendar: CalendarSource, pieces: readonly Piece[]): Promise<Read[]> {
  const read: Read[] = [];
  for (const piece of pieces) read.push({ ...piece, days: await calendar.earnings(piece.from, piece.to) });
  return read;
}

/** What is kept with what was read now: what is new is added, and what it replaces stays for earlier days. Pure. */
function goOn(
  kept: CalendarFile["told"],
  read: readonly Read[],
  assets: readonly Asset[],
  now: Date,
): CalendarFile["told"] {
  const seen = now.toISOString();
  const ended = dateOf(now.getTime() - KEEP_DAYS * DAY_MS);
  const next = new Map<string, EarningsDate>();
  for (const one of read.flatMap(({ days }) => days))
    if (one.date < (next.get(one.symbol)?.date ?? "~")) next.set(one.symbol, one);
  /** Days without any entry may be missing from the reply, so their announcements are kept. */
  const isRead = (date: string) =>
    read.some(({ from, to, days }) => from <= date && date <= to && days.length > 0);
  const all = assets.flatMap(({ symbol, fund }): [string, Announcement[]][] => {
    const before = kept[symbol] ?? [];
    const last = before.at(-1);
    const isGone = last?.date && isRead(last.date);
    const { date, hour } = next.get(symbol) ?? (isGone ? { date: null, hour: null } : (last ?? NONE));
    const isNew = date !== (last?.date ?? null) || hour !== (last?.hour ?? null);
    const told = [...before, ...(isNew ? [{ seen, date, hour }] : [])].filter(
      (one, i, list) => (list[i + 1]?.seen ?? one.date ?? one.seen) >= ended,
    );
    return fund || told.length === 0 ? [] : [[symbol, told]];
  });
  return Object.fromEntries(all);
}

const NONE = { date: null, hour: null };

/** How long an isolate reuses one calendar: what is used for a close was seen before it. */
const REREAD_MS = 10 * MINUTE_MS;
const kept = new WeakMap<R2Bucket, { at: number; told: CalendarFile["told"] }>();

/** The calendar's entries of a stock; null if there are none. One read of the store in ten minutes, for all stocks. */
export async function readCalendar(
  deps: Tools,
  { type, symbol }: Pick<Asset, "type" | "symbol">,
): Promise<AssetCalendar | null> {
  const source = type === "stock" ? findSource(deps) : null;
  if (!source) return null;
  const { calendar, store } = source;
  const at = deps.now().getTime();
  let held = kept.get(store);
  if (!held || at < held.at || at >= held.at + REREAD_MS) {
    const opened = await openFile(store).catch(warn);
    held = { at, told: opened?.file.told ?? {} };
    if (opened) kept.set(store, held);
  }
  const told = held.told[symbol];
  return told ? { source: calendar.name, told } : null;
}
