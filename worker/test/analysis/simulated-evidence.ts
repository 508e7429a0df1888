import type { Evidence } from "../../features/analysis/evidence.ts";
import type { Asset } from "../../features/markets/assets.ts";
import { openMarkets } from "../../providers/prices/index.ts";

const now = () => new Date("2026-11-20T15:00:00Z");
const markets = openMarkets({}, now);
const known = new Map<string, Promise<Evidence>>();

/** All the simulated market tells about an asset at one fixed moment. */
export function simulatedEvidence(asset: Asset): Promise<Evidence> {
  const evidence = known.get(asset.symbol) ?? readEvidence(asset);
  known.set(asset.symbol, evidence);
  return evidence;
}

async function readEvidence(asset: Asset): Promise<Evidence> {
  const market = markets[asset.type];
  const [[quote], { candles, source }, fundamentals, mood] = await Promise.all([
    market.quotes.quotes([asset]),
    market.candles.candles(asset, 1_121),
    market.fundamentals(asset),
    market.mood(asset.type),
  ]);
  if (!quote) throw new Error(`no simulated quote of ${asset.symbol}`);
  return {
    asset,
    market: "simulated",
    now: now(),
    quote,
    candles,
    candleSource: source,
    fundamentals,
    mood,
    headlines: [],
  };
}
