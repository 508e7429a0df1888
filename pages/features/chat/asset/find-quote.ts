import type { AssetReply } from "../../../../shared/board.ts";
import type { MarketKind } from "../../../../shared/markets.ts";

/** A price in USD and its change in percent, as the reply holds them. */
export interface Quote {
  price: number;
  change24h: number;
  market: MarketKind;
  asOf: string;
}

/** The last price in a reply, or null. */
export function findQuote({ asset, facts }: AssetReply): Quote | null {
  const [price, change] = (["price", "change_24h"] as const).map((kind) =>
    facts.find((fact) => fact.kind === kind),
  );
  if (typeof price?.value !== "number" || typeof change?.value !== "number") return null;
  return { price: price.value, change24h: change.value, market: asset.market, asOf: price.asOf };
}
