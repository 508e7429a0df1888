import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { About } from "../features/landing/about.tsx";
import { Footer } from "../features/landing/footer.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { WhenNear } from "../features/landing/later.tsx";
import { CardsPanel } from "../features/markets/cards/cards-panel.tsx";
import { NewsletterPanel } from "../features/newsletter/newsletter-panel.tsx";
import { useAlive } from "../ui/alive.ts";
import { Still } from "../ui/still.tsx";

// Drawn at build time alone, so that the browser gets no code for it.
const Features = import.meta.env.SSR ? (await import("../features/landing/features-grid.tsx")).default : null;
const LaterFeatures = lazy(() => import("../features/landing/features-grid.tsx"));
const parts = () => import("./-home-parts.tsx");
const Sample = lazy(async () => ({ default: (await parts()).Sample }));
const Network = lazy(async () => ({ default: (await parts()).Network }));
const Measured = lazy(async () => ({ default: (await parts()).Measured }));

export const Route = createFileRoute("/")({
  component: Home,
  staticData: { title: "Market analysis you can check", kind: "document" },
});

function Home() {
  useAlive();
  return (
    <div className="home">
      <div className="home-top">
        <Hero />
        <section className="hero-side" aria-labelledby="sample-title">
          <h2 id="sample-title" className="sr-only">
            A sample answer
          </h2>
          <WhenNear className="hero-sample" marginPx={-120}>
            <Suspense>
              <Sample />
            </Suspense>
          </WhenNear>
        </section>
      </div>
      <Still drawn={Features && <Features />} later={LaterFeatures} />
      <WhenNear className="" marginPx={400}>
        <Suspense>
          <Measured />
        </Suspense>
      </WhenNear>
      <section id="markets" aria-labelledby="markets-title" className="home-section">
        <div className="home-head home-head-wide">
          <h2 id="markets-title" className="home-title">
            Live Market Insights
          </h2>
          <p className="home-note">
            A coin on the front, a stock on the back. Every price says how old it is.
          </p>
        </div>
        <CardsPanel />
      </section>
      <About>
        <WhenNear className="about-picture" marginPx={400}>
          <Suspense>
            <Network />
          </Suspense>
        </WhenNear>
      </About>
      <NewsletterPanel />
      <Footer />
    </div>
  );
}
