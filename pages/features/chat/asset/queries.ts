import { queryOptions } from "@tanstack/react-query";
import type { AssetReply } from "../../../../shared/board.ts";
import { CRYPTO_REFRESH_MS } from "../../../../shared/listed.ts";
import { readApi } from "../../../api/client.ts";

/** All that is known of an asset. */
export const assetQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["asset", symbol],
    queryFn: readApi<AssetReply>(
      `/api/markets/${symbol}`,
      async () => (await import("../../../../shared/board.ts")).assetReplySchema,
    ),
    refetchInterval: CRYPTO_REFRESH_MS,
  });
