import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "../features/legal/privacy.tsx";
import { WhoIsAsked } from "../features/status/who-is-asked.tsx";

export const Route = createFileRoute("/privacy")({
  component: () => <PrivacyPage inUse={<WhoIsAsked />} />,
  staticData: {
    title: "Privacy Policy",
    kind: "document",
  },
});
