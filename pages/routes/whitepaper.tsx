import { createFileRoute } from "@tanstack/react-router";
import { Whitepaper } from "../features/whitepaper/whitepaper.tsx";

export const Route = createFileRoute("/whitepaper")({
  component: Whitepaper,
  staticData: {
    title: "Whitepaper",
    kind: "document",
  },
});
