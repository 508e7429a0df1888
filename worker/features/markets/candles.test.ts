import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Candle } from "../../../shared/markets.ts";
import { jobs } from "../../db/schema.ts";
import { NOW, openStreet, openTestDeps, type Street } from "../../test/markets/market-deps.ts";
import { findAsset } from "./assets.ts";
import { cleanCandles, dropUnfinished } from "./cache/clean-candles.ts";
import { readCandles } from "./candles.ts";
import { topUpCryptoCandlesJob, topUpStockCandlesJob } from "./jobs.ts";

const asset = (symbol: string) => findAsset(symbol) ?? expect.fail(symbol);
const MINUTE = 60_000;
const later = (minutes: number) => () => new Date(NOW.getTime() + minutes * MINUTE);
const DOWN = { status: 503, body: "" };

let street: Street;
beforeEach(async () => {
  street = openStreet();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  await env.DB.exec("DELETE FROM jobs");
});

const candlesAsked = () => street.asked.filter((path) => /klines|time_series/.test(path));
/** Five coins of two pages each, as a page holds 1,000 bars, and five stocks. */
const ASKS = 15;
async function topUp(minutes: number) {
  const { deps } = openTestDeps({ now: later(minutes) });
  const ran = await Promise.all([topUpCryptoCandlesJob(deps), topUpStockCandlesJob(deps)]);
  return ran[0] && ran[1];
}

describe("history that is kept", () => {
  it("after a top-up no question about the ten asks a source for bars", async () => {
    await topUp(0);
    expect(candlesAsked()).toHaveLength(ASKS);
    for (const symbol of ["BTC", "ETH", "SOL", "BNB", "XRP", "NVDA", "MSFT", "GOOGL", "AAPL", "TSLA"]) {
      const { deps, finish } = openTestDeps({ now: later(10) });
      expect((await readCandles(deps, asset(symbol), 600)).candles).toHaveLength(600);
      await finish();
    }
    expect(candlesAsked()).toHaveLength(ASKS);
  });

  it("is topped up when due, whenever looked at: crypto after nine minutes, stocks after 25", async () => {
    await topUp(0);
    for (const minutes of [5, 10, 15, 20, 30, 35]) await topUp(minutes);
    const asked = (host: string) => candlesAsked().filter((path) => path.startsWith(host)).length / 5;
    expect(asked("binance")).toBe(2 * (1 + 3));
    expect(asked("twelvedata")).toBe(1 + 1);
  });

  it("of two top-ups at once one runs", async () => {
    const ran = await Promise.all([topUp(0), topUp(0)]);
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(candlesAsked()).toHaveLength(ASKS);
  });

  it("stays what it was where a source fails; the others get theirs, and the failure is noted", async () => {
    await topUp(0);
    const before = await env.CACHE.get("candles:live:stock:AAPL");
    street.replies["twelvedata.test"] = DOWN;
    await expect(topUp(60)).rejects.toThrow(/^bars not topped up: NVDA: ProviderError/);
    expect(await env.CACHE.get("candles:live:stock:AAPL")).toBe(before);
    const { fetchedAt } = JSON.parse((await env.CACHE.get("candles:live:crypto:BTC")) ?? "{}");
    expect(fetchedAt).toBe(later(60)().getTime());
    const rows = await openTestDeps().deps.db.select().from(jobs);
    expect(rows.map(({ error }) => error).join()).toContain("TSLA: ProviderError: Twelve Data");
  });

  it("of a simulated market needs no top-up", async () => {
    expect(await topUpCryptoCandlesJob(openTestDeps({ config: {} }).deps)).toBe(true);
    expect(await topUpStockCandlesJob(openTestDeps({ config: {} }).deps)).toBe(true);
    expect(street.asked).toEqual([]);
    expect((await env.CACHE.list()).keys).toEqual([]);
  });

  it("that is a little old is given at once, and new bars are read behind", async () => {
    await topUp(0);
    const hang = vi.spyOn(globalThis, "fetch").mockImplementation(() => new Promise(() => {}));
    hang.mockClear();
    const { deps } = openTestDeps({ now: later(60) });
    expect((await readCandles(deps, asset("BTC"), 30)).asOf).toEqual(NOW);
    expect(hang).toHaveBeenCalledOnce();
  });

  it("that is very old is waited for, and still serves when its source fails", async () => {
    await topUp(0);
    street.asked.length = 0;
    const fresh = openTestDeps({ now: later(400) });
    expect((await readCandles(fresh.deps, asset("BTC"), 30)).asOf).toEqual(new Date("2026-11-20T23:59:59Z"));
    await fresh.finish();
    expect(street.asked).toEqual(["binance.test/api/v3/klines", "binance.test/api/v3/klines"]);
    street.replies["binance.test"] = DOWN;
    street.replies["coingecko.test"] = DOWN;
    const { deps } = openTestDeps({ now: later(400 + 400) });
    expect((await readCandles(deps, asset("BTC"), 30)).candles).toHaveLength(30);
  });

  it("of years is not replaced by the few weeks that a stand-in knows", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const first = openTestDeps();
    const before = await readCandles(first.deps, asset("BTC"), 600);
    await first.finish();
    street.replies["binance.test"] = { body: [] };
    const { deps, finish } = openTestDeps({ now: later(20) });
    expect((await readCandles(deps, asset("BTC"), 600)).candles).toEqual(before.candles);
    await finish();
    expect(warn).toHaveBeenCalledOnce();
  });

  it("of an asset outside the ten is fetched once, then kept", async () => {
    for (const minutes of [0, 5, 14]) {
      const { deps, finish } = openTestDeps({ now: later(minutes) });
      expect((await readCandles(deps, asset("DOGE"), 600)).candles).toHaveLength(600);
      await finish();
    }
    expect(candlesAsked()).toHaveLength(2);
  });
});

