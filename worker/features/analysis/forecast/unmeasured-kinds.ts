import type { Fund } from "../../../providers/prices/prices.ts";
import type { Refusal } from "./refusal.ts";

/**
 * Kinds of funds of which no range is given: measured on recorded bars of 2013 to 2024 with the tables of stocks, 80% ranges
 * held in 58% (Treasuries) to 77% of cases of bond funds over 30 days; of funds that hold coins there were 50 cases. All
 * other kinds lie between 76 and 84%, leveraged and inverse ones too (README.md).
 */
const UNMEASURED: { of: RegExp; from: number; refusal: Refusal }[] = [
  { of: /^Bonds/, from: 8, refusal: "unmeasured_bonds" },
  { of: /^(?:Bitcoin|Ether)$/, from: 1, refusal: "unmeasured_coin_funds" },
];

/** Why no range is given of a kind of fund; null where one is. */
export function findUnmeasured(fund: Fund | undefined, horizon: number): Refusal | null {
  const found = UNMEASURED.find(({ of, from }) => fund && of.test(fund.category) && horizon >= from);
  return found?.refusal ?? null;
}
