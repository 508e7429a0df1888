import { useQueryClient } from "@tanstack/react-query";
import { ADMIN } from "./queries.ts";

/** Asks anew for all that admins see. */
export function useAdminRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ADMIN });
}
