import { expect, it } from "vitest";
import { coin } from "../../../test/prices/street.node.ts";
import type { CandleSource, Quote, QuoteSource } from "../prices.ts";
import { withSecondPrice } from "./second-price.ts";

const NOW = new Date("2024-12-31T15:00:00Z");
const BTC = coin("BTC", "bitcoin");
const quotes: QuoteSource = {
  name: "first",
  paceMs: 360_000,
  quotes: async () => [{ symbol: "BTC", price: 100 } as Quote],
};
const other = (date: string, close: number): CandleSource => ({
  name: "other",
  candles: async () => ({
    source: "other",
    candles: [{ date, open: close, high: close, low: close, close, volume: 1 }],
  }),
});
const down: CandleSource = { name: "other", candles: () => Promise.reject(new Error("down")) };
const none: CandleSource = { name: "other", candles: async () => ({ source: "other", candles: [] }) };

it.each<[string, CandleSource, object | null]>([
  ["today's bar", other("2024-12-31", 102), { price: 102, source: "other" }],
  ["yesterday's bar", other("2024-12-30", 102), null],
  ["a bar at zero", other("2024-12-31", 0), null],
  ["no bar", none, null],
  ["an error", down, null],
])("a second price is %s of the other source, or none", async (_case, source, second) => {
  const both = withSecondPrice(quotes, source, () => NOW);
  expect(await both.quotes([BTC])).toEqual([{ symbol: "BTC", price: 100, second }]);
  expect(both).toMatchObject({ name: "first", paceMs: 360_000 });
});
