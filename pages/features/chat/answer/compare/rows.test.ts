import { expect, it } from "vitest";
import type { Fact } from "../../../../../shared/analysis.ts";
import { compareFacts, sayLead } from "./rows.ts";

const fact = (asset: string, kind: Fact["kind"], value: number) => ({ asset, kind, value }) as Fact;

it.each([
  ["is the steadiest.", ["compare_volatility"]],
  ["is the steadiest, and fell least.", ["compare_volatility", "compare_drawdown"]],
  [
    "has the highest score and the strongest trend, fell least, and is the largest.",
    ["score", "compare_drawdown", "price_vs_sma_200", "market_cap"],
  ],
] as const)("what one leads on is said with one “and” before the last: %s", (words, kinds) => {
  const facts = kinds.flatMap((kind) => {
    const better = kind === "compare_volatility" ? 1 : 3;
    return [fact("BTC", kind, better), fact("ETH", kind, 2)];
  });
  expect(sayLead(compareFacts(["BTC", "ETH"], facts), "BTC", "Bitcoin")).toBe(`Bitcoin ${words}`);
});
