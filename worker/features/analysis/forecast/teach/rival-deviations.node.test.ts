import { describe, expect, it } from "vitest";
import { rivalDeviations } from "./rival-deviations.ts";

const DAYS = 2_000;
/** Normal draws of a fixed seed, by the sum of twelve. */
function draws(count: number): number[] {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: count }, () => Array.from({ length: 12 }, next).reduce((a, b) => a + b, -6));
}
const sum = (moves: number[]) => {
  let at = 0;
  return Float64Array.from(moves, (move) => (at += move));
};
const days = Int32Array.from({ length: DAYS }, (_, i) => 15_000 + i);

describe("the rivals of a forecast", () => {
  it("tell the deviation of a series that swings the same each day, over one day and many", () => {
    const { ewma, garch } = rivalDeviations(days, sum(draws(DAYS).map((one) => 0.02 * one)));
    const last = DAYS - 1;
    expect(garch(last, 1)).toBeGreaterThan(0.015);
    expect(garch(last, 1)).toBeLessThan(0.025);
    expect(ewma(last, 16) / ewma(last, 1)).toBeCloseTo(4, 10);
    expect(garch(last, 16) / 4).toBeCloseTo(0.02, 2);
  });

  it("after a week of large moves both tell more, and GARCH expects it to fade", () => {
    const calm = draws(DAYS).map((one) => 0.01 * one);
    const wild = calm.map((one, i) => (i > DAYS - 6 ? 0.06 : one));
    const [before, after] = [calm, wild].map((moves) => rivalDeviations(days, sum(moves)));
    const last = DAYS - 1;
    expect(after?.ewma(last, 1)).toBeGreaterThan(2 * (before?.ewma(last, 1) ?? 1));
    expect(after?.garch(last, 250) ?? 0).toBeLessThan(after?.ewma(last, 250) ?? 0);
  });

  it("of a year know nothing later: another December changes no fit of that year", () => {
    const calm = draws(DAYS).map((one) => 0.01 * one);
    const wild = calm.map((one, i) => (i > DAYS - 30 ? 0.2 : one));
    const [one, other] = [calm, wild].map((moves) => rivalDeviations(days, sum(moves)));
    expect(other?.garch(DAYS - 40, 30)).toBe(one?.garch(DAYS - 40, 30));
  });
});
