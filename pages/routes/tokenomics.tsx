import { createFileRoute } from "@tanstack/react-router";
import { TokenomicsPage } from "../features/tokenomics/tokenomics-page.tsx";

export const Route = createFileRoute("/tokenomics")({
  component: TokenomicsPage,
  staticData: {
    title: "Tokenomics",
    kind: "document",
  },
});
