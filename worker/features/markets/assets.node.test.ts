import { afterEach, describe, expect, it } from "vitest";
import coins from "../../../shared/catalogue/coins.json" with { type: "json" };
import funds from "../../../shared/catalogue/funds.json" with { type: "json" };
import chinese from "../../../shared/catalogue/names/chinese.json" with { type: "json" };
import japanese from "../../../shared/catalogue/names/japanese.json" with { type: "json" };
import korean from "../../../shared/catalogue/names/korean.json" with { type: "json" };
import latin from "../../../shared/catalogue/names/latin.json" with { type: "json" };
import products from "../../../shared/catalogue/names/products.json" with { type: "json" };
import russian from "../../../shared/catalogue/names/russian.json" with { type: "json" };
import stocks from "../../../shared/catalogue/stocks.json" with { type: "json" };
import { LISTED_NAMES, LISTED_SYMBOLS } from "../../../shared/listed-names.ts";
import { isSector, SECTOR_IDS, SECTORS } from "../../../shared/sectors.ts";
import { openCoingecko } from "../../providers/prices/crypto/coingecko.ts";
import { coin, openStreet, type Street } from "../../test/prices/street.node.ts";
import { ASSETS, findAsset } from "./assets.ts";
import { classOf } from "./find-assets.ts";

let street: Street | undefined;
afterEach(async () => street?.close());

const coinOf = (id: string, current_price: number) => ({
  ...{ id, symbol: "btc", name: "Bitcoin", current_price, market_cap: 1e12, total_volume: 1e9 },
  ...{ price_change_percentage_24h: 1, circulating_supply: 1e7, max_supply: null },
  last_updated: "2026-11-20T17:59:30.000Z",
});

describe("F-182: two coins of one ticker", () => {
  it("a coin that calls itself BTC as well is not taken for it, wherever it stands in the reply", async () => {
    const [real, fake] = [coinOf("bitcoin", 93_000), coinOf("bitcoin-the-other", 0.01)];
    for (const body of [
      [real, fake],
      [fake, real],
    ]) {
      street = await openStreet(() => ({ body }));
      const quotes = await openCoingecko({ baseUrl: street.url }).quotes([coin("BTC", "bitcoin")]);
      expect(quotes.map(({ symbol, price }) => [symbol, price])).toEqual([["BTC", 93_000]]);
      expect(street.asked[0]).toContain("ids=bitcoin&");
      await street.close();
    }
    street = await openStreet(() => ({ body: [fake] }));
    expect(await openCoingecko({ baseUrl: street.url }).quotes([coin("BTC", "bitcoin")])).toEqual([]);
  });

  it("of all we hold each ticker and each id is one asset's, so no name can mean two of them", () => {
    expect(new Set(ASSETS.map(({ symbol }) => symbol)).size).toBe(ASSETS.length);
    const ids = ASSETS.flatMap(({ coingeckoId }) => coingeckoId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(ASSETS.filter(({ type }) => type === "crypto").length);
    for (const { symbol } of ASSETS) expect(findAsset(symbol.toLowerCase())?.symbol).toBe(symbol);
  });

  it("the names that pages are made for at build time are those of the catalogue", () => {
    const held = LISTED_SYMBOLS.map((symbol) => findAsset(symbol)?.name);
    expect(held).toEqual(LISTED_SYMBOLS.map((symbol) => LISTED_NAMES[symbol]));
  });
});

describe("the catalogue", () => {
  it("reaches a thousand and more: coins, stocks and funds, each fund with what it tracks", () => {
    const funds = ASSETS.filter(({ fund }) => fund);
    expect(funds.length).toBeGreaterThanOrEqual(120);
    expect(ASSETS.filter(({ type }) => type === "crypto").length).toBeGreaterThanOrEqual(480);
    expect(ASSETS.filter(({ type, fund }) => type === "stock" && !fund).length).toBeGreaterThanOrEqual(700);
    expect(findAsset("spy")?.fund?.tracks).toBe("S&P 500");
    expect(findAsset("SQQQ")?.fund?.leverage).toBe(-3);
  });
});

describe("sectors", () => {
  const GICS = SECTOR_IDS.slice(0, SECTOR_IDS.indexOf("ai")).filter((id) => !SECTORS[id].within);

  it("each stock is in one of the eleven of GICS, and a part of one brings the whole with it", () => {
    expect(GICS).toHaveLength(11);
    for (const asset of ASSETS.filter((one) => classOf(one) === "stock"))
      expect(
        asset.sectors.filter((id) => GICS.includes(id)),
        asset.symbol,
      ).toHaveLength(1);
    expect(findAsset("JPM")?.sectors).toEqual(["banks", "financials"]);
    expect(findAsset("NVDA")?.sectors).toEqual(["semiconductors", "ai", "information_technology"]);
    expect(findAsset("KRE")?.sectors).toContain("banks");
    expect(findAsset("SPY")?.sectors).toEqual([]);
  });

  it("names are of assets that there are, and no name is one asset's twice", () => {
    for (const { symbol, aliases } of ASSETS) expect(new Set(aliases).size, symbol).toBe(aliases.length);
    const named = [latin, russian, chinese, japanese, korean, products].flatMap((names) =>
      Object.keys(names),
    );
    expect(named.filter((symbol) => !findAsset(symbol))).toEqual([]);
    expect(findAsset("NVDA")?.aliases).toEqual(
      expect.arrayContaining(["英伟达", "エヌビディア", "엔비디아"]),
    );
  });

  it("no coin is in one of stocks and no stock in one of coins, and none is written wrongly or empty", () => {
    for (const asset of ASSETS)
      for (const id of asset.sectors) expect(SECTORS[id].class === "coin").toBe(asset.type === "crypto");
    const rows: { symbol: string; sectors?: string }[] = [...coins, ...stocks, ...funds];
    for (const { symbol, sectors = "" } of rows)
      expect(
        sectors.split(", ").filter((id) => id !== "" && !isSector(id)),
        symbol,
      ).toEqual([]);
    for (const id of SECTOR_IDS)
      expect(ASSETS.filter(({ sectors }) => sectors.includes(id)).length, id).toBeGreaterThan(2);
    expect(findAsset("DOGE")?.sectors).toContain("meme");
    for (const { symbol, kind } of coins as { symbol: string; kind?: string }[])
      if (kind === "stable") expect(findAsset(symbol)?.sectors).toContain("stablecoins");
  });
});

describe("F-168: the words that go into an address of somebody else's", () => {
  it("ids and tickers are plain: nothing in them could change a host or a path", () => {
    for (const { symbol, coingeckoId } of ASSETS) {
      expect(symbol).toMatch(/^[A-Z0-9.-]{1,10}$/);
      if (coingeckoId !== null) expect(coingeckoId).toMatch(/^[a-z0-9-]{1,64}$/);
    }
  });
});
