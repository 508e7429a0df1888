import { createFileRoute } from "@tanstack/react-router";
import { Whitepaper } from "../features/whitepaper/whitepaper.tsx";

export const Route = createFileRoute("/whitepaper")({
  component: Whitepaper,
  staticData: {
    title: "Whitepaper",
    description: "How checkable market analysis works, and the network of layers that is planned around it.",
    kind: "document",
  },
});
