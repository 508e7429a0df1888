import type { Fund } from "../../../providers/prices/prices.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Kinds of funds of which no range is given: `npm run calibrate -- ... --kinds` found that of 80% ranges over 30 days 60% held of
 * Treasuries and 74% of funds of volatility; of other bonds there are few, and of funds that hold coins 126 cases. All other
 * kinds lie between 75 and 85%, leveraged and inverse ones too (README.md).
 */
const UNMEASURED: { of: RegExp; from: number; refusal: Refusal }[] = [
  { of: /^Bonds/, from: 8, refusal: "unmeasured_bonds" },
  { of: /^Volatility/, from: 8, refusal: "unmeasured_volatility" },
  { of: /^(?:Bitcoin|Ether)$/, from: 1, refusal: "unmeasured_coin_funds" },
];

/** Why no range is given of a kind of fund; null where one is. */
export function findUnmeasured(fund: Fund | undefined, horizon: number): Refusal | null {
  const found = UNMEASURED.find(({ of, from }) => fund && of.test(fund.category) && horizon >= from);
  return found?.refusal ?? null;
}
