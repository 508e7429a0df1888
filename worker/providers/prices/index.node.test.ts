import { describe, expect, it } from "vitest";
import { openMarkets, type PriceConfig } from "./index.ts";

const at = (baseUrl: string) => ({ baseUrl });
const local = at("http://127.0.0.1:8790/x");
const remote = at("https://provider.example/v1");
const key = { apiKey: "k" };
const marketNow = new Date("2024-12-31T23:59:59.000Z");
const clock = () => new Date("2026-11-21T12:00:00.000Z");

describe("which market each kind of asset is", () => {
  it.each<[string, PriceConfig, string, string]>([
    ["nothing set", {}, "simulated", "simulated"],
    ["crypto quotes without candles", { coingecko: remote }, "simulated", "simulated"],
    ["crypto candles without quotes", { binance: remote }, "simulated", "simulated"],
    ["a CoinGecko key without its address", { coingecko: key, binance: remote }, "simulated", "simulated"],
    ["both crypto sources", { coingecko: remote, binance: remote }, "live", "simulated"],
    ["both stock keys", { finnhub: key, twelveData: key }, "simulated", "live"],
    ["one stock key", { finnhub: key }, "simulated", "simulated"],
    ["MARKET_NOW alone", { marketNow }, "simulated", "simulated"],
    ["a local crypto replay", { coingecko: local, binance: local, marketNow }, "replay", "simulated"],
    ["local sources without MARKET_NOW", { coingecko: local, binance: local }, "live", "simulated"],
    [
      "one remote source among local ones",
      { coingecko: local, binance: local, finnhub: remote, marketNow },
      "live",
      "simulated",
    ],
    [
      "a key whose address is the public one",
      { coingecko: local, binance: local, finnhub: key, marketNow },
      "live",
      "simulated",
    ],
    [
      "a host that only looks local",
      { coingecko: at("http://127.0.0.1.evil.example"), binance: local, marketNow },
      "live",
      "simulated",
    ],
    [
      "user info that looks local",
      { coingecko: at("http://127.0.0.1@evil.example"), binance: local, marketNow },
      "live",
      "simulated",
    ],
    [
      "localhost and ::1",
      { coingecko: at("http://localhost:1"), binance: at("http://[::1]:1"), marketNow },
      "replay",
      "simulated",
    ],
  ])("%s", (_case, config, crypto, stock) => {
    const markets = openMarkets(config, clock);
    expect([markets.crypto.kind, markets.stock.kind]).toEqual([crypto, stock]);
    const isReplay = crypto === "replay";
    expect(markets.now()).toEqual(isReplay ? marketNow : clock());
  });

  it("a kind without sources is simulated at the replayed moment too", async () => {
    const markets = openMarkets({ coingecko: local, binance: local, marketNow }, clock);
    const nvda = { symbol: "NVDA", name: "NVIDIA", type: "stock" as const, coingeckoId: null };
    const { candles } = await markets.stock.candles.candles(nvda, 30);
    expect(candles.at(-1)?.date).toBe("2024-12-31");
  });
});
