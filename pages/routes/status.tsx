import { createFileRoute } from "@tanstack/react-router";
import { StatusScreen } from "../features/status/status-screen.tsx";

export const Route = createFileRoute("/status")({
  component: StatusScreen,
  staticData: {
    title: "Status",
    description:
      "Which markets and sources answers rest on now: last success, last failure, age of the data.",
    kind: "screen",
  },
});
