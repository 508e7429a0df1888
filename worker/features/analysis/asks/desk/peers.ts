import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../../shared/listed.ts";
import type { AssetType } from "../../../../../shared/markets.ts";
import { type Asset, findAsset } from "../../../markets/assets.ts";
import { openSubjects, type Subject } from "./desk.ts";

/** The listed assets of a type, or all ten. */
export const listed = (type: AssetType | null): Asset[] => {
  const symbols = [...(type === "stock" ? [] : LISTED_CRYPTO), ...(type === "crypto" ? [] : LISTED_STOCKS)];
  return symbols.flatMap((symbol) => findAsset(symbol) ?? []);
};

/** The other listed assets of its type: what stands for the market around it. */
export const peersOf = ({ type, symbol, desk }: Subject): Subject[] =>
  openSubjects(
    desk,
    listed(type).filter((asset) => asset.symbol !== symbol),
  );
