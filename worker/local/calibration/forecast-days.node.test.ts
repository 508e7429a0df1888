import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Candle } from "../../../shared/markets.ts";
import { makeBars } from "../../test/analysis/make-evidence.ts";
import { isKept } from "../../test/need.ts";
import { type ForecastLine, forecastDays } from "./forecast-days.ts";
import { readFolder, type Series } from "./read-folder.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "bars-"));
const HISTORY = "../shared/data/history";
afterAll(() => rmSync(FOLDER, { recursive: true }));

const STOCK = makeBars({ count: 400, type: "stock" });
const HEAD = "date,open,high,low,close,volume";
const row = ({ date, open, high, low, close, volume }: Candle) =>
  [date, open, high, low, close, volume].join(",");

/** What a file of these lines is read as, and what is said of it. */
function read(lines: string[]): { series: Series | undefined; said: string[] } {
  const said: string[] = [];
  writeFileSync(join(FOLDER, "X.csv"), lines.join("\n"));
  const [series] = readFolder(FOLDER, (line) => said.push(line));
  return { series, said };
}

const foretell = (series: Series, from: string, to: string, horizon: 7 | 30 = 30) => {
  const said: string[] = [];
  const lines: ForecastLine[] = [...forecastDays(series, { from, to, horizon }, (line) => said.push(line))];
  return { lines, said };
};

describe("a folder of bars", () => {
  it("is read bar by bar", () => {
    expect(read([HEAD, ...STOCK.map(row)])).toEqual({
      series: { symbol: "X", type: "stock", bars: STOCK, closesOnly: false },
      said: [],
    });
  });

  const [first, second, third] = STOCK.map(row) as [string, string, string];
  it.each([
    ["no price", first.replace(/,[\d.]+,(\d+)$/, ",,$1")],
    ["a word for a price", `${second.slice(0, 10)},1,x,1,1,1`],
    ["a high below its low", `${second.slice(0, 10)},2,1,3,2,5`],
    ["a date that is none", `2024-13-45,1,1,1,1,1`],
    ["too few cells", `${second.slice(0, 10)},1`],
  ])("a row with %s is skipped and said", (_, bad) => {
    const { series, said } = read([HEAD, bad, third]);
    expect(series?.bars).toEqual([STOCK[2]]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("X.csv: row 2 skipped");
  });

  it("of two bars of a day the later counts, and order does not matter", () => {
    const { series, said } = read([HEAD, third, first, second, third.replace(/,\d+$/, ",77")]);
    expect(series?.bars.map(({ date, volume }) => [date, volume])).toEqual(
      [0, 1, 2].map((i) => [STOCK[i]?.date, i === 2 ? 77 : STOCK[i]?.volume]),
    );
    expect(said).toHaveLength(1);
  });

  it("may hold closes alone", () => {
    const { series } = read(["Date,Close", ...STOCK.map(({ date, close }) => `${date},${close}`)]);
    expect(series?.closesOnly).toBe(true);
    expect(series?.bars.map(({ high }) => high)).toEqual(STOCK.map(({ close }) => close));
  });

  it.each([
    ["empty", []],
    ["not of bars", ["name,age", "a,1"]],
    ["broken", [HEAD, '"2024-01-01"x,1,1,1,1,1']],
  ])("a file that is %s is left out and said", (_, lines) => {
    const { series, said } = read(lines);
    expect(series).toBeUndefined();
    expect(said.join()).toContain("X.csv: left out");
  });

  it("tells coins by their weekends", () => {
    expect(read([HEAD, ...makeBars({ count: 30 }).map(row)]).series?.type).toBe("crypto");
  });
});

describe("forecasts of a folder's days", () => {
  const series: Series = { symbol: "X", type: "stock", bars: STOCK, closesOnly: false };
  const [from, to] = [STOCK[300]?.date ?? "", STOCK[320]?.date ?? ""];

  it("are one a day, from the first day asked to the last", () => {
    const { lines } = foretell(series, from, to);
    expect(lines.map(({ date }) => date)).toEqual(STOCK.slice(300, 321).map(({ date }) => date));
    const { q05, q10, q25, q50, q75, q90, q95 } = lines[0] as ForecastLine;
    expect([q05, q10, q25, q50, q75, q90, q95]).toEqual(
      [q05, q10, q25, q50, q75, q90, q95].sort((a, b) => a - b),
    );
  });

  it("do not change when what came after is cut off or invented, a fault of the source among it", () => {
    const whole = foretell(series, from, to).lines;
    expect(foretell({ ...series, bars: STOCK.slice(0, 321) }, from, to).lines).toEqual(whole);
    const invented = STOCK.map((bar, i) =>
      i <= 320 ? bar : { ...bar, close: bar.close * 40, high: bar.high * 50 },
    );
    expect(foretell({ ...series, bars: invented }, from, to).lines).toEqual(whole);
    for (const [i, line] of whole.entries())
      expect(foretell({ ...series, bars: STOCK.slice(0, 301 + i) }, line.date, line.date).lines).toEqual([
        line,
      ]);
  });

  it("know a false close for one only when the next day shows it", () => {
    const spiked = STOCK.map((bar, i) =>
      i === 310
        ? { ...bar, open: bar.open * 20, high: bar.high * 20, low: bar.low * 20, close: bar.close * 20 }
        : bar,
    );
    const [on, after] = [STOCK[310]?.date ?? "", STOCK[311]?.date ?? ""];
    const { lines } = foretell({ ...series, bars: spiked }, on, after);
    expect(lines.map(({ date }) => date)).toEqual([on, after]);
    expect(lines[1]).toEqual(
      foretell({ ...series, bars: STOCK.filter((_, i) => i !== 310) }, after, after).lines[0],
    );
  });

  it("say once why there are none", () => {
    const { lines, said } = foretell({ ...series, bars: STOCK.slice(0, 80) }, "2000-01-01", "2030-01-01");
    expect(lines).toHaveLength(21);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("a forecast needs 60");
  });

  it("leave out the day of an impossible bar, and go on after it", () => {
    const spoiled = STOCK.map((bar, i) => (i === 305 ? { ...bar, high: bar.high * 100 } : bar));
    const { lines, said } = foretell({ ...series, bars: spoiled }, from, to);
    expect(lines.map(({ date }) => date)).not.toContain(STOCK[305]?.date);
    expect(lines).toHaveLength(20);
    expect(said).toEqual([`X ${STOCK[305]?.date}: an impossible bar, no forecast`]);
  });
});

describe.skipIf(!isKept(HISTORY))("on recorded bars", () => {
  it("eight in ten closes of 2022 lie within the 80% range, more or less, and no day fails", () => {
    const all = readFolder(HISTORY).filter(({ symbol }) => symbol === "BTC" || symbol === "ETH");
    const hits = all.flatMap((series) =>
      foretell(series, "2020-01-01", "2022-12-31", 7).lines.map(({ date, q10, q90 }) => {
        const end = new Date(Date.parse(date) + 7 * 86_400_000).toISOString().slice(0, 10);
        const close = series.bars.findLast((bar) => bar.date <= end)?.close ?? 0;
        return close >= q10 && close <= q90;
      }),
    );
    expect(hits).toHaveLength(2 * 1_096);
    const share = hits.filter(Boolean).length / hits.length;
    expect(share).toBeGreaterThan(0.74);
    expect(share).toBeLessThan(0.86);
  });
});
