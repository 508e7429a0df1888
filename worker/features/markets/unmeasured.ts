import type { NoRange } from "../../../shared/catalogue.ts";
import type { Asset } from "./assets.ts";

/**
 * Kinds of funds of which no range is given: `npm run calibrate -- ... --kinds` found that of 80% ranges over 30 days 60% held of
 * Treasuries and 74% of funds of volatility; of other bonds there are few, and of funds that hold coins 126 cases. All other
 * kinds lie between 75 and 85%, leveraged and inverse ones too (`analysis/forecast/README.md`).
 */
const UNMEASURED: Unmeasured[] = [
  { of: /^Bonds/, from: 8, refusal: "unmeasured_bonds", most: 0.65 },
  { of: /^Volatility/, from: 8, refusal: "unmeasured_volatility", most: 0.25 },
  { of: /^(?:Bitcoin|Ether)$/, from: 1, refusal: "unmeasured_coin_funds", most: 0.25 },
];
interface Unmeasured {
  of: RegExp;
  from: number;
  refusal: Exclude<NoRange, "stablecoin">;
  /** up to this share of what a portfolio holds its range is given: with bonds it was measured (`npm run calibrate -- ... --bonds`) */
  most: number;
}

/** Why a kind of fund has no range over this many days; null if it has one. */
export function findUnmeasured(fund: Asset["fund"], horizon: number): Exclude<NoRange, "stablecoin"> | null {
  return findUnmeasuredPart(fund, horizon)?.refusal ?? null;
}

/** The same of one in a portfolio, with how much of it there may be of the kind. */
export function findUnmeasuredPart(
  fund: Asset["fund"],
  horizon: number,
): Pick<Unmeasured, "refusal" | "most"> | null {
  return UNMEASURED.find(({ of, from }) => fund && of.test(fund.category) && horizon >= from) ?? null;
}

/** From which horizon on an asset of its kind has no range. Its own bars may be refused besides, as too few or still. */
export function findNoRange({ fund, sectors }: Asset): { fromDays: number; reason: NoRange } | null {
  if (sectors.includes("stablecoins")) return { fromDays: 1, reason: "stablecoin" };
  const found = UNMEASURED.find(({ of }) => fund && of.test(fund.category));
  return found ? { fromDays: found.from, reason: found.refusal } : null;
}
