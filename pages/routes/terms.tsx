import { createFileRoute } from "@tanstack/react-router";
import { TermsPage } from "../features/legal/terms.tsx";

export const Route = createFileRoute("/terms")({
  component: TermsPage,
  staticData: {
    title: "Terms of Service",
    description: "Information only, 18 and over: the rules of using the service, its plans and its token.",
    kind: "document",
  },
});
