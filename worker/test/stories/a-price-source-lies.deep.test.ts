import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LISTED_CRYPTO } from "../../../shared/listed.ts";
import { findAsset } from "../../features/markets/assets.ts";
import { readCandles, topUpCandles } from "../../features/markets/candles.ts";
import { readCryptoPrices } from "../../features/markets/prices.ts";
import { refreshCryptoPrices } from "../../features/markets/refresh.ts";
import { openMarkets } from "../../providers/prices/index.ts";
import { passTime } from "../clock.ts";
import { goodCoins, openTestDeps } from "../markets/market-deps.ts";

const DAY = 86_400_000;
type Coin = ReturnType<typeof goodCoins>[number];
const symbolOf = (id: string) => LISTED_CRYPTO.find((symbol) => findAsset(symbol)?.coingeckoId === id) ?? "";
const TRUE = new Map<string, number>(goodCoins().map((coin) => [symbolOf(coin.id), coin.current_price]));

let tell: (coins: Coin[]) => unknown;
let bend: (rows: [number, number][]) => [number, number][];
beforeEach(async () => {
  tell = (coins) => coins;
  bend = (rows) => rows;
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    if (url.host === "coingecko.test") {
      const ids = url.searchParams.get("ids")?.split(",") ?? [];
      const at = new Date(Date.now() - 30_000).toISOString();
      const coins = goodCoins().filter(({ id }) => ids.includes(id));
      return Response.json(tell(coins.map((coin) => ({ ...coin, last_updated: at }))));
    }
    const price = TRUE.get(url.searchParams.get("symbol")?.replace("USDT", "") ?? "") ?? 1;
    const today = Math.floor(Date.now() / DAY) * DAY;
    const days = Number(url.searchParams.get("limit"));
    const closes = Array.from({ length: days }, (_, i): [number, number] => [
      today - (days - 1 - i) * DAY,
      price,
    ]);
    return Response.json(
      bend(closes).map(([t, c]) => [t, `${c}`, `${c}`, `${c}`, `${c}`, "9", t + DAY - 1, "18.5", 1]),
    );
  });
});

/** Tools of a new isolate, which remembers no source. */
function openNow() {
  const now = () => new Date();
  const config = {
    coingecko: { baseUrl: "https://coingecko.test" },
    binance: { baseUrl: "https://binance.test" },
  };
  return { ...openTestDeps({ now }).deps, markets: openMarkets(config, now) };
}
const btc = () => findAsset("BTC") ?? expect.fail();
const refresh = () =>
  refreshCryptoPrices(openNow()).then(
    () => "taken",
    () => "refused",
  );
const topUp = () =>
  topUpCandles(openNow(), btc()).then(
    () => "taken",
    () => "refused",
  );
const priced = async () =>
  Object.fromEntries((await readCryptoPrices(openNow())).map(({ symbol, price }) => [symbol, price]));
const truth = Object.fromEntries(TRUE);

const first = (change: (coin: Coin) => Partial<Record<keyof Coin, unknown>>) => (coins: Coin[]) =>
  coins.map((coin, i) => (i === 0 ? { ...coin, ...change(coin) } : coin));
const times = (factor: number) => (coins: Coin[]) =>
  coins.map((coin) => ({ ...coin, current_price: coin.current_price * factor }));
const swap = (a: number, b: number) => (coins: Coin[]) =>
  coins.map((coin, i) => ({ ...coin, id: coins[i === a ? b : i === b ? a : i]?.id ?? "" }));
const dated = (ms: number) => (coins: Coin[]) =>
  coins.map((coin) => ({ ...coin, last_updated: new Date(Date.now() + ms).toISOString() }));

