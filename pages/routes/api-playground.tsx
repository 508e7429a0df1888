import { createFileRoute } from "@tanstack/react-router";
import { MESSAGE_MAX_LENGTH } from "../../shared/analysis.ts";
import { ENDPOINTS, type Endpoint } from "../../shared/endpoints.ts";
import { PlaygroundPanel } from "../features/playground/playground-panel.tsx";

/** @public the generated route tree names it */
export interface Search {
  endpoint?: Endpoint;
  message?: string;
}

export const Route = createFileRoute("/api-playground")({
  // The reference leads here with a call filled in. A key has no place in an address.
  validateSearch: ({ endpoint, message }: Record<string, unknown>): Search => ({
    endpoint: ENDPOINTS.find((name) => name === endpoint),
    message: typeof message === "string" ? message.slice(0, MESSAGE_MAX_LENGTH) : undefined,
  }),
  component: Playground,
  staticData: { title: "API Playground", kind: "screen" },
});

function Playground() {
  return <PlaygroundPanel {...Route.useSearch()} />;
}