describe("bars that tell less than they seem to", () => {
  const bar = (date: string, close = 10, change: Partial<Candle> = {}): Candle => ({
    date,
    open: close,
    high: close * 1.1,
    low: close * 0.9,
    close,
    volume: 5,
    ...change,
  });
  const dates = (bars: Candle[]) => bars.map(({ date }) => date.slice(-2));

  it.each([
    ["crypto", "2026-11-19T15:00:00Z", "2026-11-19T23:00:00Z", ["18", "19"]],
    ["crypto", "2026-11-19T15:00:00Z", "2026-11-20T00:05:00Z", ["18"]],
    ["crypto", "2026-11-20T00:01:00Z", "2026-11-20T00:05:00Z", ["18", "19"]],
    ["stock", "2026-11-19T20:00:00Z", "2026-11-20T10:00:00Z", ["18"]],
    ["stock", "2026-11-19T21:30:00Z", "2026-11-20T10:00:00Z", ["18", "19"]],
  ] as const)("%s bars read at %s are at %s those of %s", (type, readAt, now, expected) => {
    const bars = [bar("2026-11-18"), bar("2026-11-19")];
    expect(dates(dropUnfinished(bars, type, new Date(readAt), new Date(now)))).toEqual(expected);
  });

  it.each([
    ["a price 100 times off for a day", bar("2026-11-17", 1_000), ["16", "18", "19"]],
    ["a hundredth for a day", bar("2026-11-17", 0.1), ["16", "18", "19"]],
    ["a high 100 times off", bar("2026-11-17", 10, { high: 1_000 }), ["16", "18", "19"]],
    ["a low near zero", bar("2026-11-17", 10, { low: 0.01 }), ["16", "18", "19"]],
    ["a price nine times higher", bar("2026-11-17", 90), ["16", "17", "18", "19"]],
    ["an endless volume", bar("2026-11-17", 10, { volume: Number.POSITIVE_INFINITY }), ["16", "18", "19"]],
  ])("F-179: %s", (_case, odd, expected) => {
    const bars = [bar("2026-11-16"), odd, bar("2026-11-18"), bar("2026-11-19")];
    expect(dates(cleanCandles(bars, NOW))).toEqual(expected);
  });

  it("F-179: a price that went a hundred times higher and stayed there is kept", () => {
    const bars = [bar("2026-11-16"), bar("2026-11-17", 1_000), bar("2026-11-18", 1_010)];
    expect(dates(cleanCandles(bars, NOW))).toEqual(["16", "17", "18"]);
  });
});