const LIES: [string, (coins: Coin[]) => unknown][] = [
  ...[0, -1, 0.001, 0.01, 0.1, 0.25, 0.5, 0.6, 0.75, 0.85, 1.15, 1.3, 1.5, 1.9, 2, 3, 10, 100, 1e6].map(
    (factor): [string, (coins: Coin[]) => unknown] => [`all prices times ${factor}`, times(factor)],
  ),
  ...[0.5, 0.8, 1.25, 2, 10].map((factor): [string, (coins: Coin[]) => unknown] => [
    `Bitcoin times ${factor}`,
    first((coin) => ({ current_price: coin.current_price * factor })),
  ]),
  ["two ids swapped", swap(0, 1)],
  ["two other ids swapped", swap(2, 4)],
  ["a coin doubled", (coins) => [...coins, { ...coins[0], current_price: 1 }]],
  ["a coin doubled, the wrong one first", (coins) => [{ ...coins[0], current_price: 1 }, ...coins]],
  ["a coin missing", (coins) => coins.slice(1)],
  ["one price for all", (coins) => coins.map((coin) => ({ ...coin, current_price: 1 }))],
  ["a price that is none", first(() => ({ current_price: null }))],
  ["a price as text", first((coin) => ({ current_price: String(coin.current_price) }))],
  ["beyond all measure", first(() => ({ current_price: 1e308 }))],
  ["dated 2020", () => dated(Date.parse("2020-01-01") - Date.now())(goodCoins())],
  ["an hour older than the list before", (coins) => times(1.05)(dated(-3_600_000)(coins) as Coin[])],
  ["an hour ahead", dated(3_600_000)],
  ["a change beyond everything", first(() => ({ price_change_percentage_24h: -250 }))],
  ["a volume below nothing", first(() => ({ total_volume: -1 }))],
  ["an empty list", () => []],
  ["an error with 200", () => ({ status: { error_code: 429 } })],
];

describe("a lying list of prices", () => {
  it("comes in 40 kinds", () => expect(LIES).toHaveLength(40));

  it.each(LIES)("%s: is not served, and the good one after it is taken", async (_, lie) => {
    await topUp();
    for (const symbol of LISTED_CRYPTO) await topUpCandles(openNow(), findAsset(symbol) ?? expect.fail());
    expect(await refresh()).toBe("taken");
    for (let i = 0; i < 3; i++) {
      passTime(120_000);
      tell = lie;
      expect(await refresh()).toBe("refused");
      expect(await priced()).toEqual(truth);
    }
    passTime(120_000);
    tell = (coins) => coins;
    expect(await refresh()).toBe("taken");
  });

  it.each(LIES)("%s: when it is the first of all, it is gone after one refresh", async (_, lie) => {
    tell = lie;
    await refresh();
    passTime(120_000);
    tell = (coins) => coins;
    expect(await refresh()).toBe("taken");
    expect(await priced()).toEqual(truth);
  });
});

const last =
  (factor: number, back = 1) =>
  (rows: [number, number][]) =>
    rows.map(([t, c], i): [number, number] => [t, i === rows.length - back ? c * factor : c]);
const FACTORS = [0.01, 0.1, 0.25, 0.4, 0.5, 0.6, 1.7, 2, 2.5, 4, 10, 100];
const BENT: [string, typeof bend][] = [
  ...FACTORS.map((f): [string, typeof bend] => [`today times ${f}`, last(f)]),
  ...FACTORS.map((f): [string, typeof bend] => [`yesterday times ${f}`, last(f, 2)]),
  ...FACTORS.map((f): [string, typeof bend] => [
    `all days times ${f}`,
    (rows) => rows.map(([t, c]) => [t, c * f]),
  ]),
  ...[0.2, 0.5, 2, 5].map((f): [string, typeof bend] => [`a week ago times ${f}`, last(f, 8)]),
];

describe("lying daily bars", () => {
  it("come in 40 kinds", () => expect(BENT).toHaveLength(40));

  it.each(BENT)("%s: are not kept, and the good ones after them are", async (_, lie) => {
    await topUp();
    passTime(10 * 60_000);
    bend = lie;
    await topUp();
    const closes = (await readCandles(openNow(), btc(), 30)).candles.map(({ close }) => close);
    expect(new Set(closes)).toEqual(new Set([93_000]));
    passTime(10 * 60_000);
    bend = (rows) => rows;
    expect(await topUp()).toBe("taken");
  });
});
