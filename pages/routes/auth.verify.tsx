import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { authCheckQuery } from "../features/auth/queries.ts";
import { linkTokenAtom, readToken } from "../features/auth/verify/link-token.ts";
import { VerifyPanel } from "../features/auth/verify/verify-panel.tsx";
import { keylessQuery } from "../features/keys/first-key.ts";

export const Route = createFileRoute("/auth/verify")({
  validateSearch: readToken,
  // The token leaves the address before anything is drawn or asked for.
  beforeLoad: ({ search, context, preload }) => {
    if (search.token === undefined || preload) return;
    context.store.set(linkTokenAtom, search.token);
    throw redirect({ to: "/auth/verify", search: {}, replace: true });
  },
  component: Verify,
  staticData: { title: "Signing in" },
});

/** Who has no key yet comes to where the first one is made. */
function Verify() {
  const { data: person } = useQuery(authCheckQuery);
  const { data: isKeyless } = useQuery({ ...keylessQuery, enabled: Boolean(person) });
  return <VerifyPanel tab={isKeyless ? "keys" : undefined} />;
}
