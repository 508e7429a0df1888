import { expect, it } from "vitest";
import { readHoldings } from "../../shared/read-holdings.ts";

it("reads a pasted table: a head, commas, semicolons or tabs, cash and shorts", () => {
  expect(readHoldings("symbol,units,cost\nBTC, 2, 41000\nNVDA;40\nTSLA\t-5\nUSD,5000\n\n")).toEqual({
    positions: [
      { asset: "BTC", units: 2 },
      { asset: "NVDA", units: 40 },
      { asset: "TSLA", units: -5 },
    ],
    costs: [41_000, null, null],
    cash: 5_000,
    faults: [],
  });
});

it("says which line it cannot use, and uses the others", () => {
  const { positions, faults } = readHoldings("BTC\n,3\nETH, many\nSOL, 4");
  expect(positions).toEqual([{ asset: "SOL", units: 4 }]);
  expect(faults.map(({ line }) => line)).toEqual([1, 2, 3]);
});

it("stops at 50 positions, and says so", () => {
  const { positions, faults } = readHoldings(Array.from({ length: 52 }, (_, i) => `A${i},1`).join("\n"));
  expect([positions.length, faults.map(({ line }) => line)]).toEqual([50, [51, 52]]);
});

it.each([
  ["BTC;1,5;41000", 1.5, 41_000],
  ["BTC\t0,25\t41.000,50", 0.25, 41_000.5],
  ["BTC;1,234.5;41,000.5", 1_234.5, 41_000.5],
  ["BTC;0,123", 0.123, null],
  ["BTC;-2,5", -2.5, null],
])("a comma between semicolons or tabs is of a number, not of the line: %s", (line, units, cost) => {
  const { positions, costs, faults } = readHoldings(line);
  expect([positions, costs, faults]).toEqual([[{ asset: "BTC", units }], [cost], []]);
});

it("a number that can be read as another a thousand times as large is asked for again", () =>
  expect(readHoldings("BTC;1,234").faults).toEqual([{ line: 1, why: "has no number of units after BTC" }]));
