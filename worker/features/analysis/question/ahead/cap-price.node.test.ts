import { expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";

const NOW = new Date("2025-10-10T21:00:00Z");
const read = (message: string, first?: string) =>
  readQuestion(message, first ? [{ role: "user", content: first }] : [], NOW).asks;
const named = (symbol: string, of: string | null, usd: number | null) => ({
  ...{ kind: "scenario", assets: [{ symbol }] },
  cap: { of: of ? { symbol: of } : null, usd },
});

it.each([
  ["what would ada be worth at eth's market cap", "ADA", "ETH"],
  ["price of doge if it had bitcoin's market cap", "DOGE", "BTC"],
  ["if sol reached eths mcap what would the price be", "SOL", "ETH"],
  ["with eth's market cap, what would ada be", "ADA", "ETH"],
  ["if ada had the market cap of eth", "ADA", "ETH"],
  ["was wäre ada mit der marktkapitalisierung von eth wert", "ADA", "ETH"],
])("%s", (message, asset, of) => {
  expect(read(message)).toMatchObject([named(asset, of, null)]);
});

it("a market capitalisation may be told in dollars", () => {
  expect(read("what's xrp at 1 trillion market cap")).toMatchObject([named("XRP", null, 1e12)]);
});

it("the asset may be that of the talk", () => {
  expect(read("and at eth's market cap?", "ada price")).toMatchObject([named("ADA", "ETH", null)]);
});

it.each(["compare market cap of ada and eth", "what's the market cap of ada"])(
  "%s asks no price",
  (message) => {
    expect(read(message)[0]).not.toMatchObject({ kind: "scenario" });
  },
);
