import { Link } from "@tanstack/react-router";
import { AskLine } from "./ask-line.tsx";
import { Headline } from "./headline.tsx";

const WAYS = [
  { to: "/app", name: "Explore AI Agents", note: "No account needed to ask" },
  { to: "/buy-ngma", name: "Buy NGMA", note: "The utility token, on Solana" },
  { to: "/pricing", name: "Explore API", note: "100 free requests a month" },
] as const;

/** The first thing one sees: the promise, a prompt that works, and three ways on. */
export function Hero() {
  return (
    <section className="hero">
      <div className="hero-words">
        <p className="label">Market terminal · crypto + equities</p>
        <Headline />
        <p className="lead">
          Ask about a coin or a stock. Every number in the answer carries its source and its age; what we
          cannot source, we do not print.
        </p>
        <AskLine />
      </div>
      <div className="grid border-t border-line sm:grid-cols-3">
        {WAYS.map(({ to, name, note }) => (
          <div key={to} className="hero-way">
            <Link to={to}>{name}</Link>
            <p>{note}</p>
            <span aria-hidden>→</span>
          </div>
        ))}
      </div>
    </section>
  );
}
