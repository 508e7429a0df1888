import type { AssetType } from "../../../shared/markets.ts";
import type { Market, PricedAsset, Quote } from "./prices.ts";
import { latestSession, simulateBars } from "./simulation/bars.ts";
import { DAY_MS } from "./simulation/calendar.ts";
import { simulateReport } from "./simulation/company.ts";
import { SIMULATED } from "./simulation/label.ts";
import { simulateMood } from "./simulation/mood.ts";
import { profileOf } from "./simulation/profiles.ts";

/**
 * The embedded market: every figure is a function of the asset and the moment alone, so that everyone sees the same
 * one, and nothing about a past day changes later. Any asset can be asked for; every source reads "simulated market".
 */
export function openSimulated(type: AssetType, clock: () => Date): Market {
  return {
    kind: "simulated",
    quotes: {
      name: SIMULATED,
      quotes: async (assets) => assets.map((asset) => simulateQuote(asset, clock())),
    },
    candles: {
      name: SIMULATED,
      candles: async (asset, days) => ({
        source: SIMULATED,
        candles: simulateBars(profileOf(asset), clock().getTime(), days),
      }),
    },
    mood: async () => simulateMood(type, clock()),
    fundamentals: async (asset) =>
      asset.type === "stock" ? simulateReport(profileOf(asset), clock()) : null,
    company: async () => null,
    headlines: async () => [],
  };
}

function simulateQuote(asset: PricedAsset, at: Date): Quote {
  const profile = profileOf(asset);
  const now = at.getTime();
  const [previous, last] = simulateBars(profile, now, 2) as [Bar, Bar];
  const session = latestSession(profile, now);
  const isCrypto = asset.type === "crypto";
  const reference = isCrypto ? (simulateBars(profile, now - DAY_MS, 1) as [Bar])[0] : previous;
  return {
    symbol: asset.symbol,
    price: last.close,
    change24h: (last.close / reference.close - 1) * 100,
    volume: isCrypto ? last.volume + Math.round(previous.volume * (1 - session.share)) : last.volume,
    marketCap: Math.round(last.close * profile.supply),
    supply: profile.supply,
    maxSupply: profile.maxSupply,
    source: SIMULATED,
    asOf: new Date(session.at),
  };
}

type Bar = ReturnType<typeof simulateBars>[number];
