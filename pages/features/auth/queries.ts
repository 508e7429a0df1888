import { queryOptions } from "@tanstack/react-query";
import { ACCOUNT } from "../../api/account.ts";
import { callApiAsVisitor } from "../../api/client.ts";

/** Who is signed in; null when nobody is. */
export const authCheckQuery = queryOptions({
  queryKey: [...ACCOUNT, "check"],
  queryFn: async ({ signal }) => {
    const check = await callApiAsVisitor(
      "/api/auth/check",
      async () => (await import("../../../shared/auth.ts")).authCheckSchema,
      {
        signal,
      },
    );
    return check?.authenticated ? check : null;
  },
});
