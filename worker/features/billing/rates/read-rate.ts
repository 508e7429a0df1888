import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import { MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { CoinSource, PricedAsset } from "../../../providers/prices/prices.ts";
import { findAsset } from "../../markets/assets.ts";
import { agreePrices, type SourcePrice } from "./agree-prices.ts";
import { findFixedRate } from "./fixed-rate.ts";

/** An older price of a source is no price; one from the future is its clock's fault. */
const FRESH_MS = 5 * MINUTE_MS;
const MAX_AHEAD_MS = 2 * MINUTE_MS;
/** The first two are exchanges with bars of a minute; a third is asked only where those two do not agree. */
const FIRST = 2;
export const MICRO = 1_000_000;

/** US micro-dollars per whole coin; `asOf` is null for the fixed rate. */
export interface Rate {
  microUsd: number;
  /** both sources by name */
  source: string;
  /** the older of the two prices */
  asOf: Date | null;
}

type Tools = Pick<Deps, "config" | "markets" | "now">;

/**
 * The price of a network's own coin, asked now: between two sources that are within 2% of each other. Where nothing is
 * real (no live market, all nodes on this machine) it is the fixed rate. Throws `rate_unavailable` when no two fresh
 * prices agree.
 */
export async function readRate(deps: Tools, network: NetworkId): Promise<Rate> {
  const fixed = findFixedRate(deps, network);
  if (fixed !== null) return { microUsd: fixed, source: "fixed rate", asOf: null };
  return agreeNow(deps, sourcesOf(deps, network, "native"));
}

/** Below it a stablecoin is not taken. */
export const LEAST_PEG_MICRO_USD = 985_000;

/**
 * That a stablecoin is worth its dollar now, by two sources as above; other tokens, and stablecoins where nothing is real, need
 * no source. Throws `rate_unavailable` when no two fresh prices agree, `stablecoin_off_peg` below 0.985 dollars.
 */
export async function requirePeg(deps: Tools, network: NetworkId, token: PaymentToken): Promise<void> {
  if (!isStablecoin(token) || findFixedRate(deps, network) !== null) return;
  const { microUsd } = await agreeNow(deps, sourcesOf(deps, network, token));
  if (microUsd < LEAST_PEG_MICRO_USD) throw new AppError("stablecoin_off_peg");
}

const isStablecoin = (token: PaymentToken): token is "USDC" | "USDT" => token === "USDC" || token === "USDT";

interface Asked {
  asset: PricedAsset;
  sources: readonly CoinSource[];
}

/** Who is asked what a network's coin or a stablecoin on it costs. Throws `rate_unavailable` for one nobody lists. */
export function sourcesOf(
  { markets }: Pick<Deps, "markets">,
  network: NetworkId,
  token: Exclude<PaymentToken, "NGMA">,
): Asked {
  const isCoin = token === "native";
  const asset = findAsset(isCoin ? NETWORKS[network].quoteSymbol : token);
  if (!asset) throw new AppError("rate_unavailable");
  return { asset, sources: isCoin ? markets.crypto.coins : markets.crypto.stablecoins };
}

async function agreeNow({ now }: Pick<Deps, "now">, { asset, sources }: Asked): Promise<Rate> {
  let prices: Dated[] = [];
  for (const asked of [sources.slice(0, FIRST), sources.slice(FIRST)]) {
    prices = [...prices, ...(await askAll(asked, asset, now().getTime()))];
    const agreed = agreePrices(prices);
    if (agreed) return toRate(agreed.price, agreed.both);
  }
  throw new AppError("rate_unavailable");
}

interface Dated extends SourcePrice {
  at: Date;
}

/** What the sources say that answer with a fresh price. */
async function askAll(coins: readonly CoinSource[], asset: PricedAsset, now: number): Promise<Dated[]> {
  const replies = await Promise.all(coins.map((coin) => coin.latest(asset).catch(() => null)));
  return replies.flatMap((one, i) => {
    const age = one ? now - one.at.getTime() : Number.NaN;
    const isFresh = age <= FRESH_MS && age >= -MAX_AHEAD_MS;
    return one && isFresh ? [{ ...one, source: coins[i]?.name ?? "" }] : [];
  });
}

const toRate = (price: number, [a, b]: [Dated, Dated]): Rate => ({
  microUsd: Math.max(1, Math.floor(price * MICRO)),
  source: `${a.source} and ${b.source}`,
  asOf: new Date(Math.min(a.at.getTime(), b.at.getTime())),
});
