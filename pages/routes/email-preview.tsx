import { createFileRoute } from "@tanstack/react-router";
import { PreviewPanel } from "../features/auth/preview-panel.tsx";

export const Route = createFileRoute("/email-preview")({
  component: PreviewPanel,
  staticData: { title: "E-mail preview" },
});
