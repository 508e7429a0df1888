import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { assetsReplySchema } from "../../../shared/catalogue.ts";
import {
  candlesReplySchema,
  closesReplySchema,
  cryptoPricesSchema,
  stockPricesSchema,
} from "../../../shared/markets.ts";
import type { Deps } from "../../deps.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { replyToError } from "../../http/on-error.ts";
import { openTestDeps } from "../../test/markets/market-deps.ts";
import { marketRoutes } from "./routes.ts";

const get = async (path: string) => {
  const { deps, finish } = openTestDeps({ config: {} });
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set("deps", deps as Deps);
      await next();
    })
    .route("/api", marketRoutes)
    .onError(replyToError);
  const response = await app.request(path, {}, env);
  await finish();
  return { status: response.status, body: await response.json() };
};

describe("the market addresses", () => {
  it("list five coins and five stocks as plain arrays in the agreed shapes", async () => {
    const crypto = await get("/api/crypto/prices");
    expect(cryptoPricesSchema.parse(crypto.body).map(({ id }) => id)).toHaveLength(5);
    const stock = await get("/api/stock/prices");
    expect(stockPricesSchema.parse(stock.body).map(({ symbol }) => symbol)).toEqual([
      "NVDA",
      "MSFT",
      "GOOGL",
      "AAPL",
      "TSLA",
    ]);
  });

  it("gives a month of closes of all ten, which are those of the candles", async () => {
    const assets = closesReplySchema.parse((await get("/api/markets/closes")).body);
    expect(assets.map(({ symbol }) => symbol)).toHaveLength(10);
    expect(assets.every(({ closes }) => closes.length === 31)).toBe(true);
    const { candles } = candlesReplySchema.parse((await get("/api/markets/ETH/candles?days=31")).body);
    const ether = assets.find(({ symbol }) => symbol === "ETH");
    expect(ether?.closes.slice(0, -1)).toEqual(
      candles.slice(0, -1).map(({ date, close }) => ({ date, close })),
    );
  });

  it("find assets of the catalogue by a name in another language, asking no source", async () => {
    const { body } = await get(`/api/assets?q=${encodeURIComponent("биткоин")}&class=coin`);
    const { assets, total, nearest } = assetsReplySchema.parse(body);
    expect(assets[0]).toEqual({
      ...{ symbol: "BTC", name: "Bitcoin", class: "coin", exchange: null, currency: "USD" },
      ...{ coingeckoId: "bitcoin", noRange: null },
    });
    expect(assets.map(({ symbol }) => symbol)).toEqual(["BTC", "BCH", "BSV", "WBTC"]);
    expect([total, nearest]).toEqual([4, []]);
  });

  it.each([
    ["class=gold", "class"],
    ["page=0", "page"],
    ["page=two", "page"],
    [`q=${"x".repeat(41)}`, "q"],
  ])("refuse %s and say which part", async (query, field) => {
    const { status, body } = await get(`/api/assets?${query}`);
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  it.each([
    ["/api/markets/BTC/candles", 365],
    ["/api/markets/btc/candles?days=30", 30],
    ["/api/markets/TSLA/candles?days=1830", 1_830],
  ])("%s gives %i bars", async (path, count) => {
    const { body } = await get(path);
    const reply = candlesReplySchema.parse(body);
    expect(reply.candles).toHaveLength(count);
    expect(reply).toMatchObject({ market: "simulated", source: "simulated market" });
    expect(reply.asOf).toBe("2026-11-20T18:00:00.000Z");
  });

  it.each(["29", "1831", "-30", "30.5", "1e3", "abc", "", "99999999999999999999"])(
    "days=%s is not a number of days",
    async (days) => {
      const { status, body } = await get(`/api/markets/BTC/candles?days=${days}`);
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: "invalid_request", fields: { days: expect.any(String) } });
    },
  );

  it.each(["NOTATICKER", "__proto__", "constructor", "%F0%9F%92%B0"])(
    "%s is an unknown asset",
    async (symbol) => {
      const { status, body } = await get(`/api/markets/${symbol}/candles`);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: "asset_unknown" });
    },
  );
});
