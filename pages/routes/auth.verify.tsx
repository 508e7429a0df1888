import { createFileRoute, redirect } from "@tanstack/react-router";
import { linkTokenAtom, readToken } from "../features/auth/verify/link-token.ts";
import { VerifyPanel } from "../features/auth/verify/verify-panel.tsx";

export const Route = createFileRoute("/auth/verify")({
  validateSearch: readToken,
  // The token leaves the address before anything is drawn or asked for.
  beforeLoad: ({ search, context, preload }) => {
    if (search.token === undefined || preload) return;
    context.store.set(linkTokenAtom, search.token);
    throw redirect({ to: "/auth/verify", search: {}, replace: true });
  },
  component: VerifyPanel,
  staticData: { title: "Signing in" },
});
