import { describe, expect, it } from "vitest";
import type { Candle } from "../../../../shared/markets.ts";
import { makeBars } from "../../../test/analysis/make-evidence.ts";
import { dateOf } from "../forecast/bars/calendar.ts";
import { TEACHINGS } from "../forecast/calibration-table.ts";
import { unpackTeaching } from "../forecast/teaching.ts";
import { CALLS, ODDS, RULES } from "./calibration-table.ts";
import { callDaily, type DailyCall } from "./call-daily.ts";
import { chooseAction, findBorder } from "./choose-action.ts";
import { collectCalls, measureCalls, wasRight } from "./measure-calls.ts";
import { forecastCases } from "./measure-odds.ts";
import { CALL_GROUPS, hasEdge, type MeasuredAction, type MeasuredCall, shadowAction } from "./measured.ts";

const called = (...ask: Parameters<typeof callDaily>): DailyCall => {
  const call = callDaily(...ask);
  if ("refusal" in call) throw new Error(call.refusal);
  return call;
};

describe("the daily call", () => {
  it.each([
    ["rises for a year", 0.003, "Buy"],
    ["falls for a year", -0.003, "Sell"],
  ])("of a stock that %s", (_, drift, action) => {
    const call = called("stock", makeBars({ count: 600, type: "stock", drift, noise: 0.01 }));
    expect(call.action).toBe(action);
    expect(Math.abs(call.score)).toBeLessThanOrEqual(100);
    expect(call.contributions.reduce((sum, { points }) => sum + points, 0)).toBe(call.score);
    expect(call.measured).toBe(CALLS.stock[call.action]);
  });

  it("is refused under 260 bars and for a stablecoin", () => {
    expect(callDaily("crypto", makeBars({ count: 259 }))).toEqual({
      refusal: "too_few_bars_for_call",
    });
    expect(callDaily("crypto", makeBars({ count: 400, start: 1, noise: 0.0005 }))).toHaveProperty("refusal");
  });

  it("of a past day is the same whatever came after, and is the case that was measured", () => {
    const bars = makeBars({ count: 900, noise: 0.04 });
    for (const one of collectCalls("X", "crypto", bars).filter((_, i) => i % 7 === 0)) {
      const then = bars.filter(({ date }) => date <= dateOf(one.day));
      const { action, score } = called("crypto", then);
      expect({ action, score }).toEqual({ action: one.action, score: one.score });
    }
  });
});

describe("near a border", () => {
  it.each([
    ["keeps a Hold one point inside Buy", [10, 15, 21], "Hold"],
    ["changes three points beyond", [10, 15, 23], "Buy"],
    ["keeps a Buy just under the border", [40, 30, 18], "Buy"],
    ["leaves it three points under", [40, 30, 17], "Hold"],
    ["keeps a Sell just over its border", [-40, -18], "Sell"],
    ["goes from Buy to Sell at once", [40, -25], "Sell"],
    ["goes from Buy past the border of Sell at once", [40, -21], "Sell"],
    ["begins with the plain side", [21], "Buy"],
    ["without a score", [], "Hold"],
  ])("%s", (_, scores, action) => {
    expect(chooseAction(scores)).toBe(action);
  });

  it.each([
    [19, 1, "Buy"],
    [22, 2, "Hold"],
    [-19, 1, "Sell"],
    [-50, 30, "Hold"],
  ])("a score of %d is %d points from %s", (score, points, beyond) => {
    expect(findBorder(score)).toEqual({ points, beyond });
  });
});

