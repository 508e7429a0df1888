import { useQuery } from "@tanstack/react-query";
import type { AssetReply } from "../../shared/board.ts";
import { findSymbol } from "../../shared/listed-names.ts";
import { findQuote } from "../features/chat/asset/find-quote.ts";
import { assetQuery } from "../features/chat/asset/queries.ts";
import { useListedPrices } from "../features/markets/queries.ts";
import type { LastPrice } from "../features/watch/watchlist.tsx";

function toLastPrice(reply: AssetReply): LastPrice | null {
  const quote = findQuote(reply);
  return quote && { ...reply.asset, ...quote };
}

/** The last price of an asset: of a listed one live, of another from its page. */
export function useLastPrice(symbol: string): LastPrice | undefined {
  const { prices } = useListedPrices();
  const { data } = useQuery({
    ...assetQuery(symbol),
    refetchInterval: false,
    enabled: findSymbol(symbol) === undefined,
    select: toLastPrice,
  });
  return prices.find((price) => price.symbol === symbol) ?? data ?? undefined;
}
