import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LISTED_CRYPTO } from "../../../shared/listed.ts";
import { jobs } from "../../db/schema.ts";
import { type Health, takeHealth } from "../../providers/health.ts";
import { goodCoins, NOW, openStreet, openTestDeps, type Street } from "../../test/markets/market-deps.ts";
import { readSoundPrices } from "../watch/read-prices.ts";
import { refreshCryptoPricesJob, refreshStockPricesJob } from "./jobs.ts";
import { readCryptoPrices, readStockPrices } from "./prices.ts";
import { refreshCryptoPrices, refreshStockPrices } from "./refresh.ts";

let street: Street;
beforeEach(async () => {
  street = openStreet();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  await env.DB.exec("DELETE FROM jobs");
});

const later = (ms: number) => () => new Date(NOW.getTime() + ms);
const withBitcoin = (change: Record<string, unknown>) =>
  goodCoins().map((c, i) => (i === 0 ? { ...c, ...change } : c));

describe("a refresh", () => {
  it("keeps the five coins with price, change, turnover, cap, age and market", async () => {
    const { deps } = openTestDeps();
    await refreshCryptoPrices(deps);
    const prices = await readCryptoPrices(deps);
    expect(prices.map(({ symbol }) => symbol)).toEqual(["BTC", "ETH", "SOL", "BNB", "XRP"]);
    expect(prices[0]).toEqual({
      id: "bitcoin",
      name: "Bitcoin",
      symbol: "BTC",
      price: 93_000,
      change24h: 1.5,
      volume: 1e9,
      marketCap: 1e11,
      asOf: "2026-11-20T17:59:30.000Z",
      market: "live",
    });
    expect(street.asked.filter((one) => !one.startsWith("binance"))).toEqual([
      "coingecko.test/coins/markets",
    ]);
    // Another exchange's word on the very minute of each.
    expect(street.asked.filter((one) => one === "binance.test/api/v3/klines")).toHaveLength(5);
  });

  it("keeps the five stocks with shares traded and the cap in millions", async () => {
    const { deps } = openTestDeps();
    await refreshStockPrices(deps);
    const prices = await readStockPrices(deps);
    expect(prices.map(({ symbol }) => symbol)).toEqual(["NVDA", "MSFT", "GOOGL", "AAPL", "TSLA"]);
    expect(prices[3]).toEqual({
      name: "Apple",
      symbol: "AAPL",
      price: 250.5,
      change24h: -1.25,
      volume: 12345,
      marketCap: 3e6,
      asOf: "2026-11-20T17:59:00.000Z",
      market: "live",
    });
  });

  it.each<[string, { status?: number; body: unknown }]>([
    ["a price of 0", { body: withBitcoin({ current_price: 0 }) }],
    ["a negative price", { body: withBitcoin({ current_price: -93_000 }) }],
    ["a null price", { body: withBitcoin({ current_price: null }) }],
    ["a price as text", { body: withBitcoin({ current_price: "93000" }) }],
    ["NaN, which is not JSON", { body: JSON.stringify(goodCoins()).replace("93000", "NaN") }],
    ["1e308", { body: withBitcoin({ current_price: 1e308 }) }],
    ["a jump of 95% up", { body: withBitcoin({ current_price: 93_000 * 1.95 }) }],
    ["a fall of 91%", { body: withBitcoin({ current_price: 93_000 * 0.09 }) }],
    ["a missing coin", { body: goodCoins().slice(1) }],
    ["a coin twice and one missing", { body: [...goodCoins().slice(0, 4), goodCoins()[0]] }],
    ["an empty list", { body: [] }],
    ["a change of -250%", { body: withBitcoin({ price_change_percentage_24h: -250 }) }],
    ["a negative volume", { body: withBitcoin({ total_volume: -1 }) }],
    ["a time an hour ahead", { body: withBitcoin({ last_updated: "2026-11-20T19:00:00.000Z" }) }],
    ["a time that is none", { body: withBitcoin({ last_updated: "yesterday" }) }],
    ["an error object inside 200", { body: { status: { error_code: 429, error_message: "slow down" } } }],
    ["an HTML page", { body: "<!doctype html><title>Just a moment...</title>" }],
    ["half a body", { body: JSON.stringify(goodCoins()).slice(0, 200) }],
    ["nothing", { body: "" }],
    ["500", { status: 500, body: goodCoins() }],
    ["429", { status: 429, body: "" }],
  ])("that brings %s leaves the last good list in place", async (_case, reply) => {
    const { deps } = openTestDeps();
    await refreshCryptoPrices(deps);
    const good = await readCryptoPrices(deps);
    street.replies["coingecko.test"] = reply;
    await expect(refreshCryptoPrices(openTestDeps({ now: later(60_000) }).deps)).rejects.toThrow();
    expect(await readCryptoPrices(deps)).toEqual(good);
  });

  const takes = (minutes: number, body: unknown) => {
    street.replies["coingecko.test"] = { body };
    return refreshCryptoPrices(openTestDeps({ now: later(minutes * 60_000) }).deps).then(
      () => "taken",
      (error: Error) => error.message,
    );
  };
  /** Binance's bars, of which each coin's last close is its true price. */
  const knowBars = () => {
    const t = Date.UTC(2026, 10, 20);
    street.replies["binance.test"] = {
      body: [t - 86_400_000, t].map((at) => [at, "93000", "93000", "93000", "93000", "9", at, "18.5", 1]),
    };
  };
  const ofBitcoin = async () => (await readCryptoPrices(openTestDeps().deps))[0]?.price;

  it("at half the price is refused where another source knows better, and the good one after it is taken", async () => {
    knowBars();
    await takes(0, goodCoins());
    expect(await takes(2, withBitcoin({ current_price: 46_500 }))).toContain("93000 to 46500");
    expect(await ofBitcoin()).toBe(93_000);
    expect(await takes(4, goodCoins())).toBe("taken");
  });

  it("with two ids swapped, if it was the first of all, holds no good one off", async () => {
    knowBars();
    const [a, b, ...others] = goodCoins();
    expect(await takes(0, [{ ...a, id: b?.id }, { ...b, id: a?.id }, ...others])).toBe("taken");
    expect(await ofBitcoin()).toBe(3_300);
    street.replies["binance.test"] = { body: [] };
    expect(await takes(2, goodCoins())).toContain("BTC jumped");
    knowBars();
    expect(
      await takes(
        4,
        withBitcoin({}).map((c) => (c.id === "ethereum" ? { ...c, current_price: 93_000 } : c)),
      ),
    ).toBe("taken");
    expect(await ofBitcoin()).toBe(93_000);
  });

  /** Binance's bar of one minute for whoever asks for one: Bitcoin stands at `bitcoin`. */
  const knowMinutes = (bitcoin: number, minutes: number) => {
    const begins = NOW.getTime() - 60_000 + minutes * 60_000;
    street.replies["binance.test"] = {
      body: [[begins, "1", "1", "1", String(bitcoin), "9", begins + 59_999, "1", 1]],
    };
  };
  const at = (minutes: number) => new Date(NOW.getTime() - 30_000 + minutes * 60_000).toISOString();
  const ofMinute = (minutes: number, price: number) =>
    goodCoins().map((coin) => ({
      ...coin,
      last_updated: at(minutes),
      // The other four agree with the one bar there is.
      current_price: coin.id === "bitcoin" ? price : 93_000,
    }));

  it.each([0.92, 1.1, 0.975, 1.03])(
    "F-233: at %f of what another exchange says of that minute keeps the older price, and both as disputed later",
    async (factor) => {
      knowMinutes(93_000, 0);
      expect(await takes(0, ofMinute(0, 93_000))).toBe("taken");
      for (const minutes of [2, 8, 16]) {
        knowMinutes(93_000, minutes);
        expect(await takes(minutes, ofMinute(minutes, 93_000 * factor))).toContain("by Binance 93000");
        expect(await ofBitcoin()).toBe(93_000);
      }
      knowMinutes(93_000, 18);
      expect(await takes(18, ofMinute(18, 93_000 * factor))).toBe("taken");
      const [bitcoin, ethereum] = await readCryptoPrices(openTestDeps().deps);
      expect(bitcoin).toMatchObject({
        price: 93_000 * factor,
        disputed: { price: 93_000, source: expect.stringMatching(/binance/i) },
      });
      expect(ethereum?.disputed).toBeUndefined();
      const { deps } = openTestDeps({ now: later(18 * 60_000) });
      expect((await readSoundPrices(deps, "crypto", LISTED_CRYPTO)).map(({ symbol }) => symbol)).toEqual([
        ...["ETH", "SOL", "BNB", "XRP"],
      ]);
      knowMinutes(93_000, 20);
      expect(await takes(20, ofMinute(20, 93_000))).toBe("taken");
      expect((await readCryptoPrices(openTestDeps().deps))[0]?.disputed).toBeUndefined();
    },
  );

  it("within 2% of it is taken", async () => {
    knowMinutes(93_000, 0);
    expect(await takes(0, ofMinute(0, 93_000 * 1.015))).toBe("taken");
  });

  it("with a coin twice is refused before one of the two is chosen", async () => {
    expect(await takes(0, [...goodCoins(), { ...goodCoins()[0], current_price: 92_000 }])).toContain(
      "schema",
    );
  });

  it.each([
    ["of 2020", "2020-01-01T00:00:00.000Z"],
    ["a minute older than the one that is held", "2026-11-20T17:58:30.000Z"],
  ])("%s is refused", async (_, last_updated) => {
    expect(await takes(0, goodCoins())).toBe("taken");
    expect(await takes(2, withBitcoin({ last_updated }))).toMatch(/BTC (is )?of /);
  });

  it("that was refused shows in the source's health, with its reason", async () => {
    takeHealth();
    await takes(0, withBitcoin({ current_price: -1 }));
    const [[name, health]] = takeHealth() as [[string, Health]];
    expect([name, health.failure]).toEqual(["CoinGecko", "refused: BTC price -1"]);
    expect(health.failedAt ?? 0).toBeGreaterThan(health.succeededAt ?? 0);
  });

  it("writes nothing when the first one is nonsense", async () => {
    street.replies["coingecko.test"] = { body: withBitcoin({ current_price: -1 }) };
    const { deps } = openTestDeps();
    await expect(refreshCryptoPrices(deps)).rejects.toThrow(/BTC price -1/);
    expect((await env.CACHE.list()).keys).toEqual([]);
  });

  it("lets a price that went far be known after a day without a list", async () => {
    await refreshCryptoPrices(openTestDeps().deps);
    const tomorrow = later(25 * 3_600_000);
    // Nobody else has a price of that minute.
    street.replies["binance.test"] = { body: [] };
    street.replies["coingecko.test"] = {
      body: withBitcoin({ current_price: 300_000 }).map((c) => ({
        ...c,
        last_updated: tomorrow().toISOString(),
      })),
    };
    const { deps } = openTestDeps({ now: tomorrow });
    await refreshCryptoPrices(deps);
    expect((await readCryptoPrices(deps))[0]?.price).toBe(300_000);
  });
});

