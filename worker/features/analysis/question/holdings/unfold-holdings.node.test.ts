import { describe, expect, it } from "vitest";
import { readQuestion } from "../read-question.ts";
import { unfoldHoldings } from "./unfold-holdings.ts";

const NOW = new Date("2026-06-10T15:00:00Z");

describe("holdings pasted line by line", () => {
  it.each([
    ["a table with a head", "symbol,units,cost\nBTC,2,30000\nNVDA,40,100\nUSD,5000,"],
    ["the page's own example", "BTC, 2, 30000\nNVDA, 40, 100\nUSD, 5000"],
    ["columns of a sheet", "BTC\t2\t30000\nNVDA\t40\t100\nUSD\t5000"],
    ["a list", "my portfolio:\nBTC 2 @ 30000\nnvidia: 40 @ 100\ncash 5000"],
  ])("are what the portfolio page reads of them: %s", (_, message) => {
    const { asks, unused } = readQuestion(message, [], NOW);
    expect(asks.map(({ kind }) => kind)).toEqual(["portfolio"]);
    expect(asks[0]).toMatchObject({
      assets: [{ symbol: "BTC" }, { symbol: "NVDA" }],
      holdings: [
        { units: 2, entry: 30_000 },
        { units: 40, entry: 100 },
      ],
      cash: 5_000,
    });
    expect(unused).toEqual([]);
  });

  it("are asked about in the words beside them, in any language", () => {
    const { asks, language } = readQuestion(
      "Mein Depot:\nBTC 0.5\nETH -3\nWas kann ich in 30 Tagen verlieren?",
      [],
      NOW,
    );
    expect(language).toBe("de");
    expect(asks).toMatchObject([
      { kind: "portfolio", first: "range", ahead: { days: 30 }, holdings: [{ units: 0.5 }, { units: -3 }] },
    ]);
  });

  it.each(["BTC, 2", "btc 2021\nis it a buy", "Tesla 5 years\nApple 3 years", "Mon, 2\nTue, 3"])(
    "are none in %j",
    (message) => {
      expect(unfoldHoldings(message)).toBe(message);
    },
  );
});
