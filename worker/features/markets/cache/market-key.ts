import type { AssetType } from "../../../../shared/markets.ts";
import type { Markets } from "../../../providers/prices/index.ts";

/** Names the market in cache keys: two markets, and two replayed dates, never read each other's cache. */
export function marketKey(markets: Markets, type: AssetType): string {
  const { kind } = markets[type];
  return kind === "replay" ? `replay-${markets.now().toISOString()}` : kind;
}
