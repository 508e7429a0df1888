import { describe, expect, it } from "vitest";
import { ASSETS } from "../../features/markets/assets.ts";
import { toKey } from "../../features/markets/mentions/build-lexicon.ts";
import { findLexiconEntry } from "../../features/markets/mentions/lexicon.ts";
import { resolveAssets } from "../../features/markets/resolve.ts";

const symbolsOf = (message: string) => resolveAssets(message).assets.map(({ symbol }) => symbol);

describe("the maker of a product", () => {
  it.each([
    ["ozempic company", "NVO"],
    ["the iphone maker, price?", "AAPL"],
    ["who owns whatsapp, is the stock up", "META"],
    ["how is buffett's company doing", "BRK.B"],
    ["kleenex shares", "KMB"],
    ["Wegovy-Hersteller", "NVO"],
    ["wem gehört pampers und wie steht die aktie", "PG"],
    ["la empresa que hace el iphone", "AAPL"],
    ["qui fabrique le mounjaro", "LLY"],
    ["ações da dona do whatsapp", "META"],
    ["акции производителя оземпика", "NVO"],
    ["кто делает айфон", "AAPL"],
    ["ozempic'i üreten şirket", "NVO"],
    ["淘宝母公司股价", "BABA"],
    ["iPhoneを作ってる会社の株", "AAPL"],
    ["위고비 제조사 주가", "NVO"],
  ])("is meant in %s", (message, symbol) => {
    expect(symbolsOf(message)).toEqual([symbol]);
  });

  it.each([
    "is ozempic safe",
    "what makes ozempic so popular",
    "cnn says stocks will crash",
    "my iphone broke, stocks app gone",
    "aws revenue share",
    "is gta 6 delayed",
  ])("is nobody in %s", (message) => {
    expect(symbolsOf(message)).toEqual([]);
  });

  it("is not meant where a product is named beside an asset", () => {
    expect(symbolsOf("what does buffett think of apple stock")).toEqual(["AAPL"]);
    expect(symbolsOf("my coach says buy tesla")).toEqual(["TSLA"]);
  });

  it("is suggested where the product itself is asked for", () => {
    const { unknown, suggestions } = resolveAssets("should I buy ozempic");
    expect([unknown, suggestions.map(({ symbol }) => symbol)]).toEqual([["ozempic"], ["NVO"]]);
  });

  it("has no product whose name is an asset's own", () => {
    const products = ASSETS.flatMap(({ symbol, aliases }) =>
      aliases.filter((name) => name.startsWith("^")).map((name) => ({ symbol, key: toKey(name) })),
    );
    expect(products.length).toBeGreaterThan(1_000);
    const lost = products.filter(({ symbol, key }) => {
      const entry = findLexiconEntry(key);
      return entry?.asset.symbol !== symbol || !["product", "maker"].includes(entry.clarity);
    });
    expect(lost).toEqual([]);
  });
});
