import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assessBands, holdOut, wilsonInterval } from "../../features/analysis/calibration/assess.ts";
import { type Case, keepApart, measureCases } from "../../features/analysis/calibration/measure-cases.ts";
import type { CalibrationTable } from "../../features/analysis/calibration/rows.ts";
import { tabulate } from "../../features/analysis/calibration/tabulate.ts";
import { CALIBRATION } from "../../features/analysis/call/calibration-table.ts";
import { callAsset } from "../../features/analysis/call/call-asset.ts";
import { findProbability } from "../../features/analysis/call/probability.ts";
import { buildFacts } from "../../features/analysis/facts/build-facts.ts";
import { readFolder } from "../../local/calibration/read-folder.ts";
import { makeBars, makeEvidence } from "./make-evidence.ts";

const HISTORY = "../shared/data/history";
const X = { symbol: "X", type: "crypto" } as const;

const makeCase = (over: Partial<Case>): Case => ({
  ...X,
  date: "2020-01-01",
  until: "2020-01-31",
  score: 30,
  band: "Buy",
  change: 5,
  ...over,
});

describe("walking forward", () => {
  const bars = makeBars({ count: 500, noise: 0.05 });
  const cases = measureCases(X, bars);

  it("measures every fifth bar that has a call before it and a horizon after it", () => {
    const first = bars.findIndex(({ date }) => date === cases[0]?.date);
    expect(first).toBe(200);
    expect(cases.length).toBe(Math.ceil((500 - 200 - 30) / 5));
    expect(cases.every(({ until }) => until <= (bars.at(-1)?.date ?? ""))).toBe(true);
  });

  it("judges each case by the close thirty days on", () => {
    const closeOf = (date: string) => bars.find((bar) => bar.date === date)?.close ?? Number.NaN;
    for (const { date, until, change } of cases)
      expect(change).toBeCloseTo(100 * (closeOf(until) / closeOf(date) - 1), 10);
  });

  it("does not look ahead: other bars after a day change no score up to it", () => {
    const cut = bars.slice(0, 350);
    const otherFuture = [
      ...cut,
      ...bars.slice(350).map((bar) => ({ ...bar, close: bar.close * 3, high: bar.high * 3 })),
    ];
    const scores = (of: Case[]) =>
      of.filter(({ date }) => date <= (cut.at(-1)?.date ?? "")).map(({ score }) => score);
    expect(scores(measureCases(X, otherFuture))).toEqual(scores(cases));
    const known = measureCases(X, cut);
    expect(known).toEqual(cases.slice(0, known.length));
  });

  it("keeps cases a horizon apart, asset by asset", () => {
    const dates = ["2020-01-01", "2020-01-06", "2020-01-31", "2020-03-05"];
    const two = dates.flatMap((date) => [makeCase({ date }), makeCase({ date, symbol: "Y" })]);
    expect(keepApart(two).map(({ symbol, date }) => `${symbol} ${date}`)).toEqual(
      ["2020-01-01", "2020-01-31", "2020-03-05"].flatMap((date) => [`X ${date}`, `Y ${date}`]),
    );
  });
});

