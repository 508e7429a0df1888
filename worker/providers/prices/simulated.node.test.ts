import { mean, sampleCorrelation, sampleKurtosis, standardDeviation } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../shared/listed.ts";
import type { AssetType, Candle } from "../../../shared/markets.ts";
import { openSimulated } from "./simulated.ts";
import { dateText, isTradingDay, sessionOf } from "./simulation/calendar.ts";

const CRYPTO = LISTED_CRYPTO.map((symbol) => ({ symbol, type: "crypto" as const }));
const STOCKS = LISTED_STOCKS.map((symbol) => ({ symbol, type: "stock" as const }));
const LISTED = [...CRYPTO, ...STOCKS];
const DAY = 86_400_000;

const market = (type: AssetType, now: string | number) => openSimulated(type, () => new Date(now));
const full = (symbol: string, type: AssetType) => ({ symbol, name: symbol, type, coingeckoId: null });
const barsOf = async (symbol: string, type: AssetType, now: string | number, days = 600) =>
  (await market(type, now).candles.candles(full(symbol, type), days)).candles;
const quoteOf = async (symbol: string, type: AssetType, now: string | number) =>
  (await market(type, now).quotes.quotes([full(symbol, type)]))[0] ?? expect.fail("no quote");
const returnsOf = (bars: Candle[]) =>
  bars.slice(1).map((bar, i) => Math.log(bar.close / (bars[i]?.close ?? Number.NaN)));

/** Of a running day's bar two minutes later. */
function expectGrowth(before: Candle, bar: Candle) {
  expect(bar.high).toBeGreaterThanOrEqual(before.high);
  expect(bar.low).toBeLessThanOrEqual(before.low);
  expect(bar.volume).toBeGreaterThanOrEqual(before.volume);
  expect(bar.open).toBe(before.open);
  expect(Math.abs(bar.close / before.close - 1)).toBeLessThan(0.03);
}

