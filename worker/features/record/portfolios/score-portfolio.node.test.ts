import { describe, expect, it } from "vitest";
import type { ForecastRow, RecordRow } from "../../../../shared/record.ts";
import { findWrongPortfolio } from "./find-wrong-portfolio.ts";
import { scorePortfolio } from "./score-portfolio.ts";

type Outcome = Extract<RecordRow, { kind: "forecast-outcome" }>;

const COMMON = {
  chain: "live" as const,
  type: "crypto" as const,
  horizonDays: 7 as const,
  ...{ date: "2026-01-05", until: "2026-01-12", writtenAt: "2026-01-06T00:20:00.000Z", sources: [] },
};
const forecast = (seq: number, asset: string, close: number): ForecastRow => ({
  ...{ ...COMMON, kind: "forecast", seq, asset, close },
  quantiles: { q05: 80, q10: 85, q25: 95, q50: 100, q75: 105, q90: 115, q95: 120 },
  odds: { fall10: null, fall20: null, rise10: null },
});
const outcome = (seq: number, of: number, asset: string, close: number): Outcome => ({
  ...{ ...COMMON, kind: "forecast-outcome", seq, of, asset, result: "scored", split: null, close },
  ...{ held50: true, held80: true, q10: 85, q90: 115, touched: null },
  odds: { fall10: null, fall20: null, rise10: null },
});
const none = (seq: number, of: number, asset: string): Outcome => ({
  ...{ ...COMMON, kind: "forecast-outcome", seq, of, asset, result: "none", reason: "no bar" },
});

const [BTC, ETH] = [forecast(1, "BTC", 200), forecast(2, "ETH", 10)];
const BOTH: ForecastRow = {
  ...forecast(3, "P.COINS", 100),
  parts: [
    { asset: "BTC", weight: 0.5, row: 1 },
    { asset: "ETH", weight: 0.5, row: 2 },
  ],
};
/** Bitcoin by a tenth up, Ether by four tenths: a quarter, over the range. */
const OUTCOMES = [outcome(4, 1, "BTC", 220), outcome(5, 2, "ETH", 14)];
const scored = (outcomes: Outcome[]) => scorePortfolio(BOTH, { rows: [BTC, ETH], outcomes });

describe("what came of a model portfolio", () => {
  it("is what its units came to, by its parts' own rows, and is not known before theirs", () => {
    expect(scored(OUTCOMES)).toMatchObject({ of: 3, result: "scored", held50: false, held80: false });
    expect(scored(OUTCOMES)).toHaveProperty("close", 125);
    expect(scored(OUTCOMES.slice(1))).toBeNull();
    expect(scored([none(4, 1, "BTC"), ...OUTCOMES.slice(1)])).toMatchObject({
      result: "none",
      reason: "no outcome of BTC",
    });
  });

  it("is read as wrong where it says anything else, and so is a row whose parts are not of its days", () => {
    const told = { ...outcome(6, 3, "P.COINS", 125), held50: false, held80: false } as Outcome;
    const chain = (own: ForecastRow, last: Outcome) => [BTC, ETH, own, ...OUTCOMES, last];
    expect(findWrongPortfolio(chain(BOTH, told))).toBeNull();
    for (const change of [{ close: 124 }, { held80: true }])
      expect(findWrongPortfolio(chain(BOTH, { ...told, ...change } as Outcome))?.seq).toBe(6);
    expect(findWrongPortfolio(chain(BOTH, none(6, 3, "P.COINS")))?.seq).toBe(6);
    const [first, second] = BOTH.parts ?? [];
    for (const parts of [[first], [first, { ...second, row: 1 }], [first, { ...second, row: 5 }]])
      expect(findWrongPortfolio(chain({ ...BOTH, parts } as ForecastRow, told))?.seq).toBe(3);
  });
});
