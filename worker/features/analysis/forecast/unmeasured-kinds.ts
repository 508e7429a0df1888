import type { Fund } from "../../../providers/prices/prices.ts";
import type { Refusal } from "./refusal.ts";
import type { Horizon } from "./teaching.ts";

/**
 * Kinds of funds of which no range is given: measured on recorded bars of 2013 to 2024 with the tables of stocks, 80% ranges
 * held in 58% (Treasuries) to 77% of cases of bond funds over 30 days; of funds that hold coins there were 50 cases. All
 * other kinds lie between 76 and 84%, leveraged and inverse ones too (README.md).
 */
const UNMEASURED: { of: RegExp; horizons: readonly Horizon[]; refusal: Refusal }[] = [
  { of: /^Bonds/, horizons: [30], refusal: "unmeasured_bonds" },
  { of: /^(?:Bitcoin|Ether)$/, horizons: [7, 30], refusal: "unmeasured_coin_funds" },
];

/** Why no range is given of a kind of fund; null where one is. */
export function findUnmeasured(fund: Fund | undefined, horizon: Horizon): Refusal | null {
  const found = UNMEASURED.find(
    ({ of, horizons }) => fund && of.test(fund.category) && horizons.includes(horizon),
  );
  return found?.refusal ?? null;
}
