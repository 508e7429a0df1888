import { describe, expect, it } from "vitest";
import { type Fact, type FactKind, factSchema } from "../../../shared/analysis.ts";
import type { Candle } from "../../../shared/markets.ts";
import { makeBars, makeEvidence } from "../../test/analysis/make-evidence.ts";
import { compareAssets } from "./compare.ts";
import type { JudgedEvidence } from "./evidence.ts";

const bars = makeBars({ count: 300 });
const evidence = (symbol: string, candles: Candle[], type: "crypto" | "stock" = "crypto") =>
  makeEvidence(candles, { symbol, type, now: new Date("2024-12-31T23:59:59Z") });
const readValue = (facts: Fact[], asset: string, kind: FactKind) =>
  facts.find((fact) => fact.asset === asset && fact.kind === kind)?.value;

/** The same market, its daily log moves times `factor`. */
const stretch = (candles: Candle[], factor: number): Candle[] =>
  candles.map((bar) => ({ ...bar, close: 100 * (bar.close / 100) ** factor }));

describe("a comparison", () => {
  const one = evidence("ONE", bars);
  const two = evidence("TWO", stretch(bars, 2));
  const facts = compareAssets([one, two], 40);

  it("numbers its facts from the given number and sources each", () => {
    expect(facts.map(({ id }) => id)).toEqual(facts.map((_, i) => `f${40 + i}`));
    expect(facts.every((fact) => factSchema.safeParse(fact).success)).toBe(true);
    expect(facts[0]?.source).toBe("computed from 91 common daily closes of test bars");
  });

  it("measures return, volatility and drawdown over the same 90 days", () => {
    const window = bars.slice(-91).map(({ close }) => close);
    expect(readValue(facts, "ONE", "compare_window_days")).toBe(90);
    expect(readValue(facts, "ONE", "compare_return")).toBeCloseTo(
      100 * ((window.at(-1) as number) / (window[0] as number) - 1),
      10,
    );
    const drawdowns = window.map((close, i) => close / Math.max(...window.slice(0, i + 1)) - 1);
    expect(readValue(facts, "ONE", "compare_drawdown")).toBeCloseTo(100 * Math.min(...drawdowns), 10);
    const [calm, wild] = ["ONE", "TWO"].map((asset) => readValue(facts, asset, "compare_volatility"));
    expect(wild).toBeCloseTo(2 * (calm as number), 8);
  });

  it("finds that one market moves as the other, half as far", () => {
    expect(readValue(facts, "ONE/TWO", "correlation")).toBeCloseTo(1, 10);
    expect(readValue(facts, "ONE/TWO", "beta")).toBeCloseTo(0.5, 10);
  });

  it("finds no kinship between independent markets", () => {
    const other = evidence("OTHER", makeBars({ count: 300, seed: 77 }));
    expect(
      Math.abs(readValue(compareAssets([one, other], 1), "ONE/OTHER", "correlation") as number),
    ).toBeLessThan(0.25);
  });

  it("uses only dates that all have, so weekends drop out beside a stock", () => {
    const stock = evidence("STK", makeBars({ count: 300, type: "stock", seed: 3 }), "stock");
    const mixed = compareAssets([one, stock], 1);
    expect(mixed[0]?.source).toBe("computed from 65 common daily closes of test bars");
    expect(readValue(mixed, "ONE", "compare_window_days")).toBe(90);
  });

  it("of three or more covers every pair once", () => {
    const three = [one, two, evidence("THR", makeBars({ count: 300, seed: 5 }))];
    const pairs = compareAssets(three, 1).filter(({ kind }) => kind === "beta");
    expect(pairs.map(({ asset }) => asset)).toEqual(["ONE/TWO", "ONE/THR", "TWO/THR"]);
  });

  it.each<[string, JudgedEvidence[]]>([
    ["one asset", [one]],
    ["no asset", []],
    ["no bars", [one, evidence("NEW", [])]],
    ["no common dates", [one, evidence("OLD", makeBars({ count: 100, end: "2020-01-01" }))]],
  ])("of %s says nothing", (_, some) => {
    expect(compareAssets(some, 1)).toEqual([]);
  });

  it("over a few common days gives no volatility and no correlation", () => {
    const young = compareAssets([one, evidence("NEW", makeBars({ count: 10 }))], 1);
    expect(young.map(({ kind }) => kind)).not.toContain("correlation");
    expect(readValue(young, "NEW", "compare_window_days")).toBe(9);
    expect(readValue(young, "NEW", "compare_volatility")).toBeUndefined();
  });

  it("does not look past now", () => {
    const now = new Date("2024-11-30T23:59:59Z");
    const known = (one: JudgedEvidence) => one.candles.filter(({ date }) => date <= "2024-11-30");
    const [full, cut] = [
      [one, two].map((e) => ({ ...e, now })),
      [one, two].map((e) => ({ ...e, now, candles: known(e) })),
    ];
    expect(compareAssets(full, 1)).toEqual(compareAssets(cut, 1));
  });
});
