import { readStockHours } from "../../../../shared/exchange-days.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import type { Deps } from "../../../deps.ts";
import type { LivePrice, Quote } from "../../../providers/prices/prices.ts";
import type { Asset } from "../assets.ts";
import { marketKey } from "../cache/market-key.ts";
import { RUNNING_MS, storedQuoteSchema } from "../cache/price-list.ts";
import { apart, MAX_MOVE } from "../gates/apart.ts";
import { findQuoteFault } from "../gates/plausible.ts";
import { closeOf } from "./closed-day.ts";
import type { Purse } from "./purse.ts";

/** A price is not asked for again so soon. */
const FRESH_MS = 2 * MINUTE_MS;

type Tools = Pick<Deps, "markets" | "cache" | "now">;
/** Prices by symbol, each with when it was asked for (epoch ms). */
type LiveList = Record<string, { at: number; quote: unknown }>;

/** The close that a price is judged by, and the volume of its day. */
export interface LastClose {
  date: string;
  close: number;
  volume: number;
}

const keyOf = ({ markets }: Tools, type: AssetType) => `live:${marketKey(markets, type)}:${type}`;
const readList = async (deps: Tools, type: AssetType): Promise<LiveList> =>
  (await deps.cache.get<LiveList>(keyOf(deps, type), "json")) ?? {};

/** The price of an asset as cron asked for it last, or null. One read of the cache; no source is asked. */
export async function findLive(deps: Tools, { type, symbol }: Asset): Promise<Quote | null> {
  return reviveQuote((await readList(deps, type))[symbol]);
}

/**
 * The prices of a type that cron asked for last, those that are news: not what is older than a running day's bar may be, as
 * the last price of an exchange that has closed is. One read of the cache.
 */
export async function readNews(deps: Tools, type: AssetType): Promise<Quote[]> {
  const since = deps.markets.now().getTime() - RUNNING_MS[type];
  const kept = Object.values(await readList(deps, type)).flatMap((held) => reviveQuote(held) ?? []);
  return kept.filter(({ asOf }) => asOf.getTime() >= since);
}

/**
 * Asks for the oldest prices, as many as the call budget allows and one batch at most, and stores the plausible ones: a price
 * more than half off the last close is left out. If the source refuses a batch, nothing changes.
 * Returns what is stored of an asset then.
 */
export async function sweepLive(
  deps: Tools,
  type: AssetType,
  assets: readonly Asset[],
  purse: Purse,
  lastOf: (asset: Asset) => LastClose | undefined,
): Promise<(symbol: string) => Quote | null> {
  const { live } = deps.markets[type];
  if (!live) return () => null;
  const list = await readList(deps, type);
  const find = (symbol: string) => reviveQuote(list[symbol]);
  const due = assets
    .filter((asset) => lastOf(asset) && isDue(deps, type, list[asset.symbol]?.at ?? 0))
    .sort((a, b) => (list[a.symbol]?.at ?? 0) - (list[b.symbol]?.at ?? 0))
    .slice(0, live.batch);
  while (due.length > 0 && live.callsOf(due.length) > purse.left(live.name)) due.pop();
  if (due.length === 0 || !purse.take(live.name, live.callsOf(due.length))) return find;
  const prices = await live.prices(due).catch((error) => warn(type, error));
  if (!prices) return find;
  const at = deps.now().getTime();
  for (const asset of due) {
    const last = lastOf(asset);
    const price = prices.find(({ symbol }) => symbol === asset.symbol);
    const quote = price && last && judge(deps, price, last);
    // One without a reply is asked for again after the others.
    list[asset.symbol] = { at, quote: quote ?? list[asset.symbol]?.quote ?? null };
  }
  await deps.cache.put(keyOf(deps, type), JSON.stringify(list));
  return find;
}

const reviveQuote = (held: LiveList[string] | undefined): Quote | null =>
  storedQuoteSchema.safeParse(held?.quote).data ?? null;

const warn = (type: AssetType, error: unknown) =>
  console.warn(JSON.stringify({ level: "warn", job: `prices of ${type}`, error: describeFailure(error) }));

/** After the bell a stock has one price more. */
function isDue({ now }: Tools, type: AssetType, at: number): boolean {
  const age = now().getTime() - at;
  if (type === "crypto" || readStockHours(now().getTime()).open) return age >= FRESH_MS;
  return readStockHours(at).open || readStockHours(at).changesAt <= now().getTime();
}

function judge({ markets }: Tools, price: LivePrice, last: LastClose): Quote | null {
  const quote = { ...price, volume: price.volume ?? last.volume };
  const isLikely = apart(quote.price, last.close) <= MAX_MOVE;
  return isLikely && findQuoteFault(quote, markets.now()) === null ? quote : null;
}

/** The last close as a quote, of that moment. */
export function quoteClose(
  { type, symbol }: Asset,
  source: string,
  bars: readonly LastClose[],
): Quote | null {
  const [before, last] = bars.slice(-2);
  const close = last ?? before;
  if (!close) return null;
  return {
    symbol,
    price: close.close,
    change24h: last && before ? 100 * (last.close / before.close - 1) : 0,
    volume: close.volume,
    marketCap: null,
    supply: null,
    maxSupply: null,
    source: `last close, ${source}`,
    asOf: closeOf(type, close.date),
  };
}
