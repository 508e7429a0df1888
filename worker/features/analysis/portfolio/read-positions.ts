import type { PortfolioRequest } from "../../../../shared/portfolio.ts";
import type { Asset } from "../../markets/assets.ts";
import { findNamedAsset } from "../question/named-question.ts";
import type { Amount } from "./judge-portfolio.ts";

export interface ReadPortfolio {
  amounts: ReadonlyMap<Asset, Amount>;
  /** USD beside the positions; of `worth` what they leave */
  cash: number | null;
  worth: number | null;
}

/** The positions of a request by asset, those of one asset together. Throws `asset_unknown` for a name that is not one of ours. */
export function readPositions({ positions, cash, worth }: PortfolioRequest): ReadPortfolio {
  const amounts = new Map<Asset, Amount>();
  positions.forEach(({ asset: name, units = 0, usd = 0, percent = 0 }, i) => {
    const asset = findNamedAsset(name, `positions.${i}.asset`);
    const held = amounts.get(asset) ?? { units: 0, usd: 0 };
    amounts.set(asset, {
      units: add(held.units, units),
      usd: add(held.usd, usd + (percent / 100) * (worth ?? 0)),
    });
  });
  return { amounts, cash: worth === undefined ? (cash ?? 0) : null, worth: worth ?? null };
}

/** Digits that a double holds for sure: what binary fractions leave of 0.1 + 0.2 − 0.3 is no position. */
const DIGITS = 15;
const add = (one: number, other: number): number => Number((one + other).toPrecision(DIGITS));
