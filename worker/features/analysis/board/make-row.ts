import type { Deps } from "../../../deps.ts";
import type { Quote } from "../../../providers/prices/prices.ts";
import type { Asset } from "../../markets/assets.ts";
import type { BarFile } from "../../markets/store/bar-file.ts";
import { fillBars } from "../../markets/store/fill-bars.ts";
import { quoteClose } from "../../markets/store/live-list.ts";
import type { Purse } from "../../markets/store/purse.ts";
import { MOST_BARS } from "../forecast/bars/describe-day.ts";
import { readReports } from "../read-reports.ts";
import { judgeRow } from "./judge-row.ts";
import type { Entry } from "./stored-board.ts";

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/** One run: the close that assets are brought to, what may still be asked, and the prices that cron asked for last. */
export interface Slice {
  closed: string;
  purse: Purse;
  live: (symbol: string) => Quote | null;
}

/** The profile and the headlines of a stock. */
const CALLS_OF_REPORTS = 2;

/** Reads an asset's bars up to the close and judges them. Throws what `fillBars` throws. */
export async function makeRow(
  deps: Tools,
  asset: Asset,
  { closed, purse, live }: Slice,
): Promise<Omit<Entry, "askedAt">> {
  const file = await findClosed(deps, asset, purse, closed);
  const close = quoteClose(asset, file.source, file.candles);
  const last = file.candles.at(-1);
  if (!close || !last) throw new Error(`${asset.symbol} has no bars`);
  const market = deps.markets[asset.type];
  const reports = await readReports(deps, asset, { reportTicket: openReportTicket(deps, asset, purse) });
  const supplied =
    market.kind === "simulated" ? (await market.quotes.quotes([asset]))[0] : live(asset.symbol);
  const { supply = null, maxSupply = null } = supplied ?? {};
  const quote = { ...close, supply, maxSupply, marketCap: supply && supply * close.price };
  const row = judgeRow({
    ...{ asset, market: market.kind, now: deps.markets.now(), quote },
    candles: file.candles.slice(-MOST_BARS - 1),
    candleSource: file.source,
    candlesAt: file.readAt,
    ...(file.closesOnly && { closesOnly: true }),
    ...reports,
  });
  const { date, volume } = last;
  const failed = date < closed ? `${file.source} has no bar of ${closed}` : null;
  return { failed, last: { date, close: last.close, volume }, row };
}

/** Simulated bars are drawn, not kept. */
async function findClosed(deps: Tools, asset: Asset, purse: Purse, closed: string): Promise<BarFile> {
  const { kind, candles } = deps.markets[asset.type];
  if (kind !== "simulated") return fillBars(deps, asset, purse, closed);
  const series = await candles.candles(asset, MOST_BARS + 2);
  const bars = series.candles.filter(({ date }) => date <= closed);
  return { source: series.source, candles: bars, readAt: deps.now(), changes: [], doubt: null };
}

/** Taken once for all reports of an asset. */
function openReportTicket({ markets }: Tools, { type }: Asset, purse: Purse): () => Promise<void> {
  const { live } = markets[type];
  let may: boolean | undefined;
  return async () => {
    may ??= type === "crypto" || !live || purse.take(live.name, CALLS_OF_REPORTS);
    if (!may) throw new Error("no calls are left for reports");
  };
}
