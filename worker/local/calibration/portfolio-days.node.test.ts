import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeBars } from "../../test/analysis/make-evidence.ts";
import { portfolioDays, readHoldings } from "./portfolio-days.ts";
import type { Series } from "./read-folder.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "holdings-"));
afterAll(() => rmSync(FOLDER, { recursive: true }));
const END = "2024-06-28";

const coin = (symbol: string, seed: number, count = 500): Series => ({
  ...{ symbol, type: "crypto", closesOnly: false },
  bars: makeBars({ count, seed, end: END }),
});
const stock: Series = {
  ...{ symbol: "NVDA", type: "stock", closesOnly: false },
  bars: makeBars({ count: 500, type: "stock", seed: 3, end: END }),
};

/** The lines of a portfolio's file by bars, and what is said. */
function foretell(csv: string, all: Series[], from = "2024-06-24", horizon = 30) {
  const file = join(FOLDER, "held.csv");
  writeFileSync(file, csv);
  const said: string[] = [];
  const days = { from, to: END, horizon };
  return { lines: [...portfolioDays(all, readHoldings(file), days, (line) => said.push(line))], said };
}
const HELD = "symbol,units\nBTC,2\nNVDA,-1\nNVDA,41\nUSD,5000\n";
const lastClose = ({ bars }: Series) => bars.at(-1)?.close ?? 0;

describe("the forecasts of a portfolio's days", () => {
  it("are one a day on which stocks trade, around what units and cash are worth", () => {
    const btc = coin("BTC", 1);
    const { lines, said } = foretell(HELD, [btc, stock]);
    expect(said).toEqual([]);
    expect(lines.map(({ date }) => date.slice(8))).toEqual(["24", "25", "26", "27", "28"]);
    const { worth = 0, q10 = 0, q50 = 0, q90 = 0 } = lines.at(-1) ?? {};
    expect(worth).toBeCloseTo(2 * lastClose(btc) + 40 * lastClose(stock) + 5_000, 2);
    expect([q10 < q50, q50 < q90]).toEqual([true, true]);
  });

  it("are by the bars up to their day alone", () => {
    const cut = [coin("BTC", 1), stock].map((one) => ({
      ...one,
      bars: one.bars.filter(({ date }) => date <= "2024-06-26"),
    }));
    expect(foretell(HELD, cut).lines).toEqual(foretell(HELD, [coin("BTC", 1), stock]).lines.slice(0, 3));
  });

  it("go on every day of coins alone, for any number of days", () => {
    const { lines } = foretell("symbol,units\nBTC,2\n", [coin("BTC", 1)], "2024-06-21", 45);
    expect(lines.map(({ horizonDays }) => horizonDays)).toEqual(Array(8).fill(45));
  });

  it("are none where the history is too short, and the asset that shortens it is named", () => {
    const { lines, said } = foretell(HELD, [coin("BTC", 1, 200), stock]);
    expect(lines).toEqual([]);
    expect(said).toEqual([expect.stringMatching(/^from 2024-06-24: no forecast\. .+ with BTC\.$/)]);
  });

  it("have Bitcoin's days before those of a young coin among stocks, where the folder has its file", () => {
    const held = "symbol,units\nNEW,2\nNVDA,40\n";
    const young = coin("NEW", 2, 100);
    expect(foretell(held, [young, stock]).lines).toEqual([]);
    expect(foretell(held, [coin("BTC", 1), young, stock])).toMatchObject({ lines: { length: 5 }, said: [] });
  });

  it("are none of an asset that the folder does not hold", () => {
    expect(() => foretell(HELD, [stock])).toThrow("No file of BTC");
  });
});
