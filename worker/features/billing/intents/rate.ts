import { NETWORKS, type NetworkId } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { findPriceList, priceListKey } from "../../markets/cache/price-list.ts";

const FRESH_MS = 5 * 60_000;
/** A live price further than this factor from the fixed rate is a fault of its source until somebody looks. */
const MOST_AWAY = 20;
const MICRO = 1_000_000;
/** Above 100 dollars the fixed rate serves only where the last live quote, however old, is within a tenth of it. */
const LARGE_CENTS = 10_000;
const MOST_APART = 0.1;

/** US micro-dollars per whole coin; `asOf` is null for the fixed rate. */
export interface Rate {
  microUsd: number;
  source: string;
  asOf: Date | null;
}

/**
 * Whether a price in dollars can be a coin's: a finite number from 1/20 to 20 times its fixed rate. So 0, a negative
 * price, NaN and 1e308 are refused; a sudden jump is refused where the price enters the cache.
 */
export function isSound(priceUsd: number, fixedMicroUsd: number): boolean {
  const fixed = fixedMicroUsd / MICRO;
  return priceUsd >= fixed / MOST_AWAY && priceUsd <= fixed * MOST_AWAY;
}

const isNear = (priceUsd: number, fixedMicroUsd: number) =>
  Math.abs(priceUsd * MICRO - fixedMicroUsd) <= fixedMicroUsd * MOST_APART;

/**
 * The price of a network's own coin: a live quote younger than five minutes from the cached list, else the fixed rate.
 * A simulated or replayed market prices nothing. Never waits for a price source. Throws `rate_unavailable` when there is
 * a young quote that cannot be right, or an old one that says the fixed rate is wrong for an order of `priceCents`, or
 * the cached list cannot be read.
 */
export async function readRate(
  deps: Pick<Deps, "markets" | "cache" | "now">,
  network: NetworkId,
  priceCents: number,
): Promise<Rate> {
  const { quoteSymbol, fixedRateMicroUsd } = NETWORKS[network];
  const fixed: Rate = { microUsd: fixedRateMicroUsd, source: "fixed rate", asOf: null };
  if (deps.markets.crypto.kind !== "live") return fixed;
  const list = await findPriceList(deps, "crypto");
  if (!list && (await deps.cache.get(priceListKey(deps, "crypto"))) !== null)
    throw new AppError("rate_unavailable");
  const quote = list?.quotes.find(({ symbol }) => symbol === quoteSymbol);
  if (!quote) return fixed;
  if (Math.abs(deps.now().getTime() - quote.asOf.getTime()) > FRESH_MS) {
    if (priceCents > LARGE_CENTS && !isNear(quote.price, fixedRateMicroUsd))
      throw new AppError("rate_unavailable");
    return fixed;
  }
  if (!isSound(quote.price, fixedRateMicroUsd)) throw new AppError("rate_unavailable");
  return { microUsd: Math.round(quote.price * MICRO), source: quote.source, asOf: quote.asOf };
}
