import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Candle } from "../../../shared/markets.ts";
import { goodCoins, NOW, openStreet, openTestDeps, type Street } from "../../test/markets/market-deps.ts";
import { findAsset } from "./assets.ts";
import { cleanCandles } from "./cache/clean-candles.ts";
import { readCandles } from "./candles.ts";
import { readQuote } from "./quotes.ts";
import { refreshCryptoPrices } from "./refresh.ts";

const asset = (symbol: string) => findAsset(symbol) ?? expect.fail(symbol);
const later = (ms: number) => () => new Date(NOW.getTime() + ms);
const MINUTE = 60_000;

let street: Street;
beforeEach(async () => {
  street = openStreet();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

describe("a quote", () => {
  it("of a listed asset comes from the list, with its supply, and asks no source", async () => {
    await refreshCryptoPrices(openTestDeps().deps);
    street.asked.length = 0;
    const quote = await readQuote(openTestDeps({ now: later(MINUTE) }).deps, asset("BTC"));
    expect(quote).toMatchObject({
      price: 93_000,
      supply: 1e8,
      source: "CoinGecko",
      asOf: new Date("2026-11-20T17:59:30Z"),
    });
    expect(street.asked).toEqual([]);
  });

  it("of another asset is asked for once in two minutes", async () => {
    for (const ms of [0, MINUTE, 119_000]) {
      const { deps, finish } = openTestDeps({ now: later(ms) });
      expect(await readQuote(deps, asset("KO"))).toMatchObject({ price: 250.5, volume: 12345 });
      await finish();
    }
    expect(street.asked.filter((path) => path === "finnhub.test/quote")).toHaveLength(1);
    const { deps } = openTestDeps({ now: later(121_000) });
    await readQuote(deps, asset("KO"));
    expect(street.asked.filter((path) => path === "finnhub.test/quote")).toHaveLength(2);
  });

  it.each([
    ["KO", "finnhub.test", { status: 500, body: "" }],
    ["KO", "finnhub.test", { body: { c: -3, dp: 1, t: 1 } }],
    ["BTC", "coingecko.test", { status: 429, body: "" }],
    ["BTC", "coingecko.test", { body: goodCoins().map((c) => ({ ...c, current_price: 0 })) }],
  ])("of %s stays the older one, with its age, while its source fails", async (symbol, host, reply) => {
    const first = openTestDeps();
    await refreshCryptoPrices(first.deps);
    const before = await readQuote(first.deps, asset(symbol));
    await first.finish();
    street.replies[host] = reply;
    expect(await readQuote(openTestDeps({ now: later(60 * MINUTE) }).deps, asset(symbol))).toEqual(before);
  });

  it("of a listed asset is asked for when the list is old", async () => {
    await refreshCryptoPrices(openTestDeps().deps);
    const moved = goodCoins().map((c) => ({ ...c, current_price: c.current_price * 1.1 }));
    street.replies["coingecko.test"] = { body: moved };
    const quote = await readQuote(openTestDeps({ now: later(60 * MINUTE) }).deps, asset("BTC"));
    expect(quote.price).toBeCloseTo(102_300, 6);
  });

  it("that the source does not know is an unknown asset; one it cannot tell is unavailable", async () => {
    const { deps } = openTestDeps();
    await expect(readQuote(deps, asset("JPM"))).rejects.toMatchObject({ code: "asset_unknown" });
    street.replies["finnhub.test"] = { status: 500, body: "" };
    await expect(readQuote(deps, asset("KO"))).rejects.toMatchObject({ code: "market_data_unavailable" });
  });

  it("of a simulated market is made on the spot", async () => {
    const { deps } = openTestDeps({ config: {} });
    expect(await readQuote(deps, asset("KO"))).toMatchObject({ source: "simulated market", asOf: NOW });
    expect((await env.CACHE.list()).keys).toEqual([]);
  });
});

describe("candles", () => {
  it("are asked for once and then cut to the days wanted", async () => {
    const { deps, finish } = openTestDeps();
    expect((await readCandles(deps, asset("BTC"), 365)).candles).toHaveLength(365);
    await finish();
    const series = await readCandles(deps, asset("BTC"), 30);
    expect(series.candles).toHaveLength(30);
    expect(series.candles.at(-1)).toEqual({
      date: "2026-11-20",
      open: 1,
      high: 3,
      low: 0.5,
      close: 2,
      volume: 18.5,
    });
    expect(series).toMatchObject({ source: "Binance BTC/USDT", asOf: NOW });
    // A page of Binance's holds 1,000 bars.
    expect(street.asked).toEqual(Array(2).fill("binance.test/api/v3/klines"));
    expect((await readCandles(deps, asset("BTC"), 1_000)).candles).toHaveLength(1_000);
    expect(street.asked).toHaveLength(2);
  });

  it.each([
    ["BTC", 14, 1],
    ["BTC", 16, 2],
    ["AAPL", 59, 1],
    ["AAPL", 61, 2],
  ])("of %s after %i minutes have been asked for %i times", async (symbol, minutes, times) => {
    const first = openTestDeps();
    await readCandles(first.deps, asset(symbol), 30);
    await first.finish();
    const { deps, finish } = openTestDeps({ now: later(minutes * MINUTE) });
    await readCandles(deps, asset(symbol), 30);
    await finish();
    const pages = symbol === "BTC" ? 2 : 1;
    expect(street.asked).toHaveLength(pages * times);
  });

  it("stay the older ones, dated as they are, while their source fails", async () => {
    const first = openTestDeps();
    const before = await readCandles(first.deps, asset("AAPL"), 30);
    await first.finish();
    street.replies["twelvedata.test"] = { body: { status: "error", code: 429, message: "credits" } };
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { deps, finish } = openTestDeps({ now: later(3 * 60 * MINUTE) });
    expect(await readCandles(deps, asset("AAPL"), 30)).toEqual(before);
    await finish();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("Twelve Data: rate_limited 429"));
  });

  it("that nobody has are an unknown asset; a source that is down is unavailable", async () => {
    const { deps } = openTestDeps();
    street.replies["binance.test"] = { status: 400, body: { code: -1121, msg: "Invalid symbol." } };
    await expect(readCandles(deps, asset("BTC"), 30)).rejects.toMatchObject({ code: "asset_unknown" });
    street.replies["binance.test"] = { body: "<html>" };
    await expect(readCandles(deps, asset("BTC"), 30)).rejects.toMatchObject({
      code: "market_data_unavailable",
    });
  });

  it("are sorted, one a day, none from the future and none that cannot be", () => {
    const bar = (date: string, change: Partial<Candle> = {}): Candle => ({
      date,
      open: 10,
      high: 12,
      low: 9,
      close: 11,
      volume: 5,
      ...change,
    });
    const messy = [
      bar("2026-11-18"),
      bar("2026-11-16"),
      bar("2026-11-18", { close: 11.5 }),
      bar("2026-11-21"),
      bar("2026-11-15", { high: 8 }),
      bar("2026-11-14", { low: 0 }),
      bar("2026-11-13", { close: -1 }),
      bar("2026-11-12", { open: Number.NaN }),
      bar("2026-11-11", { volume: Number.NaN }),
      bar("2026-11-10", { high: Number.POSITIVE_INFINITY }),
      bar("2026-11-20"),
    ];
    expect(cleanCandles(messy, NOW).map(({ date, close }) => [date, close])).toEqual([
      ["2026-11-16", 11],
      ["2026-11-18", 11.5],
      ["2026-11-20", 11],
    ]);
  });
});
