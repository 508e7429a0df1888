import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../../shared/listed.ts";
import type { AssetType } from "../../../../../shared/markets.ts";
import { type Asset, findAsset } from "../../../markets/assets.ts";
import type { Ask } from "../../question/question.ts";
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

/** Assets whose data an ask needs besides those it names. */
export function besides(ask: Ask): Asset[] {
  switch (ask.kind) {
    case "ranking":
      return ask.assets.length > 0 ? [] : listed(ask.group);
    case "why_moved":
      return listed(ask.assets[0]?.type ?? "crypto");
    case "risk":
      return ask.against ? listed(ask.against) : [];
    case "sentiment":
      return ask.assets.length > 0 ? [] : listed("crypto").slice(0, 2);
    default:
      return [];
  }
}
