import type { AssetType } from "../../../../shared/markets.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import { ProviderError } from "../../../providers/fetch-json.ts";
import { ASSETS, type Asset } from "../../markets/assets.ts";
import { PERIOD_MS } from "../../markets/cache/price-list.ts";
import { lastClosedDay } from "../../markets/store/closed-day.ts";
import { fillCalendar } from "../../markets/store/earnings-calendar.ts";
import { sweepLive } from "../../markets/store/live-list.ts";
import { openPurse, type Purse } from "../../markets/store/purse.ts";
import { makeRow, type Slice } from "./make-row.ts";
import { type Entry, openBoard, type StoredBoard, writeBoard } from "./stored-board.ts";

/** Assets a run, so that a run's requests and CPU do not grow with the catalogue. */
const SLICE = 60;
/** One that could not be had is asked for again after the others, and not before. */
const AGAIN_MS = 60 * MINUTE_MS;
/** No asset is begun later in a run: the next one follows within a minute. */
const LONGEST_MS = 20_000;
const MAX_FAILURE = 200;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

const assetsOf = (type: AssetType) => ASSETS.filter((asset) => asset.type === type);

/**
 * Asks for the calendar of the day and the oldest prices of a type, then brings some assets to the last close: their bars into the store, their rows onto
 * the board, the ones furthest behind first. What a run that is cut off has kept is found by the next one, which asks no
 * source for it again. Returns how many assets were updated, null if another run wrote the board meanwhile.
 */
export async function fillBoard(
  deps: Tools,
  type: AssetType,
  assets: readonly Asset[] = assetsOf(type),
): Promise<number | null> {
  const { board, etag } = await openBoard(deps, type);
  const now = deps.now();
  const isListMinute = Math.floor(now.getTime() / MINUTE_MS) % (PERIOD_MS[type] / MINUTE_MS) === 0;
  const purse = openPurse(deps.markets[type].plans, board.spent, { now, isListMinute });
  if (type === "stock") await fillCalendar(deps, assets, purse);
  const lastOf = ({ symbol }: Asset) => board.entries[symbol]?.last ?? undefined;
  const live = await sweepLive(deps, type, assets, purse, lastOf);
  const closed = lastClosedDay(type, deps.markets.now());
  const brought = await bringDue(deps, listDue(assets, board, closed, now), { closed, purse, live, board });
  const entries = { ...board.entries, ...brought };
  const isWritten = await writeBoard(deps, type, { ...board, spent: purse.spent, entries }, etag);
  return isWritten ? Object.values(brought).filter(({ failed }) => failed === null).length : null;
}

/** Those behind the last close, the furthest behind first; behind them those that failed a while ago. */
function listDue(
  assets: readonly Asset[],
  { entries }: StoredBoard,
  closed: string,
  now: Date,
): readonly Asset[] {
  const isDue = ({ symbol }: Asset): boolean => {
    const entry = entries[symbol];
    if (!entry) return true;
    const mayAskAgain = entry.failed === null || now.getTime() - entry.askedAt >= AGAIN_MS;
    return (entry.last?.date ?? "") < closed && mayAskAgain;
  };
  const turnOf = ({ symbol }: Asset): string => {
    const { failed = null, last = null, askedAt = 0 } = entries[symbol] ?? {};
    return `${failed === null ? 0 : 1} ${last?.date ?? ""} ${askedAt}`;
  };
  return assets
    .filter(isDue)
    .map((asset) => ({ asset, turn: turnOf(asset) }))
    .sort((a, b) => (a.turn < b.turn ? -1 : Number(a.turn > b.turn)))
    .slice(0, SLICE)
    .map(({ asset }) => asset);
}

/** Ends early where the time or the purse is used up, and at a source that is down: then the next run goes on. */
async function bringDue(
  deps: Tools,
  due: readonly Asset[],
  slice: Slice & { board: StoredBoard },
): Promise<StoredBoard["entries"]> {
  const begun = deps.now().getTime();
  const brought: StoredBoard["entries"] = {};
  for (const asset of due) {
    const askedAt = deps.now().getTime();
    if (askedAt - begun > LONGEST_MS || isUsedUp(deps, asset.type, slice.purse)) break;
    try {
      brought[asset.symbol] = { askedAt, ...(await makeRow(deps, asset, slice)) };
    } catch (error) {
      if (isUsedUp(deps, asset.type, slice.purse)) break;
      const before: Omit<Entry, "askedAt" | "failed"> = slice.board.entries[asset.symbol] ?? NOTHING;
      brought[asset.symbol] = { ...before, askedAt, failed: describeFailure(error).slice(0, MAX_FAILURE) };
      if (error instanceof ProviderError) break;
    }
  }
  return brought;
}

const NOTHING = { last: null, row: null };

/** No source of bars is left that may be asked in this minute. */
const isUsedUp = ({ markets }: Tools, type: AssetType, purse: Purse): boolean =>
  markets[type].sources.every(({ name }) => purse.left(name) === 0);
