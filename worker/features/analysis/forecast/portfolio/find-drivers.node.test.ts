import { describe, expect, it } from "vitest";
import { findDrivers } from "./find-drivers.ts";
import type { Part } from "./join-series.ts";

const parts = (...weights: number[]): Part[] =>
  weights.map((weight, i) => ({ symbol: `A${i}`, type: "stock", bars: [], weight }));
const WAVE = Array.from({ length: 100 }, (_, i) => Math.sin(i) / 50);
const OTHER = Array.from({ length: 100 }, (_, i) => Math.cos(7 * i) / 50);

describe("who drives a portfolio", () => {
  it("is told in shares of its variance that sum to one", () => {
    const { shares } = findDrivers(parts(0.5, 0.3, -0.2), { returns: [WAVE, OTHER, WAVE] }) ?? { shares: [] };
    expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12);
    expect(shares[2]).toBeLessThan(0);
  });

  it("by size alone, where all move in step, and then nothing is diversified", () => {
    const found = findDrivers(parts(0.75, 0.25), { returns: [WAVE, WAVE] });
    expect(found?.shares).toEqual([expect.closeTo(0.75, 12), expect.closeTo(0.25, 12)]);
    expect(found?.diversification).toBeCloseTo(0, 12);
  });

  it("two that go their own ways move less together: by 1 - 1/√2 where they are alike", () => {
    const found = findDrivers(parts(0.5, 0.5), { returns: [WAVE, OTHER] });
    expect(found?.diversification).toBeCloseTo(1 - Math.SQRT1_2, 1);
  });

  it("is nobody where nothing moved", () => {
    expect(findDrivers(parts(1), { returns: [[0, 0, 0]] })).toBeNull();
  });
});
