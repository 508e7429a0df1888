import type { Quote } from "../../../providers/prices/prices.ts";

const MAX_PRICE = 1e9;
const MAX_AHEAD_MS = 2 * 60_000;
/** A price that moved more than this since the last good one is a fault of the source, not of the market. */
const MAX_JUMP = 0.9;

/** Why a quote cannot be right at `now` (market time), or null when it can be. */
export function findQuoteFault(quote: Quote, now: Date, last?: Quote): string | null {
  const { symbol, price, change24h, volume, asOf } = quote;
  if (!(price > 0 && price < MAX_PRICE)) return `${symbol} price ${price}`;
  if (!(change24h >= -100 && change24h < Number.POSITIVE_INFINITY)) return `${symbol} change ${change24h}`;
  for (const amount of [volume, quote.marketCap ?? 0, quote.supply ?? 0, quote.maxSupply ?? 0])
    if (!(amount >= 0 && amount < Number.POSITIVE_INFINITY)) return `${symbol} amount ${amount}`;
  if (!(asOf.getTime() <= now.getTime() + MAX_AHEAD_MS)) return `${symbol} is ahead of time`;
  if (last && Math.abs(price / last.price - 1) > MAX_JUMP)
    return `${symbol} jumped from ${last.price} to ${price}`;
  return null;
}

/** Why a list of quotes cannot be right, or null: each symbol once, each plausible; `last` is the last good list. */
export function findListFault(
  quotes: Quote[],
  symbols: readonly string[],
  now: Date,
  last: Quote[],
): string | null {
  for (const symbol of symbols) {
    const found = quotes.filter((quote) => quote.symbol === symbol);
    if (found.length !== 1) return `${symbol} came ${found.length} times`;
  }
  const before = new Map(last.map((quote) => [quote.symbol, quote]));
  for (const quote of quotes) {
    const fault = findQuoteFault(quote, now, before.get(quote.symbol));
    if (fault) return fault;
  }
  return null;
}
