import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street, stock } from "../../../test/prices/street.node.ts";
import { openMarkets } from "../index.ts";
import { findFiling } from "./filed.ts";
import { openFinnhub } from "./finnhub.ts";
import { openTwelveData } from "./twelve-data.ts";

const TSLA = stock("TSLA");
let street: Street;
afterEach(async () => street?.close());

const quote = {
  c: 403.84,
  d: -13.57,
  dp: -3.251,
  h: 427.93,
  l: 402.54,
  o: 423.79,
  pc: 417.41,
  t: 1735678800,
};
const unknown = { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 };
const profile = {
  country: "US",
  currency: "USD",
  exchange: "NASDAQ NMS - GLOBAL MARKET",
  marketCapitalization: 1296350.5,
  name: "Tesla Inc",
  shareOutstanding: 3210.06,
  ticker: "TSLA",
};
const values = [
  {
    datetime: "2024-12-31",
    open: "423.79",
    high: "427.93",
    low: "402.54",
    close: "403.84",
    volume: "76825121",
  },
  {
    datetime: "2024-12-30",
    open: "419.40",
    high: "427.00",
    low: "415.75",
    close: "417.41",
    volume: "64941012",
  },
];
const series = { meta: { symbol: "TSLA", interval: "1day", currency: "USD" }, values, status: "ok" };

describe("Finnhub", () => {
  const quotes = async (one: unknown, company: unknown) => {
    street = await openStreet((path) => ({ body: path.startsWith("/quote") ? one : company }));
    return openFinnhub({ baseUrl: street.url, apiKey: "token" }).quotes([TSLA]);
  };

  it("tells price and change, and turns millions into units", async () => {
    expect(await quotes(quote, profile)).toEqual([
      {
        symbol: "TSLA",
        price: 403.84,
        change24h: -3.251,
        marketCap: 1_296_350_500_000,
        supply: 3_210_060_000,
        maxSupply: null,
        source: "Finnhub",
        asOf: new Date("2024-12-31T21:00:00.000Z"),
      },
    ]);
    expect(street.asked.toSorted()).toEqual(["/quote?symbol=TSLA", "/stock/profile2?symbol=TSLA"]);
    expect(street.headers.map((h) => h["x-finnhub-token"])).toEqual(["token", "token"]);
  });

  it("leaves out a symbol it does not know", async () => {
    expect(await quotes(unknown, {})).toEqual([]);
  });

  it("does not take a market cap in another currency for dollars", async () => {
    const foreign = { ...profile, currency: "TWD" };
    expect(await quotes(quote, foreign)).toMatchObject([{ marketCap: null, supply: 3_210_060_000 }]);
  });

  it("passes on that the plan does not allow it", async () => {
    street = await openStreet(() => ({
      status: 403,
      body: { error: "You don't have access to this resource." },
    }));
    await expect(openFinnhub({ baseUrl: street.url }).quotes([TSLA])).rejects.toMatchObject({ status: 403 });
  });
});

describe("Twelve Data", () => {
  const candles = async (reply: { status?: number; body: unknown }) => {
    street = await openStreet(() => reply);
    return openTwelveData({ baseUrl: street.url, apiKey: "key" }).candles(TSLA, 365);
  };

  it("reads its newest-first texts as bars, oldest first", async () => {
    const { source, candles: bars } = await candles({ body: series });
    expect(source).toBe("Twelve Data");
    expect(bars.map((bar) => bar.date)).toEqual(["2024-12-30", "2024-12-31"]);
    expect(bars[1]).toEqual({
      date: "2024-12-31",
      open: 423.79,
      high: 427.93,
      low: 402.54,
      close: 403.84,
      volume: 76825121,
    });
    expect(street.asked).toEqual(["/time_series?symbol=TSLA&interval=1day&outputsize=1264"]);
    expect(street.headers[0]?.authorization).toBe("apikey key");
  });

  it.each([
    [200, { code: 404, message: "**symbol** is invalid", status: "error" }],
    [404, { code: 404, message: "**symbol** is invalid", status: "error" }],
  ])("has no bars for an unknown symbol, said with HTTP %i", async (status, body) => {
    expect((await candles({ status, body })).candles).toEqual([]);
  });

  it.each([
    [
      "credits used up, inside 200",
      { body: { code: 429, message: "credits", status: "error" } },
      "rate_limited",
    ],
    ["a wrong key, inside 200", { body: { code: 401, message: "apikey", status: "error" } }, "status"],
    ["429", { status: 429, body: { code: 429, message: "credits", status: "error" } }, "rate_limited"],
    ["a null price", { body: { ...series, values: [{ ...values[0], close: null }] } }, "schema"],
    ["no values", { body: { meta: {}, status: "ok" } }, "schema"],
  ])("%s is an error", async (_case, reply, reason) => {
    await expect(candles(reply)).rejects.toMatchObject({ provider: "Twelve Data", reason });
  });
});

