import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { authCheckQuery } from "../features/auth/queries.ts";
import { UnlessSuspended } from "../features/auth/unless-suspended.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { Trouble } from "../ui/controls/trouble.tsx";
import { Notice } from "../ui/notice.tsx";

const WebhooksPanel = lazy(() => import("../features/webhooks/webhooks-panel.tsx"));

export const Route = createFileRoute("/account_/webhooks")({
  component: Webhooks,
  staticData: { title: "Webhooks" },
});

/** Where the person's own servers are told what happens. */
function Webhooks() {
  const { data: person, isPending, isError, refetch } = useQuery(authCheckQuery);
  if (isPending) return <Waiting label="Checking who is signed in" />;
  if (isError) return <Trouble text="We could not check whether you are signed in." onRetry={refetch} />;
  if (!person)
    return (
      <UnlessSuspended>
        <SignInFirst />
      </UnlessSuspended>
    );
  return (
    <Suspense fallback={<Waiting label="Loading your webhooks" />}>
      <WebhooksPanel />
    </Suspense>
  );
}

const SignInFirst = () => (
  <Notice
    figure="401"
    title="Please sign in"
    actions={
      <Link to="/login" className="button">
        Log in
      </Link>
    }
  >
    <p>Your webhooks are shown to you alone.</p>
  </Notice>
);
