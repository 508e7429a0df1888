import { describe, expect, it } from "vitest";
import type { Fact, FactKind } from "../../../shared/analysis.ts";
import { formatFact } from "../../../shared/format-fact.ts";
import { seeded } from "../../test/analysis/make-evidence.ts";
import { findLongFigures } from "../../test/api/find-long-figures.ts";
import { FACT_CARDS, findZone } from "./facts/fact-cards.ts";
import { roundFigures } from "./round-figures.ts";

const factOf = (kind: FactKind, value: number): Fact => {
  const { unit } = FACT_CARDS[kind];
  return { kind, unit, value, text: formatFact(value, unit) } as Fact;
};
const rounded = (kind: FactKind, value: number) => roundFigures(factOf(kind, value)).value;

describe("figures of a reply", () => {
  it("have the digits they mean: prices 6 or cents, shares and percentages 4 decimals", () => {
    const reply = {
      close: 66_078.74,
      quantiles: { p5: 55_742.83471445105, p50: 1.2345678912, p95: 0.000023456789123 },
      odds: { fall10: 0.2718539235849866, fall20: null, rise10: 0.00264012494310476 },
      higher: { share: 0.5, interval: [0.36175198904805894, 0.6250516275910649] },
      volatility: { percent: 20.362822208503527, percentile: 57.23684210526316, class: "usual" },
      level: { price: 0.123456789012, touch: 0.0872010294504034, close: 0.040094461918007696 },
      cases: 71_234,
    };
    expect(roundFigures(reply)).toEqual({
      close: 66_078.74,
      quantiles: { p5: 55_742.83, p50: 1.23457, p95: 0.0000234568 },
      odds: { fall10: 0.2719, fall20: null, rise10: 0.0026 },
      higher: { share: 0.5, interval: [0.3618, 0.6251] },
      volatility: { percent: 20.3628, percentile: 57.2368, class: "usual" },
      level: { price: 0.123456789012, touch: 0.0872, close: 0.0401 },
      cases: 71_234,
    });
  });

  it("of a small position are its amounts still: a ten-dollar bitcoin position has units that are worth it", () => {
    const position = {
      units: 0.000154300366648531,
      close: 64_808.66,
      usd: 10.00000000000001,
      percent: 100,
    };
    const told = roundFigures({ worth: 0.18082, cash: -0.0000123456789, positions: [position] });
    expect(told).toEqual({
      worth: 0.18082,
      cash: -0.0000123457,
      positions: [{ units: 0.0001543, close: 64_808.66, usd: 10, percent: 100 }],
    });
  });

  it.each<[FactKind, number, number]>([
    ["price", 1_234_567.894321, 1_234_567.89],
    ["price", 0.000012345678, 0.0000123457],
    ["return_30d", -20.171234567, -20.1712],
    ["rsi_14", 72.123456, 72.1235],
  ])("of %s: %d is %d", (kind, value, told) => {
    expect(rounded(kind, value)).toBe(told);
  });

  it.each<[string, FactKind, number, number]>([
    ["decimal", "return_30d", 2.344_999_99, 2.344_999_99],
    ["zone", "rsi_14", 69.999_99, 69.999_99],
    ["whole percent", "odds_higher", 45.499_996, 45.499_996],
  ])("keep the digit by which a sentence says another %s", (_, kind, value, told) => {
    expect(rounded(kind, value)).toBe(told);
  });

  it("of any kind and size are shown as they were, in the same zone", () => {
    const random = seeded(7);
    for (const kind of Object.keys(FACT_CARDS) as FactKind[])
      for (let i = 0; i < 200; i++) {
        const value = (random() - 0.5) * 10 ** (16 * random() - 6);
        const { unit, text } = factOf(kind, value);
        const told = rounded(kind, value) as number;
        expect([kind, formatFact(told, unit), findZone(kind, told)]).toEqual([
          kind,
          text,
          findZone(kind, value),
        ]);
        expect(Math.abs(told - value)).toBeLessThanOrEqual(Math.max(0.0051, 1e-5 * Math.abs(value)));
      }
  });

  it("that are too long are seen", () => {
    expect(findLongFigures({ a: [{ b: 0.12345678901234 }], c: 55_742.83, d: 0.0000234568, e: 7 })).toEqual([
      "/a/0/b 0.12345678901234",
    ]);
  });
});
