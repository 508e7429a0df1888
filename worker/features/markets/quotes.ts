import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Quote } from "../../providers/prices/prices.ts";
import type { Asset } from "./assets.ts";
import { marketKey } from "./cache/market-key.ts";
import { findPriceList, isDisputable, isOld, LISTED, storedQuoteSchema } from "./cache/price-list.ts";
import { readThrough } from "./cache/read-through.ts";
import { findDoubt } from "./gates/judge-quote.ts";
import { findQuoteFault } from "./gates/plausible.ts";
import { openAccess } from "./store/open-access.ts";

const FRESH_MS = 2 * 60_000;

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/**
 * The latest quote of any asset. Where a store is kept, what cron asked for last or the last close, and no source is asked;
 * else a listed one comes from the cached list while that is not old; any other from a cache
 * of two minutes, or of as long as its source's plan asks for, else from its source; an older one serves when the source
 * fails. Throws `asset_unknown` when the source does not know it, `market_data_unavailable` when there is no quote to give.
 */
export async function readQuote(deps: Tools, asset: Asset, access = openAccess(deps, asset)): Promise<Quote> {
  if (deps.markets[asset.type].kind === "simulated") return loadQuote(deps, asset);
  const kept = await access.quote();
  if (kept) return kept;
  const listed = await findListedQuote(deps, asset);
  if (listed?.isFresh) return listed.quote;
  const key = `quote:${marketKey(deps.markets, asset.type)}:${asset.type}:${asset.symbol}`;
  const load = async (held: Quote | null) => {
    await access.ticket();
    return loadQuote(deps, asset, listed?.quote ?? held ?? undefined);
  };
  try {
    const freshMs = Math.max(FRESH_MS, deps.markets[asset.type].quotes.paceMs ?? 0);
    const { value } = await readThrough(deps, key, freshMs, reviveQuote, load);
    return value;
  } catch (error) {
    if (listed) return listed.quote;
    throw error;
  }
}

async function findListedQuote(deps: Tools, asset: Asset) {
  if (!LISTED[asset.type].includes(asset.symbol)) return null;
  const list = await findPriceList(deps, asset.type);
  const quote = list?.quotes.find(({ symbol }) => symbol === asset.symbol);
  return list && quote ? { quote, isFresh: !isOld(deps, asset.type, list) } : null;
}

async function loadQuote(
  deps: Pick<Deps, "markets" | "cache" | "now">,
  asset: Asset,
  last?: Quote,
): Promise<Quote> {
  const { quotes } = deps.markets[asset.type];
  const [quote] = await quotes.quotes([asset]);
  if (!quote) throw new AppError("asset_unknown");
  const fault = findQuoteFault(quote, deps.markets.now());
  if (fault) throw new Error(`${quotes.name}: quote refused: ${fault}`);
  // Of a listed one the next refresh asks: a question about ten of them has its requests counted.
  const doubt = await findDoubt(deps, asset, quote, last, !LISTED[asset.type].includes(asset.symbol));
  if (!doubt) return quote;
  if (doubt.other && isDisputable(deps, asset.type, last?.asOf)) return { ...quote, disputed: doubt.other };
  throw new Error(`${quotes.name}: quote refused: ${doubt.reason}`);
}

const reviveQuote = (stored: unknown): Quote | null => storedQuoteSchema.safeParse(stored).data ?? null;