describe("reading a list", () => {
  it("asks no source while the list is fresh", async () => {
    await refreshCryptoPrices(openTestDeps().deps);
    street.asked.length = 0;
    const { deps, finish } = openTestDeps({ now: later(170_000) });
    await readCryptoPrices(deps);
    await finish();
    expect(street.asked).toEqual([]);
  });

  it("answers from an old list at once and refreshes it behind, once for twenty requests at once", async () => {
    await refreshCryptoPrices(openTestDeps().deps);
    street.asked.length = 0;
    street.replies["coingecko.test"] = { body: withBitcoin({ current_price: 94_000 }) };
    const { deps, finish } = openTestDeps({ now: later(190_000) });
    const lists = await Promise.all(Array.from({ length: 20 }, () => readCryptoPrices(deps)));
    expect(lists.every((list) => list[0]?.price === 93_000)).toBe(true);
    await finish();
    await readCryptoPrices(deps);
    await finish();
    expect(street.asked.filter((one) => !one.startsWith("binance"))).toEqual([
      "coingecko.test/coins/markets",
    ]);
    expect((await readCryptoPrices(deps))[0]?.price).toBe(94_000);
  });

  it("has nothing to show before the first refresh of a real market, and starts that refresh", async () => {
    const { deps, finish } = openTestDeps();
    await expect(readCryptoPrices(deps)).rejects.toMatchObject({ code: "market_data_unavailable" });
    await finish();
    expect(await readCryptoPrices(deps)).toHaveLength(5);
  });

  it("shows a simulated market from the first request on", async () => {
    const { deps, finish } = openTestDeps({ config: {} });
    const first = await readStockPrices(deps);
    expect(first).toHaveLength(5);
    expect(first.every(({ market, marketCap }) => market === "simulated" && marketCap > 1e4)).toBe(true);
    await finish();
    expect(await readStockPrices(deps)).toEqual(first);
    expect(street.asked).toEqual([]);
  });

  it("does not mix markets: a simulated list is not shown as a live one", async () => {
    await refreshCryptoPrices(openTestDeps({ config: {} }).deps);
    const { deps, finish } = openTestDeps();
    await expect(readCryptoPrices(deps)).rejects.toMatchObject({ code: "market_data_unavailable" });
    await finish();
  });

  it("a source that is down is asked at most once a minute, and the failure is noted", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    await refreshCryptoPrices(openTestDeps().deps);
    street.asked.length = 0;
    street.replies["coingecko.test"] = { status: 503, body: "" };
    for (const ms of [190_000, 200_000, 249_000, 251_000]) {
      const { deps, finish } = openTestDeps({ now: later(ms) });
      expect(await readCryptoPrices(deps)).toHaveLength(5);
      await finish();
    }
    expect(street.asked).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(2);
    const [row] = await openTestDeps().deps.db.select().from(jobs);
    expect(row).toMatchObject({
      name: "refresh:prices:live:crypto",
      failedAt: NOW.getTime() + 251_000,
      error: "ProviderError: CoinGecko: status 503",
    });
  });
});

describe("the jobs", () => {
  it("of two runs at once, one asks the sources", async () => {
    const { deps } = openTestDeps();
    const ran = await Promise.all([
      refreshStockPricesJob(deps),
      refreshStockPricesJob(deps),
      refreshCryptoPricesJob(deps),
    ]);
    expect(ran.filter(Boolean)).toHaveLength(2);
    expect(street.asked.filter((path) => path === "finnhub.test/quote")).toHaveLength(5);
    expect(street.asked.filter((path) => path.startsWith("coingecko"))).toHaveLength(1);
    const rows = await deps.db.select().from(jobs);
    expect(rows.map(({ succeededAt, error }) => [succeededAt, error])).toEqual([
      [NOW.getTime(), null],
      [NOW.getTime(), null],
    ]);
  });
});
