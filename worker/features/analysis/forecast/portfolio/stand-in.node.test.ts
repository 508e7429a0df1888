import { describe, expect, it } from "vitest";
import { makeBars } from "../../../../test/analysis/make-evidence.ts";
import { joinPortfolio } from "./forecast-portfolio.ts";
import { chainBars, findAlone } from "./stand-in.ts";

const END = "2024-06-28";
const coin = (symbol: string, seed: number, count: number) => ({
  ...{ symbol, type: "crypto" as const, usd: 100 },
  bars: makeBars({ count, seed, end: END }),
});
const stock = {
  ...{ symbol: "NVDA", type: "stock" as const, usd: 100 },
  bars: makeBars({ count: 900, type: "stock", seed: 3, end: END }),
};
const moves = (bars: readonly { close: number }[]) =>
  bars.slice(1).map(({ close }, i) => close / (bars[i]?.close ?? 0));

describe("what stands in before a young asset", () => {
  it("leads into its first close with the moves of its own, and leaves its own bars alone", () => {
    const [btc, young] = [coin("BTC", 1, 300).bars, coin("NEW", 2, 100).bars];
    const chained = chainBars(btc, young);
    expect(chained.slice(-100)).toEqual(young);
    expect(chained.map(({ date }) => date)).toEqual(btc.map(({ date }) => date));
    const [told, meant] = [moves(chained).slice(0, 200), moves(btc).slice(0, 200)];
    for (const [i, move] of told.entries()) expect(move).toBeCloseTo(meant[i] as number, 9);
  });

  it("is nothing where it begins later itself", () => {
    const [btc, young] = [coin("BTC", 1, 50).bars, coin("NEW", 2, 100).bars];
    expect(chainBars(btc, young)).toEqual(young);
  });

  it("makes a series of a coin of a hundred days that is alone among stocks, which says so", () => {
    const young = coin("NEW", 2, 100);
    expect(joinPortfolio([young, stock])).toMatchObject({
      refusal: "too_few_joined",
      shortenedBy: { symbol: "NEW" },
    });
    const { bars } = coin("BTC", 1, 1_000);
    expect(joinPortfolio([{ ...young, standIn: { symbol: "BTC", bars } }, stock])).toMatchObject({
      stoodIn: [{ symbol: "NEW", since: young.bars[0]?.date, by: "BTC" }],
    });
  });
});

describe("who needs a stand-in", () => {
  const names = (...parts: Parameters<typeof findAlone>[0]) =>
    findAlone(parts).map((part) => part.bars.length);
  const steady = coin("USDC", 4, 900);
  const dollar = {
    ...steady,
    bars: steady.bars.map((bar) => ({ ...bar, open: 1, high: 1, low: 1, close: 1 })),
  };

  it("is the oldest of a type that is young, and no other", () => {
    expect(names(coin("A", 1, 100), coin("B", 2, 90), stock)).toEqual([100]);
    expect(names(coin("A", 1, 100), coin("B", 2, 400), stock)).toEqual([]);
  });

  it("is nobody where there is no other type: young stocks with a stand-in had ranges too narrow", () => {
    expect(names(coin("A", 1, 100))).toEqual([]);
  });

  it("counts no stablecoin as one of its type", () => {
    expect(names(coin("A", 1, 100), dollar, stock)).toEqual([100]);
    expect(names({ ...stock, bars: stock.bars.slice(-100) }, dollar)).toEqual([]);
  });

  it("is nobody of under 60 days: what came of such was not measured", () => {
    expect(names(coin("A", 1, 59), stock)).toEqual([]);
  });
});
