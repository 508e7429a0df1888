import type { AssetType } from "../../../../shared/markets.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import type { Quote } from "../../../providers/prices/prices.ts";

const MAX_PRICE = 1e9;
const MAX_AHEAD_MS = 2 * 60_000;
/** A price so old is none of the market's: listed coins trade at every hour, stocks rest over holidays. */
const MAX_AGE_MS: Record<AssetType, number> = { crypto: DAY_MS, stock: 10 * DAY_MS };

/** Why a quote cannot be right at `now` (market time), or null when it can be. */
export function findQuoteFault(quote: Quote, now: Date): string | null {
  const { symbol, price, change24h, volume, asOf } = quote;
  if (!(price > 0 && price < MAX_PRICE)) return `${symbol} price ${price}`;
  if (!(change24h >= -100 && change24h < Number.POSITIVE_INFINITY)) return `${symbol} change ${change24h}`;
  for (const amount of [volume, quote.marketCap ?? 0, quote.supply ?? 0, quote.maxSupply ?? 0])
    if (!(amount >= 0 && amount < Number.POSITIVE_INFINITY)) return `${symbol} amount ${amount}`;
  if (!(asOf.getTime() <= now.getTime() + MAX_AHEAD_MS)) return `${symbol} is ahead of time`;
  return null;
}

/** Why a list of quotes cannot be right, or null: each symbol once, each plausible and of these days. */
export function findListFault(
  quotes: Quote[],
  symbols: readonly string[],
  type: AssetType,
  now: Date,
): string | null {
  for (const symbol of symbols) {
    const found = quotes.filter((quote) => quote.symbol === symbol);
    if (found.length !== 1) return `${symbol} came ${found.length} times`;
  }
  for (const quote of quotes) {
    const fault = findQuoteFault(quote, now);
    if (fault) return fault;
    if (now.getTime() - quote.asOf.getTime() > MAX_AGE_MS[type])
      return `${quote.symbol} is of ${quote.asOf.toISOString()}`;
  }
  return null;
}
