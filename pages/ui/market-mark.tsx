import type { MarketKind } from "../../shared/markets.ts";

/** Which market the figures come from, impossible to overlook where it is not the real one. */
export function MarketMark({ market, asOf }: { market: MarketKind; asOf: string }) {
  const words = { live: "LIVE", simulated: "SIMULATED MARKET", replay: `REPLAY ${asOf.slice(0, 10)}` };
  return <span className={`mark mark-${market}`}>{words[market]}</span>;
}
