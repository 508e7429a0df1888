import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street } from "../../../test/prices/street.node.ts";
import { openBinance } from "./binance.ts";
import { openCoingecko } from "./coingecko.ts";

const BTC = coin("BTC", "bitcoin");
let street: Street;
afterEach(async () => street.close());

const bitcoin = {
  id: "bitcoin",
  symbol: "btc",
  name: "Bitcoin",
  image: "https://img.example/btc.png",
  current_price: 93429.2,
  market_cap: 1850000000000,
  market_cap_rank: 1,
  total_volume: 43625106843,
  price_change_percentage_24h: 0.84523,
  circulating_supply: 19803900,
  max_supply: 21000000,
  roi: null,
  last_updated: "2024-12-31T23:58:41.123Z",
};

describe("CoinGecko", () => {
  const quotes = async (body: unknown, assets = [BTC]) => {
    street = await openStreet(() => ({ body }));
    return openCoingecko({ baseUrl: street.url, apiKey: "demo" }).quotes(assets);
  };

  it("tells price, change, turnover, cap and supply in one request with the demo key in a header", async () => {
    expect(await quotes([bitcoin])).toEqual([
      {
        symbol: "BTC",
        price: 93429.2,
        change24h: 0.84523,
        volume: 43625106843,
        marketCap: 1850000000000,
        supply: 19803900,
        maxSupply: 21000000,
        source: "CoinGecko",
        asOf: new Date("2024-12-31T23:58:41.123Z"),
      },
    ]);
    expect(street.asked).toEqual(["/coins/markets?vs_currency=usd&ids=bitcoin&per_page=250"]);
    expect(street.headers[0]?.["x-cg-demo-api-key"]).toBe("demo");
  });

  it("takes a cap or supply of null or 0 as unknown", async () => {
    const bare = { ...bitcoin, market_cap: 0, circulating_supply: null, max_supply: null };
    expect(await quotes([bare])).toMatchObject([{ marketCap: null, supply: null, maxSupply: null }]);
  });

  it("leaves out a coin without price, one it does not know and one we have no id of", async () => {
    const body = [{ ...bitcoin, id: "ethereum", current_price: null }];
    expect(await quotes(body, [BTC, coin("ETH", "ethereum"), coin("ABC", null)])).toEqual([]);
  });

  it("asks nothing when no asset has an id", async () => {
    expect(await quotes([], [coin("ABC", null)])).toEqual([]);
    expect(street.asked).toEqual([]);
  });

  it("refuses its error object", async () => {
    await expect(quotes({ status: { error_code: 429, error_message: "slow down" } })).rejects.toMatchObject({
      reason: "schema",
    });
  });
});

describe("Binance", () => {
  const DAY = 86_400_000;
  // biome-ignore format: one bar as the wire has it
  const kline = (openTime: number, close: string) => [
    openTime, "1.00", "9.00", "0.50", close, "100.0", openTime + DAY - 1, "250.75", 12, "50.0", "125.0", "0",
  ];
  const start = Date.UTC(2024, 0, 1);

  it("reads bars oldest first with the turnover in USDT as volume", async () => {
    street = await openStreet(() => ({ body: [kline(start, "2.5"), kline(start + DAY, "93429.20000000")] }));
    const series = await openBinance({ baseUrl: street.url }).candles(BTC, 30);
    expect(street.asked).toEqual(["/api/v3/klines?symbol=BTCUSDT&interval=1d&limit=30"]);
    expect(series).toEqual({
      source: "Binance BTC/USDT",
      candles: [
        { date: "2024-01-01", open: 1, high: 9, low: 0.5, close: 2.5, volume: 250.75 },
        { date: "2024-01-02", open: 1, high: 9, low: 0.5, close: 93429.2, volume: 250.75 },
      ],
    });
  });

  it("asks for a coin that shares a company's ticker by that ticker", async () => {
    street = await openStreet(() => ({ body: [kline(start, "41.5")] }));
    const dash = { ...BTC, symbol: "DASH-USD", name: "Dash", coingeckoId: "dash" };
    expect(await openBinance({ baseUrl: street.url }).candles(dash, 30)).toMatchObject({
      source: "Binance DASH/USDT",
    });
    expect(street.asked).toEqual(["/api/v3/klines?symbol=DASHUSDT&interval=1d&limit=30"]);
  });

  it("pages back for more than 1,000 days, without a gap or a bar twice", async () => {
    const all = Array.from({ length: 2_600 }, (_, i) => kline(start - (2_599 - i) * DAY, String(i)));
    street = await openStreet((path) => {
      const query = new URL(path, "http://x").searchParams;
      const until = Number(query.get("endTime") ?? Number.POSITIVE_INFINITY);
      return { body: all.filter((k) => Number(k[0]) <= until).slice(-Number(query.get("limit"))) };
    });
    const { candles } = await openBinance({ baseUrl: street.url }).candles(BTC, 2_300);
    expect(street.asked).toHaveLength(3);
    expect(candles.map((c) => c.close)).toEqual(Array.from({ length: 2_300 }, (_, i) => i + 300));
    expect((await openBinance({ baseUrl: street.url }).candles(BTC, 5_000)).candles).toHaveLength(2_600);
  });

  it("has no bars for a pair it does not trade", async () => {
    street = await openStreet(() => ({ status: 400, body: { code: -1121, msg: "Invalid symbol." } }));
    expect((await openBinance({ baseUrl: street.url }).candles(coin("NOPE", null), 30)).candles).toEqual([]);
  });

  it.each([
    ["another refusal", { status: 400, body: { code: -1100, msg: "Illegal characters" } }, "status"],
    ["the ban of an address", { status: 418, body: { code: -1003, msg: "banned" } }, "rate_limited"],
    ["a price that is no number", { body: [kline(start, "NaN")] }, "schema"],
    ["a bar cut short", { body: [[start, "1", "2"]] }, "schema"],
  ])("%s is an error", async (_case, reply, reason) => {
    street = await openStreet(() => reply);
    await expect(openBinance({ baseUrl: street.url }).candles(BTC, 30)).rejects.toMatchObject({ reason });
  });
});
