import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { SignedIn } from "../features/auth/signed-in.tsx";
import { Waiting } from "../ui/controls/spinner.tsx";
import { lazily } from "../ui/life/lazily.ts";

const WebhooksPanel = lazily(() => import("../features/webhooks/webhooks-panel.tsx"));

export const Route = createFileRoute("/account_/webhooks")({
  component: Webhooks,
  staticData: { title: "Webhooks" },
});

/** The person's webhook endpoints. */
function Webhooks() {
  return (
    <SignedIn otherwise="Only you can see your webhooks.">
      {() => (
        <Suspense fallback={<Waiting label="Loading your webhooks" />}>
          <WebhooksPanel />
        </Suspense>
      )}
    </SignedIn>
  );
}