describe("the simulated market", () => {
  it("is the same for everyone at the same moment, and another one for another asset", async () => {
    const now = "2026-11-21T12:34:56Z";
    expect(await barsOf("BTC", "crypto", now)).toEqual(await barsOf("BTC", "crypto", now));
    const [btc, eth] = [await barsOf("BTC", "crypto", now), await barsOf("ETH", "crypto", now)];
    expect(returnsOf(btc)).not.toEqual(returnsOf(eth));
  });

  it("never changes a finished day: what is known later begins with what was known before", async () => {
    for (const { symbol, type } of LISTED) {
      const later = await barsOf(symbol, type, "2026-11-21T12:00:00Z", 1_500);
      for (const days of [1, 7, 40, 256, 500]) {
        const now = Date.parse("2026-11-21T12:00:00Z") - days * DAY;
        const before = (await barsOf(symbol, type, now, 700)).slice(0, -1);
        const from = later.findIndex((bar) => bar.date === before[0]?.date);
        expect(later.slice(from, from + before.length)).toEqual(before);
      }
    }
  });

  it("grows the running day's bar out of its open, and never takes back a high or low", async () => {
    for (const { symbol, type } of [CRYPTO[0], STOCKS[4]] as typeof LISTED) {
      const { opens, closes } = sessionOf(type, Date.parse("2026-11-19") / DAY);
      let last: Candle | undefined;
      for (let now = opens; now < closes; now += 120_000) {
        const bar = (await barsOf(symbol, type, now, 1))[0] ?? expect.fail("no bar");
        expect(bar.date).toBe("2026-11-19");
        if (last) expectGrowth(last, bar);
        else expect([bar.high, bar.low, bar.close, bar.volume]).toEqual([bar.open, bar.open, bar.open, 0]);
        last = bar;
      }
      const finished = (await barsOf(symbol, type, closes + 30 * DAY, 60)).find(
        (b) => b.date === "2026-11-19",
      );
      expect(finished?.high).toBeGreaterThanOrEqual(last?.high ?? Number.NaN);
      expect(Math.abs((finished?.close ?? 0) / (last?.close ?? 1) - 1)).toBeLessThan(0.01);
    }
  });

  it("moves within the day", async () => {
    const prices = new Set<number>();
    for (let minute = 0; minute < 60; minute += 2)
      prices.add(
        (await quoteOf("BTC", "crypto", Date.parse("2026-11-21T10:00:00Z") + minute * 60_000)).price,
      );
    expect(prices.size).toBeGreaterThan(20);
  });

  it("has bars that can be: high on top, low at the bottom, all positive, dates ascending without a gap", async () => {
    for (const { symbol, type } of [
      ...LISTED,
      full("SHIB", "crypto"),
      full("USDT", "crypto"),
      full("KO", "stock"),
    ]) {
      const bars = await barsOf(symbol, type, "2026-11-21T23:00:00Z", 1_000);
      expect(bars).toHaveLength(1_000);
      bars.forEach((bar, i) => {
        expect(bar.high).toBeGreaterThanOrEqual(Math.max(bar.open, bar.close));
        expect(bar.low).toBeLessThanOrEqual(Math.min(bar.open, bar.close));
        expect(bar.low).toBeGreaterThan(0);
        expect(bar.volume).toBeGreaterThan(0);
        const before = bars[i - 1];
        if (!before) return;
        const gap = (Date.parse(bar.date) - Date.parse(before.date)) / DAY;
        if (type === "crypto") expect(gap).toBe(1);
        else expect(gap >= 1 && gap <= 4).toBe(true);
        if (type === "crypto") expect(bar.open).toBe(before.close);
      });
    }
  });

  it("reaches back as many years as asked", async () => {
    const bars = await barsOf("MSFT", "stock", "2026-11-21T12:00:00Z", 5_000);
    expect(bars).toHaveLength(5_000);
    expect(bars[0]?.date.slice(0, 4)).toBe("2007");
  });

  it("keeps the ten listed assets near plausible levels for decades", async () => {
    const ranges = {
      BTC: [10_000, 600_000],
      SOL: [15, 2_000],
      XRP: [0.15, 25],
      AAPL: [60, 1_200],
      TSLA: [50, 2_500],
    };
    for (const [symbol, [low = 0, high = 0]] of Object.entries(ranges)) {
      const type = LISTED.find((a) => a.symbol === symbol)?.type ?? "crypto";
      for (const bar of await barsOf(symbol, type, "2040-01-01T00:00:00Z", 6_000)) {
        expect(bar.low).toBeGreaterThan(low);
        expect(bar.high).toBeLessThan(high);
      }
    }
  });

  it("is as restless as real markets: crypto near 55% a year, stocks near 30%, with fat tails", async () => {
    for (const [list, periods, usual] of [
      [CRYPTO, 365, 0.55],
      [STOCKS, 252, 0.3],
    ] as const) {
      const volatilities = [];
      for (const { symbol, type } of list) {
        const returns = returnsOf(await barsOf(symbol, type, "2026-11-21T00:00:00Z", 2_000));
        volatilities.push(standardDeviation(returns) * Math.sqrt(periods));
        expect(sampleKurtosis(returns), symbol).toBeGreaterThan(1.5);
      }
      expect(Math.abs(mean(volatilities) - usual)).toBeLessThan(0.05);
      expect(Math.min(...volatilities)).toBeGreaterThan(usual * 0.6);
      expect(Math.max(...volatilities)).toBeLessThan(usual * 1.8);
    }
  });

  it("has quiet and wild times: big days follow big days", async () => {
    for (const { symbol, type } of LISTED) {
      const sizes = returnsOf(await barsOf(symbol, type, "2026-11-21T00:00:00Z", 3_000)).map(Math.abs);
      expect(sampleCorrelation(sizes.slice(5), sizes.slice(0, -5)), symbol).toBeGreaterThan(0.05);
    }
  });

  it("moves together as real markets do: crypto 0.6 to 0.8, stocks 0.3 to 0.6", async () => {
    for (const [list, low, high] of [
      [CRYPTO, 0.6, 0.8],
      [STOCKS, 0.3, 0.6],
    ] as const) {
      const returns = await Promise.all(
        list.map(async (a) => returnsOf(await barsOf(a.symbol, a.type, "2026-11-21T00:00:00Z", 1_500))),
      );
      returns.forEach((a, i) => {
        for (const b of returns.slice(i + 1)) {
          expect(sampleCorrelation(a, b)).toBeGreaterThan(low);
          expect(sampleCorrelation(a, b)).toBeLessThan(high);
        }
      });
    }
  });

  it("stocks of one sector move together more than those of two, and funds with what they track", async () => {
    const read = async (symbol: string) =>
      returnsOf(await barsOf(symbol, "stock", "2026-11-21T00:00:00Z", 1_500));
    const together = async (one: string, other: string) =>
      sampleCorrelation(await read(one), await read(other));
    const banks = await together("JPM", "BAC");
    expect(banks).toBeGreaterThan(0.45);
    for (const other of ["XOM", "NEE", "PFE"]) {
      expect(await together("JPM", other)).toBeLessThan(banks - 0.05);
      expect(await together("JPM", other)).toBeGreaterThan(0.25);
    }
    expect(await together("XLF", "JPM")).toBeGreaterThan(await together("XLF", "XOM"));
    expect(await together("SPY", "VOO")).toBeGreaterThan(0.9);
    expect(await together("SPY", "SH")).toBeLessThan(-0.7);
    expect(Math.abs(await together("AGG", "SPY"))).toBeLessThan(0.3);
  });

  it("trades more on days that move more", async () => {
    const bars = await barsOf("NVDA", "stock", "2026-11-21T00:00:00Z", 1_000);
    const volumes = bars.slice(1).map((bar) => Math.log(bar.volume));
    expect(sampleCorrelation(returnsOf(bars).map(Math.abs), volumes)).toBeGreaterThan(0.4);
  });

  it("keeps a stable coin stable", async () => {
    for (const bar of await barsOf("USDC", "crypto", "2026-11-21T00:00:00Z", 1_000))
      expect(Math.abs(bar.close - 1)).toBeLessThan(0.01);
  });
});

