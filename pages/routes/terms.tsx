import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "../features/legal/terms.tsx";

export const Route = createFileRoute("/terms")({
  component: TermsPage,
  staticData: {
    title: "Terms of Service",
    kind: "document",
  },
});
