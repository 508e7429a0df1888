import { describe, expect, it } from "vitest";
import { makeBars } from "../../test/analysis/make-evidence.ts";
import { kindsOfAsset, kindsOfDay } from "./name-kinds.ts";

const bars = makeBars({ count: 400, type: "crypto" });
const of = (symbol: string, type: "crypto" | "stock", more = bars) =>
  kindsOfAsset({ symbol, type, bars: more, closesOnly: false }, false).join("; ");

describe("the kind of an asset whose ranges are judged", () => {
  it.each([
    ["TLT", "fund: Treasuries"],
    ["HYG", "fund: high-yield bonds"],
    ["AGG", "fund: other bonds"],
    ["SPY", "fund: broad, style, dividend, option income"],
    ["TQQQ", "fund: leveraged and inverse"],
    ["VXX", "fund: of volatility"],
    ["GDX", "fund: sector, industry, theme, miners, property"],
    ["GLD", "fund: metals and commodities"],
    ["IBIT", "fund: that hold coins"],
    ["AAPL", "stock: companies and what the catalogue has not"],
    ["LEH", "stock: companies and what the catalogue has not"],
  ])("of %s is %s", (symbol, kind) => {
    expect(of(symbol, "stock")).toContain(kind);
  });

  it("of a coin is its place in the catalogue, and that it lost nearly all where it did", () => {
    expect(of("BTC", "crypto")).toBe(
      "crypto: never taught; coin: place 0 to 50 of the catalogue; coin: did not lose 95%",
    );
    const [first] = bars;
    const fallen = bars.map((bar) => ({ ...bar, close: bar.close / 1_000 }));
    if (first)
      expect(of("NOCOIN", "crypto", [first, ...fallen])).toContain("not in the catalogue; coin: lost 95%");
  });

  it("of a coin's day is its turnover of thirty days and the bars that it has", () => {
    const thin = bars.map((bar, at) => ({ ...bar, volume: at < 370 ? 5e8 : 4e4 }));
    const last = kindsOfDay("crypto", thin, 399);
    expect(last).toEqual(["coin: turnover 0 to 100,000 USD a day", "coin: 260 to 500 bars"]);
    expect(kindsOfDay("crypto", thin, 300)[0]).toBe("coin: turnover from 100,000,000 USD a day");
    const unknown = bars.map((bar) => ({ ...bar, volume: 0 }));
    expect(kindsOfDay("crypto", unknown, 300)[0]).toBe("coin: turnover not recorded");
    expect(kindsOfDay("stock", thin, 399)).toEqual([]);
  });
});
