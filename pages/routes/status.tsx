import { createFileRoute } from "@tanstack/react-router";
import { StatusScreen } from "../features/status/status-screen.tsx";

export const Route = createFileRoute("/status")({
  component: StatusScreen,
  staticData: {
    title: "Status",
    kind: "screen",
  },
});