describe("trading hours", () => {
  it.each([
    ["2024-01-01", "New Year's Day"],
    ["2024-01-15", "Martin Luther King Jr. Day"],
    ["2024-02-19", "Washington's Birthday"],
    ["2024-03-29", "Good Friday"],
    ["2024-05-27", "Memorial Day"],
    ["2024-06-19", "Juneteenth"],
    ["2024-07-04", "Independence Day"],
    ["2024-09-02", "Labor Day"],
    ["2024-11-28", "Thanksgiving"],
    ["2024-12-25", "Christmas"],
    ["2023-01-02", "New Year's Day kept on Monday"],
    ["2021-12-24", "Christmas kept on Friday"],
    ["2022-06-20", "Juneteenth kept on Monday"],
    ["2020-07-03", "Independence Day kept on Friday, no early closing"],
    ["2027-12-24", "Christmas kept on Friday, no early closing"],
    ["2025-04-18", "Good Friday 2025"],
    ["2026-04-03", "Good Friday 2026"],
    ["2026-11-21", "a Saturday"],
    ["2026-11-22", "a Sunday"],
  ])("stocks rest on %s, %s", (date) => {
    expect(isTradingDay("stock", Date.parse(date) / DAY)).toBe(false);
    expect(isTradingDay("crypto", Date.parse(date) / DAY)).toBe(true);
  });

  it.each([
    ["2021-12-31", "New Year's Day 2022 falls on Saturday and is not made up for"],
    ["2021-06-18", "Juneteenth was not yet a holiday"],
    ["2024-11-29", "the day after Thanksgiving"],
    ["2024-10-14", "Columbus Day"],
  ])("stocks trade on %s: %s", (date) => {
    expect(isTradingDay("stock", Date.parse(date) / DAY)).toBe(true);
  });

  it.each([
    ["2026-11-19", "2026-11-19T14:30:00.000Z", "2026-11-19T21:00:00.000Z"],
    ["2026-07-01", "2026-07-01T13:30:00.000Z", "2026-07-01T20:00:00.000Z"],
    ["2026-03-06", "2026-03-06T14:30:00.000Z", "2026-03-06T21:00:00.000Z"],
    ["2026-03-09", "2026-03-09T13:30:00.000Z", "2026-03-09T20:00:00.000Z"],
    ["2026-10-30", "2026-10-30T13:30:00.000Z", "2026-10-30T20:00:00.000Z"],
    ["2026-11-02", "2026-11-02T14:30:00.000Z", "2026-11-02T21:00:00.000Z"],
    // Early closings as NYSE Group published them for 2014 to 2026, and days that are none.
    ["2014-07-03", "2014-07-03T13:30:00.000Z", "2014-07-03T17:00:00.000Z"],
    ["2023-07-03", "2023-07-03T13:30:00.000Z", "2023-07-03T17:00:00.000Z"],
    ["2024-07-03", "2024-07-03T13:30:00.000Z", "2024-07-03T17:00:00.000Z"],
    ["2020-11-27", "2020-11-27T14:30:00.000Z", "2020-11-27T18:00:00.000Z"],
    ["2024-11-29", "2024-11-29T14:30:00.000Z", "2024-11-29T18:00:00.000Z"],
    ["2026-11-27", "2026-11-27T14:30:00.000Z", "2026-11-27T18:00:00.000Z"],
    ["2020-12-24", "2020-12-24T14:30:00.000Z", "2020-12-24T18:00:00.000Z"],
    ["2024-12-24", "2024-12-24T14:30:00.000Z", "2024-12-24T18:00:00.000Z"],
    ["2020-07-02", "2020-07-02T13:30:00.000Z", "2020-07-02T20:00:00.000Z"],
    ["2021-07-02", "2021-07-02T13:30:00.000Z", "2021-07-02T20:00:00.000Z"],
    ["2024-12-31", "2024-12-31T14:30:00.000Z", "2024-12-31T21:00:00.000Z"],
  ])("on %s New York trades from %s to %s", (date, opens, closes) => {
    const session = sessionOf("stock", Date.parse(date) / DAY);
    expect([session.opens, session.closes].map((ms) => new Date(ms).toISOString())).toEqual([opens, closes]);
  });

  it("names every day of forty years as the calendar does", () => {
    for (let day = 10_957; day < 25_567; day++)
      expect(dateText(day)).toBe(new Date(day * DAY).toISOString().slice(0, 10));
  });

  it("outside trading hours a stock stands at its last close, dated then", async () => {
    const close = (await barsOf("AAPL", "stock", "2026-11-20T21:00:00Z", 1))[0]?.close;
    for (const now of [
      "2026-11-20T21:00:01Z",
      "2026-11-21T12:00:00Z",
      "2026-11-22T23:59:59Z",
      "2026-11-23T14:29:59Z",
    ]) {
      const quote = await quoteOf("AAPL", "stock", now);
      expect(quote.price).toBe(close);
      expect(quote.asOf.toISOString()).toBe("2026-11-20T21:00:00.000Z");
      expect((await barsOf("AAPL", "stock", now, 1))[0]?.date).toBe("2026-11-20");
    }
    expect((await quoteOf("AAPL", "stock", "2026-11-23T15:00:00Z")).asOf.toISOString()).toBe(
      "2026-11-23T15:00:00.000Z",
    );
  });
});

