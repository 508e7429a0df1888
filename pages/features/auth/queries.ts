import { queryOptions } from "@tanstack/react-query";
import type { AuthCheck } from "../../../shared/auth.ts";
import { ACCOUNT } from "../../api/account.ts";
import { callApiAsVisitor } from "../../api/client.ts";

const CHECK = {
  queryKey: [...ACCOUNT, "check"],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    return callApiAsVisitor(
      "/api/auth/check",
      async () => (await import("../../../shared/auth.ts")).authCheckSchema,
      {
        signal,
      },
    );
  },
};

/** Who is signed in; null when nobody is. */
export const authCheckQuery = queryOptions({
  ...CHECK,
  select: (check: AuthCheck | null) => (check?.authenticated ? check : null),
});

/** Why the account of whoever is here is suspended; null when it is not. */
export const suspensionQuery = queryOptions({
  ...CHECK,
  select: (check: AuthCheck | null) => check?.suspendedFor ?? null,
});
