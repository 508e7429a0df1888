import { queryOptions } from "@tanstack/react-query";
import type { AuthCheck } from "../../../shared/auth.ts";
import { checkQuery } from "../../api/account.ts";

/** Who is signed in; null when nobody is. */
export const authCheckQuery = queryOptions({
  ...checkQuery,
  select: (check: AuthCheck | null) => (check?.authenticated ? check : null),
});

/** Why the signed-in account is suspended; null when it is not. */
export const suspensionQuery = queryOptions({
  ...checkQuery,
  select: (check: AuthCheck | null) => check?.suspendedFor ?? null,
});
