import { describe, expect, it } from "vitest";
import type { Candle } from "../../../shared/markets.ts";
import { coin, stock } from "../../test/prices/street.node.ts";
import { inOrder } from "./ask-in-order.ts";
import type { CandleSource } from "./prices.ts";

const NOW = new Date("2024-12-31T15:00:00Z");
const DAY = 86_400_000;
const asked: string[] = [];

/** `count` bars up to `last`; "down" throws. */
function source(name: string, history: { count: number; last?: string } | "down"): CandleSource {
  return {
    name,
    async candles() {
      asked.push(name);
      if (history === "down") throw new Error(`${name} is down`);
      const last = Date.parse(history.last ?? "2024-12-31");
      const candles = Array.from({ length: history.count }, (_, i): Candle => {
        const date = new Date(last - (history.count - 1 - i) * DAY).toISOString().slice(0, 10);
        return { date, open: 1, high: 1, low: 1, close: 1, volume: 1 };
      });
      return { source: name, candles };
    },
  };
}
const read = (asset = coin("BTC", "bitcoin"), days = 600, ...sources: CandleSource[]) => {
  asked.length = 0;
  return inOrder(sources, () => NOW).candles(asset, days);
};
const A = { count: 600 };

describe("candles of several sources", () => {
  it.each<[string, Parameters<typeof source>[1], Parameters<typeof source>[1], string, number]>([
    ["the first has all", A, A, "first", 1],
    ["the first fails", "down", A, "second", 2],
    ["the first does not know the asset", { count: 0 }, A, "second", 2],
    ["the first stopped trading it in May", { count: 600, last: "2024-05-31" }, A, "second", 2],
    ["the first knows it for a month", { count: 30 }, A, "second", 2],
    ["the first knows it for a month, the second is down", { count: 30 }, "down", "first", 2],
    [
      "the first knows it for a month, the second stopped",
      { count: 30 },
      { count: 600, last: "2024-05-31" },
      "first",
      2,
    ],
    ["both stopped", { count: 600, last: "2024-03-01" }, { count: 600, last: "2024-05-31" }, "second", 2],
  ])("%s: of the %s", async (_case, first, second, from, requests) => {
    const series = await read(undefined, 600, source("first", first), source("second", second));
    expect(series.source).toBe(from);
    expect(asked).toHaveLength(requests);
  });

  it("prices of zero are no history", async () => {
    const zeros = source("first", A);
    const candles = async () => {
      const series = await source("first", A).candles(coin("BTC", null), 600);
      return { ...series, candles: series.candles.map((bar) => ({ ...bar, close: 0 })) };
    };
    expect((await read(undefined, 600, { ...zeros, candles }, source("second", A))).source).toBe("second");
  });

  it("F-180: bars of tomorrow are under wrong dates", async () => {
    const ahead = source("first", { count: 600, last: "2025-01-01" });
    expect((await read(undefined, 600, ahead, source("second", A))).source).toBe("second");
    await expect(read(undefined, 600, ahead)).rejects.toMatchObject({ reason: "schema" });
  });

  it("a stock is current over a long weekend, and two bars are enough when two are asked for", async () => {
    const friday = source("first", { count: 2, last: "2024-12-27" });
    expect((await read(stock("KO"), 2, friday, source("second", A))).source).toBe("first");
    expect(asked).toEqual(["first"]);
  });

  it("nobody knows the asset: none, and nobody asked twice", async () => {
    const none = { count: 0 };
    expect((await read(undefined, 600, source("first", none), source("second", none))).candles).toEqual([]);
    expect(asked).toEqual(["first", "second"]);
  });

  it.each([
    ["down" as const, { count: 0 }, "first is down"],
    [{ count: 0 }, "down" as const, "second is down"],
    ["down" as const, "down" as const, "first is down"],
  ])("a source that fails is no proof that there are no bars (%s, %s)", async (first, second, error) => {
    await expect(read(undefined, 600, source("first", first), source("second", second))).rejects.toThrow(
      error,
    );
  });
});
