import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { authCheckQuery } from "../features/auth/queries.ts";
import { UnlessSuspended } from "../features/auth/unless-suspended.tsx";
import { askedAtom } from "../features/oauth/asked.ts";
import { ConsentPanel } from "../features/oauth/consent-panel.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { Trouble } from "../ui/controls/trouble.tsx";
import { keptConsentAtom } from "../ui/keep-begun.ts";
import { Notice } from "../ui/notice.tsx";

export const Route = createFileRoute("/oauth/authorize")({
  beforeLoad: ({ context, preload, cause }) => {
    if (!preload && cause === "enter") context.store.set(askedAtom, context.history?.location.search ?? "");
  },
  component: Authorize,
  staticData: { title: "Connect an app" },
});

/** Where apps send people: those who are signed in decide, others sign in first and come back. */
function Authorize() {
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  const keep = useSetAtom(keptConsentAtom);
  // What is on the screen has not to be come back to.
  useEffect(() => {
    if (person) keep(null);
  }, [person, keep]);
  if (isPending) return <Waiting label="Checking who is signed in" />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (person) return <ConsentPanel />;
  return (
    <UnlessSuspended>
      <SignInFirst onAgain={refetch} />
    </UnlessSuspended>
  );
}

function SignInFirst({ onAgain }: { onAgain: () => void }) {
  const query = useAtomValue(askedAtom);
  const keep = useSetAtom(keptConsentAtom);
  useEffect(() => {
    keep({ query, at: Date.now() });
  }, [keep, query]);
  return (
    <Notice
      figure="›"
      title="Sign in to connect an app"
      actions={
        <>
          <Link to="/login" className="button">
            Log in
          </Link>
          <button type="button" className="button button-ghost" onClick={onAgain}>
            I have signed in
          </button>
        </>
      }
    >
      <p>
        An app wants to ask in your name. Sign in first; you then see which one it is and decide. The link in
        our mail brings you back here if you open it in this browser.
      </p>
    </Notice>
  );
}
