import { describe, expect, it, vi } from "vitest";
import type { AssetCloses } from "../../../../shared/markets.ts";
import { correlate } from "./correlate.ts";
import { drawNetwork } from "./draw-network.ts";

/** An asset whose daily log returns are these, from day `from` of a month on. */
function asset(symbol: string, returns: number[], dates?: string[]): AssetCloses {
  let close = 100;
  const closes = [close, ...returns.map((r) => (close *= Math.exp(r)))];
  return {
    symbol,
    name: symbol,
    type: "crypto",
    market: "live",
    source: "test",
    asOf: "2026-11-21T00:00:00.000Z",
    closes: closes.map((value, at) => ({
      date: dates?.[at] ?? `2026-11-${String(at + 1).padStart(2, "0")}`,
      close: value,
    })),
  };
}

const repeat = (values: number[], times: number) => Array.from({ length: times }, () => values).flat();

describe("a correlation", () => {
  it("is Pearson's r of the daily log returns", () => {
    // Over (1, 2, 3, 4) and (1, 3, 2, 4): covariance 4, both variances 5, so r = 4/5; three times over it is the same.
    const [pair] = correlate([
      asset("A", repeat([0.01, 0.02, 0.03, 0.04], 3)),
      asset("B", repeat([0.01, 0.03, 0.02, 0.04], 3)),
    ]);
    expect(pair).toEqual({ a: "A", b: "B", r: expect.closeTo(0.8, 9) as number, days: 12 });
  });

  it("is -1 for two that always go opposite ways", () => {
    const up = repeat([0.01, -0.02, 0.03], 4);
    const [pair] = correlate([
      asset("A", up),
      asset(
        "B",
        up.map((r) => -r),
      ),
    ]);
    expect(pair?.r).toBeCloseTo(-1, 9);
  });

  it("looks at the days both were traded, and at what happened in between", () => {
    // B has no close on day 2: A's two returns up to day 3 count as one.
    const all = asset("A", repeat([0.01, 0.02, -0.01, 0.03], 4));
    const gaps = { ...all, symbol: "B", closes: all.closes.filter((_, at) => at !== 1) };
    const [pair] = correlate([all, gaps]);
    expect(pair?.days).toBe(15);
    expect(pair?.r).toBeCloseTo(1, 9);
  });

  it("is not given for fewer than ten shared days, or for a price that never moves", () => {
    const nine = repeat([0.01, -0.02, 0.03], 3);
    expect(correlate([asset("A", nine), asset("B", nine)])).toEqual([]);
    const still = repeat([0], 12);
    expect(correlate([asset("A", still), asset("B", repeat([0.01, -0.02, 0.03], 4))])).toEqual([]);
  });

  it("is listed strongest first, whichever its sign", () => {
    const up = repeat([0.01, -0.02, 0.03, 0.005], 3);
    const weak = repeat([0.02, 0.01, 0.015, -0.03], 3);
    const pairs = correlate([
      asset("A", up),
      asset("B", weak),
      asset(
        "C",
        up.map((r) => -r),
      ),
    ]);
    expect(pairs.map(({ a, b }) => `${a}${b}`)[0]).toBe("AC");
    expect(pairs.length).toBe(3);
    const sizes = pairs.map(({ r }) => Math.abs(r));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
});

describe("the picture of the network", () => {
  /** Which lines are drawn, and how. */
  function draw(r: number) {
    const strokes: { dash: number[]; width: number; color: unknown }[] = [];
    let dash: number[] = [];
    const context = {
      setTransform: vi.fn(),
      clearRect: vi.fn(),
      setLineDash: (next: number[]) => {
        dash = next;
      },
      beginPath: vi.fn(),
      moveTo: vi.fn(),
      lineTo: vi.fn(),
      stroke(this: { lineWidth: number; strokeStyle: unknown }) {
        strokes.push({ dash, width: this.lineWidth, color: this.strokeStyle });
      },
      fillRect: vi.fn(),
      strokeRect: vi.fn(),
      fillText: vi.fn(),
    };
    const canvas = Object.assign(document.createElement("canvas"), { getContext: () => context });
    drawNetwork(canvas, {
      nodes: [
        { symbol: "BTC", isStock: false },
        { symbol: "NVDA", isStock: true },
      ],
      pairs: [{ a: "BTC", b: "NVDA", r, days: 30 }],
      colors: { ink: "ink", faint: "faint", ground: "ground", together: "amber", apart: "blue" },
      at: 0,
    });
    return { strokes, labels: context.fillText.mock.calls.map(([text]) => text as string) };
  }

  it("has a line for what moved together, a broken one for what moved apart, none for what chance alone may do", () => {
    expect(draw(0.8)).toEqual({
      strokes: [{ dash: [], width: 1.6, color: "amber" }],
      labels: ["BTC", "NVDA"],
    });
    expect(draw(-0.5)).toEqual({
      strokes: [{ dash: [4, 4], width: 1, color: "blue" }],
      labels: ["BTC", "NVDA"],
    });
    expect(draw(0.3).strokes).toEqual([]);
  });
});