describe("a day on which trading ends early", () => {
  it("ends there for the simulated market too: price and bar stand from 13:00 in New York on", async () => {
    const [before, after] = await Promise.all(
      ["2026-11-27T17:59:00Z", "2026-11-27T18:00:00Z"].map((now) => quoteOf("AAPL", "stock", now)),
    );
    const later = await quoteOf("AAPL", "stock", "2026-11-27T20:59:00Z");
    expect(later).toEqual(after);
    expect(later.asOf).toEqual(new Date("2026-11-27T18:00:00Z"));
    expect(before?.price).not.toBe(later.price);
    expect((await barsOf("AAPL", "stock", "2026-11-28T12:00:00Z", 1))[0]?.close).toBe(later.price);
  });
});

describe("what else the simulated market tells", () => {
  it("a quote agrees with the bars of the same moment", async () => {
    const now = "2026-11-19T17:10:00Z";
    for (const { symbol, type } of LISTED) {
      const quote = await quoteOf(symbol, type, now);
      const [before, today] = (await barsOf(symbol, type, now, 2)) as [Candle, Candle];
      expect(quote.price).toBe(today.close);
      expect(quote.source).toBe("simulated market");
      expect(quote.marketCap).toBeCloseTo(quote.price * (quote.supply ?? 0), -1);
      if (type === "stock") expect(quote.change24h).toBeCloseTo((today.close / before.close - 1) * 100, 9);
      else {
        const yesterday = await quoteOf(symbol, type, "2026-11-18T17:10:00Z");
        expect(quote.change24h).toBeCloseTo((quote.price / yesterday.price - 1) * 100, 9);
        expect(quote.volume).toBeGreaterThan(today.volume);
      }
    }
  });

  it("a mood from 0 to 100 for both kinds, which is sometimes fear and sometimes greed", async () => {
    for (const type of ["crypto", "stock"] as const) {
      const moods = await Promise.all(
        Array.from({ length: 1_000 }, (_, i) =>
          market(type, Date.parse("2026-11-21T15:00:00Z") - i * DAY).mood(type),
        ),
      );
      expect(new Set(moods.map((mood) => mood?.classification)).size).toBe(5);
      for (const mood of moods) {
        expect(mood?.value).toBeGreaterThanOrEqual(0);
        expect(mood?.value).toBeLessThanOrEqual(100);
      }
      expect(moods[0]).toMatchObject({ source: "simulated market", asOf: new Date("2026-11-21T00:00:00Z") });
    }
  });

  it("an annual report for stocks that was filed before now and carries on from the one before", async () => {
    const report = (symbol: string, now: string) => market("stock", now).fundamentals(full(symbol, "stock"));
    for (const { symbol } of STOCKS) {
      const before = await report(symbol, "2026-01-15T00:00:00Z");
      const after = await report(symbol, "2026-03-15T00:00:00Z");
      expect(before).toMatchObject({ period: "FY2024", periodEnd: "2024-12-31", source: "simulated market" });
      expect(after?.period).toBe("FY2025");
      expect(after?.previous).toEqual({ revenue: before?.revenue, netIncome: before?.netIncome });
      expect(after?.filed && after.filed > "2026-01-31" && after.filed < "2026-03-01").toBe(true);
      expect(await report(symbol, `${after?.filed}T00:00:00Z`)).toEqual(after);
      expect((await report(symbol, new Date(Date.parse(after?.filed ?? "") - 1).toISOString()))?.period).toBe(
        "FY2024",
      );
    }
  });

  it("no report for a coin", async () => {
    expect(await market("crypto", "2026-01-15").fundamentals(full("BTC", "crypto"))).toBeNull();
  });
});
