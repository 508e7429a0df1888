import { createFileRoute } from "@tanstack/react-router";
import { TokenomicsPage } from "../features/tokenomics/tokenomics-page.tsx";

export const Route = createFileRoute("/tokenomics")({
  component: TokenomicsPage,
  staticData: {
    title: "Tokenomics",
    description:
      "NGMA: supply, allocation, plans, and the split of each payment into burn, treasury and liquidity.",
    kind: "document",
  },
});
