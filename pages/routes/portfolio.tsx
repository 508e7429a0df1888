import { createFileRoute } from "@tanstack/react-router";
import { PortfolioScreen } from "../features/portfolio/portfolio-screen.tsx";

export const Route = createFileRoute("/portfolio")({
  component: PortfolioScreen,
  staticData: { title: "Portfolio: what your holdings may be worth together", kind: "screen" },
});