describe("the table", () => {
  it("counts outcomes by band and year of the outcome", () => {
    const rows = tabulate([
      makeCase({ change: 12 }),
      makeCase({ change: -3, date: "2020-02-05", until: "2020-03-06" }),
      makeCase({ change: 10, date: "2020-12-20", until: "2021-01-19" }),
      makeCase({ band: "Sell", change: -20 }),
    ]);
    expect(rows).toEqual([
      { band: "Buy", until: "2020-12-31", cases: 2, apart: 2, higher: 1, lower: 1, within: 1 },
      { band: "Buy", until: "2021-01-19", cases: 1, apart: 1, higher: 1, lower: 0, within: 1 },
      { band: "Sell", until: "2020-12-31", cases: 1, apart: 1, higher: 0, lower: 1, within: 0 },
    ]);
  });

  const row = { until: "2020-12-31", cases: 100, apart: 30, higher: 55, lower: 45, within: 40 };
  const table: CalibrationTable = {
    crypto: {
      assets: "X",
      rows: [
        { ...row, band: "Buy", higher: 80, lower: 20 },
        { ...row, band: "Hold" },
        { ...row, band: "Sell", apart: 19 },
        { ...row, band: "Buy", until: "2021-12-31", higher: 20, lower: 80 },
      ],
    },
    stock: { assets: "", rows: [] },
  };
  const ask = { type: "crypto", action: "Buy", technicalScore: 30, today: "2021-06-01" } as const;

  it.each([
    [
      "never claims more than 0.60",
      ask,
      { probability: 0.6, baseRate: 190 / 300, n: 30, until: "2020-12-31" },
    ],
    [
      "knows later years only later",
      { ...ask, today: "2021-12-31" },
      { probability: 0.5, n: 60, until: "2021-12-31" },
    ],
    ["asks the band of the technical score", { ...ask, technicalScore: 0 }, { probability: 0.55 }],
    [
      "asks for the action's outcome",
      { ...ask, action: "Hold" as const },
      { probability: 0.4, baseRate: 0.4 },
    ],
  ])("%s", (_, asked, expected) => {
    expect(findProbability(asked, table)).toMatchObject(expected);
  });

  it.each([
    ["on fewer than 20 cases a horizon apart", { ...ask, technicalScore: -50 }],
    ["before the first year was over", { ...ask, today: "2020-12-30" }],
    ["for a type never measured", { ...ask, type: "stock" as const }],
  ])("gives no probability %s", (_, asked) => {
    expect(findProbability(asked, table)).toBeNull();
  });

  it("that is committed counts every case once and in possible numbers", () => {
    for (const { rows } of Object.values(CALIBRATION)) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { cases, apart, higher, lower, within } of rows) {
        expect(higher + lower).toBeLessThanOrEqual(cases);
        expect(within).toBeLessThanOrEqual(cases);
        expect(apart).toBeLessThanOrEqual(cases);
      }
    }
  });
});

describe("assessment", () => {
  it.each([
    [0.5, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [1, 10, 0.7225, 1],
  ])("Wilson's interval of %d in %d cases", (share, n, low, high) => {
    const [from = 0, to = 0] = wilsonInterval(share, n) ?? [];
    expect([from, to]).toEqual([expect.closeTo(low, 3), expect.closeTo(high, 3)]);
  });

  it("sets each band's hit rate against the base rate of its action", () => {
    const cases = [makeCase({ change: 1 }), makeCase({ change: -1 }), makeCase({ band: "Sell", change: 4 })];
    const [buy, hold, sell] = assessBands(tabulate(cases));
    expect(buy).toMatchObject({ cases: 2, hitRate: 0.5, baseRate: 2 / 3 });
    expect(sell).toMatchObject({ cases: 1, hitRate: 0, baseRate: 1 / 3 });
    expect(hold).toMatchObject({ cases: 0, hitRate: null, interval: null });
  });

  it("teaches on cases that were over before the first tested one began", () => {
    const day = (i: number) => new Date(Date.UTC(2020, 0, 1 + i)).toISOString().slice(0, 10);
    const cases = Array.from({ length: 300 }, (_, i) =>
      makeCase({ date: day(i), until: day(i + 30), change: i % 4 === 0 ? -1 : 1 }),
    );
    const { split, train, test, brier, brierOfBaseRate } = holdOut(cases, 0.6);
    expect(split).toBe(day(180));
    expect(train.find(({ band }) => band === "Buy")?.cases).toBe(151);
    expect(test.find(({ band }) => band === "Buy")?.cases).toBe(119);
    expect(brier).toBeCloseTo(0.1875, 2);
    expect(brierOfBaseRate).toBe(brier);
  });
});

describe.skipIf(!existsSync(HISTORY))("on recorded bars", () => {
  const series = existsSync(HISTORY) ? readFolder(HISTORY, ["XRP"]) : [];

  it("cutting off the future changes no fact and no call", () => {
    for (const { symbol, type, bars } of series) {
      for (let count = 200; count < bars.length; count += 97) {
        const then = makeEvidence(bars.slice(0, count), { symbol, type });
        const withFuture = { ...then, candles: bars };
        const facts = buildFacts([then]);
        expect(buildFacts([withFuture])).toEqual(facts);
        expect(callAsset(withFuture, facts)).toEqual(callAsset(then, facts));
      }
    }
  });

  it("the committed table is what they give", () => {
    for (const type of ["crypto", "stock"] as const) {
      const own = series.filter((one) => one.type === type);
      const cases = own.flatMap(({ symbol, bars }) => measureCases({ symbol, type }, bars));
      expect(tabulate(cases)).toEqual(CALIBRATION[type].rows);
    }
  }, 60_000);
});
