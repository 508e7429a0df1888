import { createFileRoute } from "@tanstack/react-router";
import { PlaygroundPanel } from "../features/playground/playground-panel.tsx";

export const Route = createFileRoute("/api-playground")({
  component: PlaygroundPanel,
  staticData: { title: "API Playground", kind: "screen" },
});
