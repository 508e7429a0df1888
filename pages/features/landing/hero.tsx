import { Link } from "@tanstack/react-router";
import { AskLine } from "./ask-line.tsx";
import { Headline } from "./headline.tsx";

const WAYS = [
  { to: "/app", name: "Explore AI Agents", note: "No account needed to ask" },
  { to: "/buy-ngma", name: "Buy NGMA", note: "The utility token, on Solana" },
  { to: "/pricing", name: "Explore API", note: "100 free requests a month" },
] as const;

const WAY =
  "group relative border-line pt-4 pr-14 pb-[18px] pl-4 not-first:border-t hover:bg-surface-2 " +
  "hover:shadow-[inset_2px_0_0_var(--color-amber)] has-focus-visible:outline-2 has-focus-visible:outline-amber " +
  "has-focus-visible:-outline-offset-2 sm:pl-6 sm:not-first:border-t-0 sm:not-first:border-l";

const ARROW =
  "absolute top-[18px] right-4 text-amber transition-transform duration-140 ease-[cubic-bezier(0.2,0,0,1)] " +
  "group-hover:translate-x-1 sm:right-6";

/** The first thing one sees: the promise, a prompt that works, and three ways on. */
export function Hero() {
  return (
    <section>
      <div className="mx-auto w-full max-w-180 px-4 py-8 sm:px-6 sm:py-10">
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
          <div key={to} className={WAY}>
            {/* The whole cell is the link. */}
            <Link
              to={to}
              className="font-semibold text-lg [font-stretch:85%] after:absolute after:inset-0 focus-visible:outline-none"
            >
              {name}
            </Link>
            <p className="text-fg-3 text-sm">{note}</p>
            <span className={ARROW} aria-hidden>
              →
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}
