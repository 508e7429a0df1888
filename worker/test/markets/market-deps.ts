import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { vi } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { Deps } from "../../deps.ts";
import { readConfig } from "../../env.ts";
import { findAsset } from "../../features/markets/assets.ts";
import { openMarkets, type PriceConfig } from "../../providers/prices/index.ts";

export const NOW = new Date("2026-11-20T18:00:00.000Z");
const SOURCES: PriceConfig = {
  coingecko: { baseUrl: "https://coingecko.test" },
  binance: { baseUrl: "https://binance.test" },
  finnhub: { baseUrl: "https://finnhub.test" },
  twelveData: { baseUrl: "https://twelvedata.test" },
};

/** The tools on a real D1 and KV; `finish` waits for the background work begun so far. */
export function openTestDeps({
  now = () => NOW,
  config = { ...SOURCES },
  store = null,
}: {
  now?: () => Date;
  config?: PriceConfig;
  store?: R2Bucket | null;
} = {}) {
  const background: Promise<unknown>[] = [];
  const deps: Pick<Deps, "config" | "db" | "record" | "cache" | "markets" | "now" | "waitUntil"> = {
    config: { ...readConfig(env) },
    db: drizzle(env.DB),
    record: drizzle(env.RECORD),
    cache: env.CACHE,
    markets: openMarkets(config, now, store),
    now,
    waitUntil: (work) => background.push(work),
  };
  return { deps, finish: () => Promise.all(background.splice(0)) };
}

export interface Street {
  /** by host, or host and path: replaces a provider's reply; a string is sent as it is, a function is asked */
  replies: Record<string, { status?: number; body: unknown }>;
  /** host and path of every request */
  asked: string[];
}

const PRICES: Record<string, number> = {
  bitcoin: 93_000,
  ethereum: 3_300,
  solana: 190,
  binancecoin: 700,
  ripple: 2.08,
};
/** A page of Binance: a bar for each close, the last of a day (epoch ms). */
export const binancePage = (last: number, closes: readonly number[]) =>
  closes.map((close, i) => {
    const t = last - (closes.length - 1 - i) * DAY;
    const [open, high, low] = [close, close * 1.02, close * 0.98].map(String);
    return [t, open, high, low, String(close), "9", t + DAY - 1, "18.5", 1, "", "", ""];
  });

export const goodCoins = () =>
  LISTED_CRYPTO.map((symbol) => {
    const id = findAsset(symbol)?.coingeckoId ?? "";
    return {
      id,
      current_price: PRICES[id] ?? 1,
      market_cap: 1e11,
      total_volume: 1e9,
      price_change_percentage_24h: 1.5,
      circulating_supply: 1e8,
      max_supply: null,
      last_updated: "2026-11-20T17:59:30.000Z",
    };
  });

export const DAY = 86_400_000;
const bars = (count: number) =>
  Array.from({ length: count }, (_, i) => Date.UTC(2026, 10, 20) - (count - 1 - i) * DAY);

/** Every provider's server in its wire format, in place of the network. */
export function openStreet(): Street {
  const street: Street = { replies: {}, asked: [] };
  const usual: Record<string, (query: URLSearchParams) => unknown> = {
    "coingecko.test/coins/bitcoin/market_chart": () => ({ error: "coin not found" }),
    "coingecko.test": (query) => goodCoins().filter(({ id }) => query.get("ids")?.split(",").includes(id)),
    "binance.test": (query) =>
      bars(Number(query.get("limit"))).map((t) => [
        t,
        "1.0",
        "3.0",
        "0.5",
        "2.0",
        "9",
        t + DAY - 1,
        "18.5",
        1,
        "",
        "",
        "",
      ]),
    "coinbase.test": () => [],
    "finnhub.test": (query) =>
      LISTED_STOCKS.includes(query.get("symbol") as "NVDA") || query.get("symbol") === "KO"
        ? {
            c: 250.5,
            dp: -1.25,
            pc: 253,
            t: NOW.getTime() / 1000 - 60,
            currency: "USD",
            marketCapitalization: 3e6,
            shareOutstanding: 15_000,
          }
        : { c: 0, dp: null, t: 0 },
    "twelvedata.test": (query) => ({
      status: "ok",
      values: bars(Number(query.get("outputsize")))
        .toReversed()
        .map((t) => ({
          datetime: new Date(t).toISOString().slice(0, 10),
          open: "251",
          high: "253",
          low: "248",
          close: "250",
          volume: "12345",
        })),
    }),
  };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    street.asked.push(url.host + url.pathname);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const path = url.host + url.pathname;
    const { status = 200, body: said } = street.replies[path] ??
      street.replies[url.host] ?? { body: usual[path] ?? usual[url.host] };
    const body: unknown = typeof said === "function" ? said(url.searchParams) : said;
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  return street;
}
