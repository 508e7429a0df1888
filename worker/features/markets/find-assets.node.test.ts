import { describe, expect, it } from "vitest";
import { assetsReplySchema } from "../../../shared/catalogue.ts";
import { ASSETS } from "./assets.ts";
import { findAssets } from "./find-assets.ts";

const find = (q: string, more: Partial<Parameters<typeof findAssets>[0]> = {}) =>
  findAssets({ q, class: null, sector: null, page: 1, ...more });
const symbols = (q: string) => find(q).assets.map(({ symbol }) => symbol);

describe("the catalogue, searched", () => {
  it("by a ticker has that first, in any case, then what begins so", () => {
    expect(symbols("ada")[0]).toBe("ADA");
    expect(symbols("v")[0]).toBe("V");
    expect(symbols("BTC")[0]).toBe("BTC");
  });

  it.each([
    ["Cardano", "ADA"],
    ["berkshire", "BRK.B"],
    ["brk.b", "BRK.B"],
    ["биткоин", "BTC"],
    ["비트코인", "BTC"],
    ["英伟达", "NVDA"],
    ["s&p 500", "SPY"],
    ["google", "GOOGL"],
  ])("by %s has %s first", (q, symbol) => {
    expect(symbols(q)[0]).toBe(symbol);
  });

  it("without a word is the whole of it, the listed ten first, page by page", () => {
    const seen: string[] = [];
    for (let page = 1; find("", { page }).assets.length > 0; page++)
      seen.push(...find("", { page }).assets.map(({ symbol }) => symbol));
    expect(seen).toEqual(ASSETS.map(({ symbol }) => symbol));
    expect(find("").total).toBe(ASSETS.length);
  });

  it("of one sector holds its companies and funds, and the parts of a sector with it", () => {
    const of = (sector: "banks" | "financials", more = {}) =>
      find("", { sector, ...more }).assets.map(({ symbol }) => symbol);
    expect(of("banks")).toEqual(expect.arrayContaining(["JPM", "KRE"]));
    expect(of("banks")).not.toContain("V");
    expect(of("financials")).toEqual(expect.arrayContaining(["JPM", "V"]));
    expect(of("banks", { class: "fund" })).toEqual(["KRE", "KBE"]);
  });

  it("of one class holds no other, and the classes are all there is", () => {
    const totals = (["coin", "stock", "fund"] as const).map((one) => {
      const { assets, total } = find("", { class: one });
      expect(new Set(assets.map((row) => row.class))).toEqual(new Set([one]));
      return total;
    });
    expect(totals.reduce((sum, total) => sum + total)).toBe(ASSETS.length);
  });

  it("says where an asset is listed, its id and from which horizon on its kind has no range", () => {
    const rowOf = (symbol: string) => find(symbol).assets.find((one) => one.symbol === symbol);
    const usd = { currency: "USD" };
    expect(rowOf("AAPL")).toMatchObject({ ...usd, exchange: "NASDAQ", coingeckoId: null, noRange: null });
    expect(rowOf("BTC")).toMatchObject({ ...usd, exchange: null, coingeckoId: "bitcoin", noRange: null });
    expect(rowOf("TLT")?.noRange).toEqual({ fromDays: 8, reason: "unmeasured_bonds" });
    expect(rowOf("IBIT")?.noRange).toEqual({ fromDays: 1, reason: "unmeasured_coin_funds" });
    expect(rowOf("USDT")?.noRange).toEqual({ fromDays: 1, reason: "stablecoin" });
  });

  it("names the nearest where nothing is called just so, and only there", () => {
    expect(find("TSAL").nearest[0]).toEqual({
      ...{ symbol: "TSLA", name: "Tesla", class: "stock", exchange: "NASDAQ", currency: "USD" },
      ...{ coingeckoId: null, noRange: null },
    });
    expect(find("bitcion").nearest[0]?.symbol).toBe("BTC");
    expect(find("btc").nearest).toEqual([]);
  });

  it.each(["<script>", "  ", "%00", "$", "\u202e", "(((", "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"])(
    "takes %j as text",
    (q) => {
      assetsReplySchema.parse(find(q));
    },
  );
});
