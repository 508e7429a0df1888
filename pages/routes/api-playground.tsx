import { createFileRoute, useLocation } from "@tanstack/react-router";
import { PlaygroundPanel } from "../features/playground/playground-panel.tsx";

export const Route = createFileRoute("/api-playground")({
  component: Playground,
  staticData: { title: "API Playground", kind: "screen" },
});

/** The reference leads here with a call filled in. A key has no place in an address. */
function Playground() {
  const search = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  return <PlaygroundPanel endpoint={search.get("endpoint")} message={search.get("message")} />;
}
