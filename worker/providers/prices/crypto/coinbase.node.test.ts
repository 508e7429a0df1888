import { afterEach, describe, expect, it } from "vitest";
import { coin, openStreet, type Street } from "../../../test/prices/street.node.ts";
import { openCoinbase } from "./coinbase.ts";
import { openCoingeckoCloses } from "./coingecko-closes.ts";
import { openFearGreed } from "./fear-greed.ts";

const BTC = coin("BTC", "bitcoin");
const NOW = new Date("2024-12-31T15:00:00Z");
const DAY = 86_400_000;
let street: Street;
afterEach(async () => street?.close());

describe("Coinbase", () => {
  const open = async (answer: Parameters<typeof openStreet>[0]) => {
    street = await openStreet(answer);
    return openCoinbase({ baseUrl: street.url, now: () => NOW });
  };
  const second = (date: string) => Date.parse(date) / 1_000;

  it("turns newest-first rows of low before high into bars, oldest first, with USD turnover", async () => {
    const rows = [
      [second("2024-12-31"), 91_700.5, 94_000, 92_650.25, 93_429.2, 1_000.5],
      [second("2024-12-30"), 91_300, 95_000, 93_700, 92_650.25, 2_000],
    ];
    const source = await open(() => ({ body: rows }));
    expect(await source.candles(BTC, 30)).toEqual({
      source: "Coinbase BTC/USD",
      candles: [
        {
          date: "2024-12-30",
          open: 93_700,
          high: 95_000,
          low: 91_300,
          close: 92_650.25,
          volume: 185_300_500,
        },
        {
          date: "2024-12-31",
          open: 92_650.25,
          high: 94_000,
          low: 91_700.5,
          close: 93_429.2,
          volume: 1_000.5 * 93_429.2,
        },
      ],
    });
    expect(street.asked.map(decodeURIComponent)).toEqual([
      "/products/BTC-USD/candles?granularity=86400&start=2024-12-02T00:00:00.000Z&end=2024-12-31T00:00:00.000Z",
    ]);
  });

  it("asks for at most 300 days at a time and puts the pieces together without a gap or a bar twice", async () => {
    const source = await open((path) => {
      const query = new URL(path, "http://x").searchParams;
      const [start, end] = [query.get("start"), query.get("end")].map((at) => Date.parse(at ?? ""));
      const days = ((end ?? 0) - (start ?? 0)) / DAY + 1;
      expect(days).toBeLessThanOrEqual(300);
      // some bars before the asked ones are allowed to come along
      return {
        body: Array.from({ length: days + 3 }, (_, i) => [((end ?? 0) - i * DAY) / 1_000, 1, 3, 2, 2.5, 10]),
      };
    });
    const { candles } = await source.candles(BTC, 700);
    expect(street.asked).toHaveLength(3);
    expect(candles).toHaveLength(700);
    expect(candles.at(-1)?.date).toBe("2024-12-31");
    expect(new Set(candles.map(({ date }) => date)).size).toBe(700);
    expect(candles.map(({ date }) => date)).toEqual(candles.map(({ date }) => date).toSorted());
  });

  it("has no bars of a product it does not trade", async () => {
    const source = await open(() => ({ status: 404, body: { message: "NotFound" } }));
    expect((await source.candles(coin("NOPE", null), 30)).candles).toEqual([]);
  });

  it.each([
    ["another refusal", { status: 400, body: { message: "granularity too small" } }, "status"],
    ["an error inside 200", { body: { message: "maintenance" } }, "schema"],
    ["a price as text", { body: [[1_735_603_200, "1", 3, 2, 2.5, 10]] }, "schema"],
    ["a null volume", { body: [[1_735_603_200, 1, 3, 2, 2.5, null]] }, "schema"],
  ])("%s is an error", async (_case, reply, reason) => {
    await expect((await open(() => reply)).candles(BTC, 30)).rejects.toMatchObject({ reason });
  });
});

