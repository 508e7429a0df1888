import { describe, expect, it } from "vitest";
import { makeBars, makeEvidence } from "../../../test/analysis/make-evidence.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { buildFacts } from "../facts/build-facts.ts";
import { drawSparks } from "./draw-sparks.ts";

const drawn = (evidence: JudgedEvidence) => {
  const facts = buildFacts([evidence]);
  const kindOf = new Map(facts.map(({ id, kind }) => [id, kind]));
  return new Map(drawSparks(evidence, facts).map(({ fact, ...spark }) => [kindOf.get(fact), spark]));
};

const OF_BARS = [
  ...["return_7d", "return_30d", "return_90d", "return_365d", "price_vs_sma_50", "price_vs_sma_200"],
  ...["rsi_14", "macd_histogram", "volatility_30d", "atr_percent", "volume_vs_average", "drawdown"],
  ...["high_52w", "low_52w"],
] as const;

describe.each(["crypto", "stock"] as const)("the last 90 days of a figure (%s)", (type) => {
  const bars = makeBars({ count: 600, type, seed: 5 });
  const sparks = drawn(makeEvidence(bars, { type }));

  it.each(OF_BARS)("%s goes through what it was on those days, and ends at what it is", (kind) => {
    const spark = sparks.get(kind);
    const [low, high, steps] = [spark?.low ?? 0, spark?.high ?? 0, spark?.steps ?? []];
    // The high of a year may stand still.
    expect([Math.min(...steps), Math.max(...steps)]).toEqual([0, high > low ? 100 : 0]);
    for (const back of [0, 1, 10, steps.length - 1]) {
      const then = buildFacts([makeEvidence(bars.slice(0, bars.length - 2 * back), { type })]);
      const value = Number(then.find((fact) => fact.kind === kind)?.value);
      const read = low + ((high - low) * (steps.at(-1 - back) ?? Number.NaN)) / 100;
      expect(Math.abs(read - value)).toBeLessThanOrEqual((high - low) / 180);
    }
  });

  it("has a step for each of the days that it shows, and no more than can be seen", () => {
    const lengths = [...sparks.values()].map(({ steps }) => steps.length);
    expect(new Set(lengths).size).toBe(1);
    expect(lengths[0]).toBeLessThanOrEqual(46);
    expect(lengths[0]).toBeGreaterThan(30);
  });
});

it("what bars do not tell for each of those days has none", () => {
  const sparks = drawn(makeEvidence(makeBars({ count: 300 })));
  expect(sparks.has("rsi_14")).toBe(true);
  for (const kind of ["return_365d", "high_52w", "market_cap", "volume_24h", "support"] as const)
    expect(sparks.has(kind)).toBe(false);
});