describe("being right", () => {
  it.each([
    ["Buy", "stock", 0.1, true],
    ["Buy", "stock", 0, false],
    ["Sell", "crypto", -0.1, true],
    ["Hold", "stock", 5, true],
    ["Hold", "stock", -5.1, false],
    ["Hold", "crypto", -9.9, true],
  ] as const)("%s of a %s at %d%% is %s", (action, type, change, right) => {
    expect(wasRight(action, { type, change })).toBe(right);
  });

  it("is measured on exactly the cases of an action, against all", () => {
    const cases = collectCalls("X", "crypto", makeBars({ count: 1_500, noise: 0.05 }));
    const buys = cases.filter(({ action }) => action === "Buy");
    const measured = measureCalls(cases, "Buy");
    expect(measured?.cases).toBe(buys.length);
    expect(measured?.right[0]).toBeCloseTo(buys.filter(({ change }) => change > 0).length / buys.length, 10);
    expect(measured?.baseRate).toBeCloseTo(
      cases.filter(({ change }) => change > 0).length / cases.length,
      10,
    );
  });

  it("is called an edge only where the judging years, those after and the asset's own group each show one", () => {
    const shown: [number, number, number] = [0.1, 0.01, 0.2];
    const notShown: [number, number, number] = [0.1, -0.01, 0.2];
    const call = (over: [number, number, number]): MeasuredCall => ({
      ...{ cases: 100, right: [0.6, 0.5, 0.7], baseRate: 0.5, over },
    });
    const proven: MeasuredAction = {
      ...{ taught: call(notShown), judged: call(shown), after: call(shown) },
      groups: { listed: { judged: shown, after: shown }, other: { judged: shown, after: notShown } },
    };
    expect(hasEdge(proven, "listed")).toBe(true);
    expect(hasEdge(proven, "other")).toBe(false);
    expect(hasEdge({ ...proven, judged: call(notShown) }, "listed")).toBe(false);
    expect(hasEdge({ ...proven, after: call(notShown) }, "listed")).toBe(false);
    expect(hasEdge({ ...proven, after: null }, "listed")).toBe(false);
  });

  it("the committed tables claim none for any asset", () => {
    for (const measured of Object.values(CALLS).flatMap((actions) => Object.values(actions)))
      for (const group of CALL_GROUPS) expect(hasEdge(measured, group)).toBe(false);
  });
});

describe("the odds beside a call", () => {
  const tenths = Object.entries(ODDS).flatMap(([type, { odds }]) =>
    Object.entries(odds).flatMap(([name, all]) => all.map((one) => ({ type, name, ...one }))),
  );

  it("came about as often as they were told, where a thousand days and more told them", () => {
    const many = tenths.filter(({ cases }) => cases >= 1_000);
    expect(many.length).toBeGreaterThan(20);
    for (const { told, came, tenth } of many) {
      expect(Math.min(9, Math.floor(told * 10))).toBe(tenth);
      expect(Math.abs(told - came[0])).toBeLessThan(0.07);
    }
  });

  it("are those of the bars alone: what came after a day changes none of them", () => {
    const bars = makeBars({ count: 900, type: "stock", end: "2012-12-31" });
    const taught = new Map([[2012, unpackTeaching(TEACHINGS["stock 30 full"]?.[6]?.[1] ?? "")]]);
    const tell = (some: Candle[]) =>
      forecastCases(collectCalls("X", "stock", some), taught).map(({ one: { day }, odds }) => ({
        day,
        odds,
      }));
    const whole = tell(bars);
    expect(whole.length).toBeGreaterThan(30);
    const cut = tell(bars.slice(0, 860));
    expect(whole.slice(0, cut.length)).toEqual(cut);
  });
});

describe("the second rule", () => {
  it.each([
    [0.52, 0.56, "Buy"],
    [0.44, 0.48, "Sell"],
    [0.49, 0.55, "Hold"],
    [0.5, 0.55, "Hold"],
  ] as const)("an interval from %d to %d is a %s", (low, high, action) => {
    expect(shadowAction([(low + high) / 2, low, high])).toBe(action);
  });

  it("was run on the same cases as the calls, and is no better than what happens anyway", () => {
    for (const { trend, shadow } of Object.values(RULES)) {
      const count = (rule: typeof trend) => Object.values(rule).reduce((sum, { cases }) => sum + cases, 0);
      expect(count(shadow)).toBe(count(trend));
      for (const { over } of Object.values(shadow)) expect(over[1]).toBeLessThanOrEqual(0);
    }
  });
});
