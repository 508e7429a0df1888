import { NETWORKS, type NetworkId } from "../../../shared/networks.ts";
import type { ProviderStatus, SourceTerms } from "../../../shared/status.ts";
import type { Deps } from "../../deps.ts";
import sourceTerms from "../../providers/prices/source-terms.json" with { type: "json" };

type Tools = Pick<Deps, "config" | "ai" | "cards" | "chains">;
interface Named extends Pick<ProviderStatus, "name" | "kind" | "terms"> {
  /** the names under which it is noted how it fared */
  notedAs: string[];
}

/** By a source's name. */
const TERMS = sourceTerms as Record<string, SourceTerms>;

/** Price sources as they name themselves. */
export const SOURCES: Record<Exclude<keyof Deps["config"]["prices"], "marketNow" | "contact">, string> = {
  coingecko: "CoinGecko",
  binance: "Binance",
  coinbase: "Coinbase",
  kraken: "Kraken",
  bitstamp: "Bitstamp",
  fearGreed: "alternative.me",
  finnhub: "Finnhub",
  twelveData: "Twelve Data",
  alphaVantage: "Alpha Vantage",
  sec: "SEC",
  ecb: "European Central Bank",
};

/** The providers that are set up. */
export function listProviders({ config, ai, cards, chains }: Tools): Named[] {
  const sources = Object.entries(SOURCES).filter(([key]) => config.prices[key as keyof typeof SOURCES]);
  const names: Record<ProviderStatus["kind"], string[]> = {
    prices: sources.map(([, name]) => name),
    ai: ai.map(({ name }) => name.split(":")[0] ?? name),
    mail: config.mail.resend ? ["resend"] : [],
    cards: cards ? ["stripe"] : [],
    chains: Object.keys(chains),
  };
  return (Object.keys(names) as Named["kind"][]).flatMap((kind) =>
    names[kind].map((name) => ({
      name,
      kind,
      terms: kind === "prices" ? (TERMS[name] ?? null) : null,
      notedAs: kind === "chains" ? [name, NETWORKS[name as NetworkId].name] : [name],
    })),
  );
}
