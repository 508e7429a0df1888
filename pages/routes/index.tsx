import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { AliveWhenNear, WhenNear } from "../features/landing/when-near.tsx";
import { useAlive } from "../ui/life/alive.ts";
import { lazily } from "../ui/life/lazily.ts";
import { Still } from "../ui/life/still.tsx";
import { SectionHead } from "../ui/section-head.tsx";

// Drawn at build time alone, so that the browser gets no code for it.
const still = () => import("./-home-still.tsx");
const drawn = import.meta.env.SSR ? await still() : null;
const Hero = lazily(async () => ({ default: (await still()).Hero }));
const Features = lazily(async () => ({ default: (await still()).Features }));
const About = lazily(async () => ({ default: (await still()).About }));
const Footer = lazily(async () => ({ default: (await still()).Footer }));
// What may come to life after the words that matter.
const parts = () => import("./-home-parts.tsx");
const drawnParts = import.meta.env.SSR ? await parts() : null;
const Sample = lazily(async () => ({ default: (await parts()).Sample }));
const Network = lazily(async () => ({ default: (await parts()).Network }));
const Measured = lazily(async () => ({ default: (await parts()).Measured }));
const loadCards = async () => (await parts()).CardsPanel;
const loadNewsletter = async () => (await parts()).NewsletterPanel;

/** The headline types itself once everything else has come to life. */
function typeHeadline(box: HTMLElement | null) {
  const line = box?.querySelector<HTMLElement>("[data-typing]");
  if (!line) return;
  let stop = () => {};
  let isGone = false;
  void import("../features/landing/play-headline.ts").then(({ playHeadline }) => {
    if (!isGone) stop = playHeadline(line);
  });
  return () => {
    isGone = true;
    stop();
  };
}

export const Route = createFileRoute("/")({
  component: Home,
  staticData: { title: "Market analysis you can check", kind: "document" },
});

const SAMPLE =
  "min-h-200 border-line border-t bg-surface noscript:hidden " +
  "empty:bg-[repeating-linear-gradient(var(--color-surface)_0_27px,var(--color-surface-2)_27px_28px)]";

const NETWORK =
  "min-h-143 border-line border-t bg-surface sm:min-h-160 lg:border-t-0 lg:border-l noscript:hidden";

function Home() {
  useAlive();
  return (
    <div className="relative">
      <Still drawn={drawn && <drawn.Hero />} later={Hero} onStand={typeHeadline} />
      <WhenNear className={SAMPLE} marginPx={-120}>
        <Suspense>
          <Sample />
        </Suspense>
      </WhenNear>
      <Still drawn={drawn && <drawn.Features />} later={Features} />
      <WhenNear className="min-h-200 border-line border-t noscript:hidden" marginPx={400}>
        <Suspense>
          <Measured />
        </Suspense>
      </WhenNear>
      <section id="markets" aria-labelledby="markets-title" className="scroll-mt-[-9px] border-line border-t">
        <SectionHead
          id="markets-title"
          title="Live Market Insights"
          note="A coin on the front, a stock on the back. Every price says how old it is."
          isWide
        />
        <AliveWhenNear drawn={drawnParts?.CardsPanel} load={loadCards} marginPx={400} />
      </section>
      <section
        id="about"
        aria-labelledby="about-title"
        className="scroll-mt-[-9px] border-line border-t lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <Still drawn={drawn && <drawn.About />} later={About} />
        <WhenNear className={NETWORK} marginPx={400}>
          <Suspense>
            <Network />
          </Suspense>
        </WhenNear>
      </section>
      <AliveWhenNear drawn={drawnParts?.NewsletterPanel} load={loadNewsletter} marginPx={400} />
      <Still drawn={drawn && <drawn.Footer />} later={Footer} />
    </div>
  );
}
