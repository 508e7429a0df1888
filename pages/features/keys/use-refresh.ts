import { useQueryClient } from "@tanstack/react-query";
import { ACCOUNT, ACCOUNT_DATA } from "../../api/account.ts";

/** Asks anew for all of the account, and whether somebody is still signed in. */
export function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ACCOUNT });
}

/** The same after a change of one's own, which signs nobody out. */
export function useDataRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ACCOUNT_DATA });
}