describe("the stock market", () => {
  const open = async (bars: unknown) => {
    street = await openStreet((path) => ({
      body: path.startsWith("/quote") ? quote : path.startsWith("/stock") ? profile : bars,
    }));
    const source = { baseUrl: `${street.url}/`, apiKey: "k" };
    return openMarkets({ finnhub: source, twelveData: source }, () => new Date()).stock;
  };

  it("joins the quote with the volume of the last bar", async () => {
    const market = await open(series);
    expect(market.kind).toBe("live");
    expect(await market.quotes.quotes([TSLA])).toMatchObject([{ price: 403.84, volume: 76825121 }]);
  });

  it("F-176: a question about a stock costs one of Twelve Data's eight calls a minute, for quote and history", async () => {
    street = await openStreet((path) => {
      if (path.startsWith("/quote")) return { body: { c: 250, dp: 1, t: 1_735_678_800 } };
      if (path.startsWith("/stock")) return { body: {} };
      return { body: { status: "ok", values } };
    });
    const config = { finnhub: { baseUrl: street.url }, twelveData: { baseUrl: street.url } };
    const clock = () => new Date("2024-12-31T22:00:00Z");
    const ask = () => openMarkets(config, clock).stock;
    await ask().quotes.quotes([TSLA]);
    await ask().candles.candles(TSLA, 600);
    await Promise.all([ask().quotes.quotes([TSLA]), ask().candles.candles(TSLA, 600)]);
    expect(street.asked.filter((path) => path.startsWith("/time_series"))).toHaveLength(1);
  });

  it("leaves out a stock that has a quote and no bar", async () => {
    const market = await open({ code: 404, message: "", status: "error" });
    expect(await market.quotes.quotes([TSLA])).toEqual([]);
  });
});

describe("filed reports", () => {
  it.each([
    ["AAPL", "2024-10-31T23:59:59Z", undefined],
    ["AAPL", "2024-11-01T00:00:00Z", "2024-11-01"],
    ["NVDA", "2024-12-31T23:59:59Z", "2024-02-21"],
    ["MSFT", "2024-07-29T12:00:00Z", undefined],
    ["KO", "2024-12-31T23:59:59Z", undefined],
  ])("%s at %s is %s", (symbol, now, filed) => {
    expect(findFiling(stock(symbol), new Date(now))?.filed).toBe(filed);
  });

  it("name the filing and what is unconfirmed in it", () => {
    expect(findFiling(TSLA, new Date("2024-12-31"))?.source).toBe(
      "10-K filed 2024-01-29 (SEC accession 0001628280-24-002390); unconfirmed: diluted EPS, debt",
    );
  });

  it("give earnings a share that fit income and a plausible number of shares", () => {
    for (const symbol of ["NVDA", "MSFT", "GOOGL", "AAPL", "TSLA"]) {
      const report = findFiling(stock(symbol), new Date("2024-12-31"));
      const shares = (report?.netIncome ?? 0) / (report?.epsDiluted ?? 1);
      expect(shares, symbol).toBeGreaterThan(3e9);
      expect(shares, symbol).toBeLessThan(26e9);
    }
  });

  it("are of stocks: a coin of the same ticker has none", () => {
    expect(findFiling(coin("TSLA", null), new Date("2024-12-31"))).toBeNull();
  });
});
