import type { AssetType } from "../../../../../shared/markets.ts";

/** What a portfolio holds; each class has tables of its own. */
export const PORTFOLIO_CLASSES = ["stocks", "coins", "mixed"] as const;
export type PortfolioClass = (typeof PORTFOLIO_CLASSES)[number];

export function classOf(types: readonly AssetType[]): PortfolioClass {
  const held = new Set(types);
  return held.size > 1 ? "mixed" : held.has("stock") ? "stocks" : "coins";
}

export const namePortfolio = (portfolio: PortfolioClass, horizon: number) =>
  `portfolio ${portfolio} ${horizon}`;
