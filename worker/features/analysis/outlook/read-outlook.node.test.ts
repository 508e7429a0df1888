import { describe, expect, it } from "vitest";
import { makeBars, makeEvidence } from "../../../test/analysis/make-evidence.ts";
import { describeForecast } from "./describe-forecast.ts";
import { nameBars } from "./name-bars.ts";
import { readOutlook } from "./read-outlook.ts";

const bars = makeBars({ count: 400, noise: 0.04 });

describe("the outlook of an asset", () => {
  it("is computed once for the same closed bars, whatever the price of the moment, and anew for a corrected one", () => {
    const evidence = makeEvidence(bars, { symbol: "OUTLOOK" });
    const first = readOutlook(evidence);
    const later = { ...evidence, quote: { ...evidence.quote, price: 1 } };
    expect(readOutlook(later)).toBe(first);
    const corrected = bars.map((bar, i) => (i === 200 ? { ...bar, close: bar.close * 1.001 } : bar));
    expect(readOutlook({ ...evidence, candles: corrected })).not.toBe(first);
  });

  it("has a name for bars that each price changes", () => {
    const names = bars.flatMap((_, i) =>
      (["open", "high", "low", "close"] as const).map((field) =>
        nameBars(bars.map((bar, j) => (i === j ? { ...bar, [field]: bar[field] * 1.0001 } : bar))),
      ),
    );
    expect(new Set([nameBars(bars), ...names]).size).toBe(names.length + 1);
  });

  it("closes beyond a level no more often than it touches it, less often the farther, half the time at the close", () => {
    const { month } = readOutlook(makeEvidence(bars));
    if ("refusal" in month) throw new Error(month.refusal);
    expect(month.closeBeyond(month.close)).toBeCloseTo(0.5, 10);
    expect(month.closeBeyond(month.quantiles[90])).toBeCloseTo(0.1, 6);
    expect(month.closeBeyond(month.quantiles[5])).toBeCloseTo(0.05, 6);
    let before = 1;
    for (let times = 1; times < 3; times += 0.02) {
      const [touch, close] = [month.touch(times * month.close), month.closeBeyond(times * month.close)];
      expect(close).toBeLessThanOrEqual(Math.min(touch, before));
      before = close;
    }
  });

  it("of a kind of fund on which ranges have not held gives none, and of another as of a stock", () => {
    const evidence = makeEvidence(bars);
    const fundOf = (category: string) => ({ tracks: "something", category, leverage: 1 });
    const outlookOf = (category: string) =>
      readOutlook({
        ...evidence,
        asset: { ...evidence.asset, symbol: category, type: "stock", fund: fundOf(category) },
      });
    const bond = outlookOf("Bonds: US Treasury");
    expect(bond.month).toEqual({ refusal: "unmeasured_bonds" });
    expect(bond.week).toHaveProperty("quantiles");
    const wild = outlookOf("Volatility, leveraged");
    expect(wild.month).toEqual({ refusal: "unmeasured_volatility" });
    expect(wild.week).toHaveProperty("quantiles");
    expect(outlookOf("Bitcoin").week).toHaveProperty("refusal");
    expect(outlookOf("US broad").month).toHaveProperty("quantiles");
  });

  it("of a stablecoin says why there is none", () => {
    const pegged = makeEvidence(makeBars({ count: 300, start: 1, noise: 0.0005 }));
    expect(describeForecast("USDX", readOutlook(pegged)).refusal).toMatch(/stablecoin/);
  });
});
