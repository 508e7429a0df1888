import { describe, expect, it } from "vitest";
import { resolveAssets } from "../../features/markets/resolve.ts";

const symbolsOf = (message: string) => resolveAssets(message).assets.map(({ symbol }) => symbol);

describe("an everyday word is an asset's name", () => {
  it.each([
    ["is coin a buy", "COIN"],
    ["when does coin report earnings", "COIN"],
    ["sold my coin shares", "COIN"],
    ["snap under 8, takeover?", "SNAP"],
    ["pave infrastructure etf holdings", "PAVE"],
    ["acciones de target", "TGT"],
    ["Vale caiu com o minério", "VALE"],
    ["a vale paga dividendo quando", "VALE"],
    ["マックの株って高い?", "MCD"],
  ])("where something is said of it that is said of assets: %s", (message, symbol) => {
    expect(symbolsOf(message)).toEqual([symbol]);
  });

  it.each([
    "is this coin a buy",
    "which coin pays dividends",
    "what is a spot price",
    "my price target under 8",
    "vale la pena comprar",
    "la visita fue corta",
    "сколько весит атом водорода",
    "Смени тон, пожалуйста",
    "以太网怎么设置",
  ])("and not in %s", (message) => {
    expect(symbolsOf(message)).toEqual([]);
  });

  it("a ticker in small letters is one beside another stock's, a price's target is none", () => {
    expect(symbolsOf("bought hood and coin this morning")).toEqual(["HOOD", "COIN"]);
    expect(symbolsOf("eth and coin")).toEqual(["ETH"]);
    expect(symbolsOf("buy nvda and shop around")).toEqual(["NVDA"]);
    expect(symbolsOf("nvda target")).toEqual(["NVDA"]);
  });

  it.each([
    ["сколько стоит акция кока-колы", "KO"],
    ["джипи моргана", "JPM"],
    ["teslaya ne oldu", "TSLA"],
    ["bitcoincito a cuánto está", "BTC"],
  ])("a name is found in another case or form: %s", (message, symbol) => {
    expect(symbolsOf(message)).toEqual([symbol]);
  });
});
