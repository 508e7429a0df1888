import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { authCheckQuery } from "../features/auth/queries.ts";
import { PortfolioScreen } from "../features/portfolio/portfolio-screen.tsx";

export const Route = createFileRoute("/portfolio")({
  component: function PortfolioRoute() {
    const { data } = useQuery(authCheckQuery);
    return <PortfolioScreen isSignedIn={Boolean(data)} />;
  },
  staticData: { title: "Portfolio: what your holdings may be worth together", kind: "screen" },
});
