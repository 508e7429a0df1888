import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "../features/legal/privacy.tsx";

export const Route = createFileRoute("/privacy")({
  component: PrivacyPage,
  staticData: {
    title: "Privacy Policy",
    kind: "document",
  },
});
