import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "../features/legal/terms.tsx";
import { WhoIsAsked } from "../features/status/who-is-asked.tsx";

export const Route = createFileRoute("/terms")({
  component: () => <TermsPage inUse={<WhoIsAsked />} />,
  staticData: {
    title: "Terms of Service",
    kind: "document",
  },
});
