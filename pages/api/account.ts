import { queryOptions } from "@tanstack/react-query";
import { callApiAsVisitor } from "./client.ts";

/** Query keys of everything that belongs to the person signed in: all of it changes with the person. */
export const ACCOUNT = ["account"] as const;

/** Of what is read under the session: it must not outlive it, and paid calls change it. */
export const ACCOUNT_DATA = [...ACCOUNT, "data"] as const;

/** The signed-in person as the server knows him; null if nobody is signed in. */
export const checkQuery = queryOptions({
  queryKey: [...ACCOUNT, "check"],
  queryFn: async ({ signal }) =>
    callApiAsVisitor("/api/auth/check", async () => (await import("../../shared/auth.ts")).authCheckSchema, {
      signal,
    }),
});
