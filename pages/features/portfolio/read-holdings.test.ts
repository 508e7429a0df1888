import { expect, it } from "vitest";
import { readHoldings } from "./read-holdings.ts";

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
