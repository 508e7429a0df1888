import { queryOptions } from "@tanstack/react-query";
import type { AssetReply } from "../../../../shared/board.ts";
import { CRYPTO_REFRESH_MS } from "../../../../shared/listed.ts";
import { callApi } from "../../../api/client.ts";
import { takeFilled } from "../../../api/filled.ts";

/** All that is known of a listed asset. */
export const assetQuery = (symbol: string) =>
  queryOptions({
    queryKey: ["asset", symbol],
    queryFn: ({ signal }): Promise<AssetReply> =>
      callApi(
        `/api/markets/${symbol}`,
        async () => (await import("../../../../shared/board.ts")).assetReplySchema,
        { signal },
      ),
    initialData: () => takeFilled<AssetReply>(`/markets/${symbol}`),
    refetchInterval: CRYPTO_REFRESH_MS,
  });
