import type { AssetType } from "../../../shared/markets.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { BoundedMap } from "../../bounded-map.ts";
import type { CandleSource, Market, PricedAsset, Quote } from "./prices.ts";
import { latestSession, simulateBars } from "./simulation/bars.ts";
import { simulateReport } from "./simulation/company.ts";
import { SIMULATED } from "./simulation/label.ts";
import { simulateMood } from "./simulation/mood.ts";
import { profileOf } from "./simulation/profiles.ts";

/**
 * The embedded market: every figure is a function of the asset and the moment alone, so that everyone sees the same
 * one, and nothing about a past day changes later. Any asset can be asked for; every source reads "simulated market".
 */
export function openSimulated(type: AssetType, clock: () => Date): Market {
  const candles: CandleSource = {
    name: SIMULATED,
    candles: async (asset, days) => ({
      source: SIMULATED,
      candles: readBars(profileOf(asset), clock().getTime(), days),
    }),
  };
  return {
    kind: "simulated",
    quotes: {
      name: SIMULATED,
      quotes: async (assets) => assets.map((asset) => simulateQuote(asset, clock())),
    },
    coins: [],
    stablecoins: [],
    plans: [],
    candles,
    sources: [candles],
    mood: async () => simulateMood(type, clock()),
    fundamentals: async (asset) =>
      asset.type === "stock" && !asset.fund ? simulateReport(profileOf(asset), clock()) : null,
    company: async () => null,
    headlines: async () => [],
  };
}

/** Some 10 MB of an isolate's memory. */
const MOST_SERIES = 100;
/** Bars are a function of asset and moment alone, so each request of an isolate finds what an earlier one drew. */
const kept = new BoundedMap<string, { last: string; closed: Bar[] }>(MOST_SERIES);

/** Bars whose closed days are drawn once; only the running day is drawn anew. */
function readBars(...[profile, now, days]: Parameters<typeof simulateBars>): Bar[] {
  const [running] = simulateBars(profile, now, 1);
  if (!running) return [];
  const key = `${profile.type} ${profile.seed} ${days}`;
  const held = kept.get(key);
  if (held?.last === running.date) return [...held.closed, running];
  const closed = simulateBars(profile, now, days).slice(0, -1);
  kept.set(key, { last: running.date, closed });
  return [...closed, running];
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
    marketCap: asset.fund ? 0 : Math.round(last.close * profile.supply),
    supply: asset.fund ? 0 : profile.supply,
    maxSupply: profile.maxSupply,
    source: SIMULATED,
    asOf: new Date(session.at),
  };
}

type Bar = ReturnType<typeof simulateBars>[number];
