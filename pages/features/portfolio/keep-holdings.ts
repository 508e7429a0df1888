import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { KeptHoldings } from "../../../shared/talks.ts";
import { ACCOUNT_DATA } from "../../api/account.ts";
import { callApi, readApi } from "../../api/client.ts";

const PATH = "/api/talks/holdings";
const shape = async () => (await import("../../../shared/talks.ts")).keptHoldingsSchema;

/** What the account keeps of a portfolio. */
export const keptHoldingsQuery = queryOptions({
  queryKey: [...ACCOUNT_DATA, "holdings"],
  queryFn: readApi<KeptHoldings>(PATH, shape),
});

/** Keeps holdings in the account, or with null deletes them there. */
export function useKeepHoldings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string | null) =>
      callApi<KeptHoldings>(
        PATH,
        shape,
        text === null ? { method: "DELETE" } : { method: "POST", payload: { text } },
      ),
    onSuccess: (kept) => client.setQueryData(keptHoldingsQuery.queryKey, kept),
  });
}
