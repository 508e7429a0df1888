import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PRODUCT } from "../../shared/product.ts";
import { PricesPanel } from "../features/markets/prices-panel.tsx";

// Markdown and all, it may come after the words that matter.
const SamplePanel = lazy(() => import("../features/chat/answer/sample-panel.tsx"));

export const Route = createFileRoute("/")({
  component: Home,
  staticData: { title: PRODUCT, kind: "document" },
});

function Home() {
  return (
    <div className="home">
      <section className="hero">
        <p className="label">Market terminal · crypto + equities</p>
        <h1 className="hero-line">
          Decode Equities with <em>{PRODUCT}</em>
        </h1>
        <p className="lead">
          Ask about a coin or a stock. Every number in the answer carries its source and its age; what we
          cannot source, we do not print.
        </p>
        <AskLine />
      </section>
      <section className="hero-side" aria-label="A sample answer">
        <Suspense>
          <SamplePanel />
        </Suspense>
      </section>
      <div className="home-prices">
        <PricesPanel />
      </div>
    </div>
  );
}

/** The prompt line of the home page: one name, analyzed in the terminal. */
function AskLine() {
  const navigate = useNavigate();
  return (
    <form
      className="prompt-line hero-prompt"
      action="/app"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get("analyze");
        const analyze = (typeof name === "string" && name.trim()) || "Bitcoin";
        void navigate({ to: "/app", search: { analyze } });
      }}
    >
      <label className="prompt-mark" htmlFor="analyze">
        <span className="text-amber" aria-hidden>
          ›
        </span>{" "}
        Analyze
      </label>
      <input
        id="analyze"
        name="analyze"
        className="prompt-input"
        placeholder="Bitcoin"
        maxLength={100}
        autoComplete="off"
        enterKeyHint="go"
      />
      <button type="submit" className="button prompt-button">
        Run
      </button>
    </form>
  );
}
