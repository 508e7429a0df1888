import { Link } from "@tanstack/react-router";
import type { MarketKind } from "../../shared/markets.ts";

const WORDS = { live: "LIVE", simulated: "SIMULATED MARKET", replay: "REPLAY" };

/** Which market the figures come from, impossible to overlook where it is not the real one; it leads to what that means. */
export function MarketMark({ market, asOf }: { market: MarketKind; asOf: string }) {
  return (
    <Link to="/status" hash="status-words" className={`mark mark-${market} hover:underline`}>
      {market === "replay" ? `${WORDS.replay} ${asOf.slice(0, 10)}` : WORDS[market]}
    </Link>
  );
}
