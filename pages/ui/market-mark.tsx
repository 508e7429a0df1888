import { Link } from "@tanstack/react-router";
import type { MarketKind } from "../../shared/markets.ts";

const WORDS = { live: "LIVE", simulated: "SIMULATED MARKET", replay: "REPLAY" };

interface MarketMarkProps {
  market: MarketKind;
  asOf: string;
  /** words alone, where a list would have a link in each of its cards */
  isPlain?: boolean;
  /** puts its words in another language */
  server?: (text: string) => string;
}

/** Which market the figures come from, impossible to overlook where it is not the real one; it leads to what that means. */
export function MarketMark({ market, asOf, isPlain = false, server = String }: MarketMarkProps) {
  const name = server(WORDS[market]);
  const words = market === "replay" ? `${name} ${asOf.slice(0, 10)}` : name;
  const className = `mark mark-${market}`;
  if (isPlain) return <span className={className}>{words}</span>;
  // Easier to hit than to see: its line stays as high as it is.
  return (
    <Link to="/status" hash="status-words" className="-my-3 py-3">
      <span className={className}>{words}</span>
    </Link>
  );
}
