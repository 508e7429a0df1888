import { createFileRoute, Link } from "@tanstack/react-router";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { SignedIn } from "../features/auth/signed-in.tsx";
import { askedAtom } from "../features/oauth/asked.ts";
import { ConsentPanel } from "../features/oauth/consent-panel.tsx";
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
  return <SignedIn otherwise={(onAgain) => <SignInFirst onAgain={onAgain} />}>{() => <Consent />}</SignedIn>;
}

function Consent() {
  const keep = useSetAtom(keptConsentAtom);
  // What is on the screen has not to be come back to.
  useEffect(() => {
    keep(null);
  }, [keep]);
  return <ConsentPanel />;
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
        An app wants to use Enigma on your behalf. Sign in to see which one, then allow or deny it. The link
        in our mail brings you back here if you open it in this browser.
      </p>
    </Notice>
  );
}