describe("the Fear & Greed index", () => {
  const value = (text: string, at: string, name = "Greed") => ({
    value: text,
    value_classification: name,
    timestamp: String(Date.parse(at) / 1_000),
  });
  const read = async (body: unknown) => {
    street = await openStreet(() => ({ body }));
    return openFearGreed({ baseUrl: street.url })(NOW);
  };
  const reply = (...data: unknown[]) => ({ name: "Fear and Greed Index", data, metadata: { error: null } });

  it("is today's value, whose numbers come as texts", async () => {
    const today = { ...value("65", "2024-12-31"), time_until_update: "32400" };
    expect(await read(reply(today, value("70", "2024-12-30")))).toEqual({
      value: 65,
      classification: "Greed",
      source: "Crypto Fear & Greed Index, alternative.me",
      asOf: new Date("2024-12-31"),
    });
    expect(street.asked).toEqual(["/fng/?limit=3"]);
  });

  it("is yesterday's while today's is ahead of our clock, and none when all are old", async () => {
    expect(await read(reply(value("91", "2025-01-01"), value("70", "2024-12-30")))).toMatchObject({
      value: 70,
    });
    await street.close();
    expect(await read(reply(value("70", "2024-12-28")))).toBeNull();
    await street.close();
    expect(await read(reply())).toBeNull();
  });

  it.each([
    ["an error inside 200", { data: null, metadata: { error: "down" } }, "status"],
    ["a number of 250", reply(value("250", "2024-12-31")), "schema"],
    ["greed at 0", reply(value("0", "2024-12-31")), "schema"],
    ["fear at 65", reply(value("65", "2024-12-31", "Extreme Fear")), "schema"],
    ["neither at 90", reply(value("90", "2024-12-31", "Neutral")), "schema"],
    ["a negative number", reply(value("-3", "2024-12-31")), "schema"],
    ["a mood it does not have", reply(value("50", "2024-12-31", "Buy everything")), "schema"],
    ["an HTML page", "<html></html>", "schema"],
  ])("%s is an error", async (_case, body, reason) => {
    await expect(read(body)).rejects.toMatchObject({ reason });
  });
});

describe("CoinGecko's daily closes", () => {
  const candles = async (reply: { status?: number; body: unknown }) => {
    street = await openStreet(() => reply);
    return openCoingeckoCloses({ baseUrl: street.url, apiKey: "demo" }).candles(coin("WBT", "whitebit"), 600);
  };
  const midnight = (date: string) => Date.parse(date);

  it("take a point at midnight for the day before, and the last point for the running day", async () => {
    const prices = [
      [midnight("2024-12-30"), 24.1],
      [midnight("2024-12-31"), 24.5],
      [midnight("2024-12-31") + 54_000_000, 24.8],
    ];
    const series = await candles({
      body: { prices, market_caps: [], total_volumes: prices.map(([at]) => [at, 7e6]) },
    });
    expect(series).toMatchObject({ source: "CoinGecko daily closes", closesOnly: true });
    expect(series.candles.map(({ date, close }) => [date, close])).toEqual([
      ["2024-12-29", 24.1],
      ["2024-12-30", 24.5],
      ["2024-12-31", 24.8],
    ]);
    expect(series.candles[0]).toMatchObject({ open: 24.1, high: 24.1, low: 24.1, volume: 7e6 });
    expect(street.asked).toEqual(["/coins/whitebit/market_chart?vs_currency=usd&days=365&interval=daily"]);
    expect(street.headers[0]?.["x-cg-demo-api-key"]).toBe("demo");
  });

  it("leave out a day without a price or without its volume", async () => {
    const body = {
      prices: [
        [1e12, null],
        [2e12, 1],
      ],
      total_volumes: [[1e12, 5]],
    };
    expect((await candles({ body })).candles).toEqual([]);
  });

  it("are none of a coin it does not know", async () => {
    expect((await candles({ status: 404, body: { error: "coin not found" } })).candles).toEqual([]);
  });
});
