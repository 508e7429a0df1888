import type { AssetType } from "../../../shared/markets.ts";
import { PRODUCT } from "../../../shared/product.ts";
import { type AskSource, type Memory, openAsk, openMemory } from "./ask.ts";
import { openCrypto } from "./crypto/open-crypto.ts";
import type { Market } from "./prices.ts";
import { openEcb } from "./rates/ecb.ts";
import type { ReadRate } from "./rates/rates.ts";
import { simulateRate } from "./rates/simulated-rates.ts";
import { openSimulated } from "./simulated.ts";
import { isLocal, type PriceConfig, trimAddresses } from "./sources.ts";
import { openStock } from "./stock/open-stock.ts";

export { readPriceConfig } from "./read-config.ts";
export type { PriceConfig } from "./sources.ts";

export interface Markets extends Record<AssetType, Market> {
  /** what other money is worth; null where no source is set up beside real prices */
  rates: ReadRate | null;
  /** kept daily bars and what is judged of them each day; null where no bucket is bound */
  store: R2Bucket | null;
  /** market time: the real clock, or the replayed moment */
  now(): Date;
}

/** One for each configuration, which an isolate reads once: what a source said holds for every request in it. */
const memories = new WeakMap<PriceConfig, Memory>();

/**
 * Opens the market of each kind of asset. A kind is live when both its quotes and its candles have a source, else
 * simulated: one asset never mixes the two. Sources with keys are on when address or key is set, the others when their
 * address is. With `marketNow`, honoured only while every configured source is on this machine, market time stands
 * there and a kind with sources is a replay.
 */
export function openMarkets(config: PriceConfig, clock: () => Date, store: R2Bucket | null = null): Markets {
  const replayed = config.marketNow && isLocal(config) ? config.marketNow : null;
  const now = replayed ? () => new Date(replayed) : clock;
  const kind = replayed ? "replay" : "live";
  const memory = memories.get(config) ?? openMemory();
  memories.set(config, memory);
  const agent = [PRODUCT, config.contact].filter(Boolean).join(" ");
  const ask = openAsk(memory, clock, agent);
  const sources = trimAddresses(config);
  const [crypto, stock] = [openCrypto(sources, ask, now), openStock(sources, ask, now)];
  return {
    crypto: crypto ? { kind, ...crypto } : openSimulated("crypto", now),
    stock: stock ? { kind, ...stock } : openSimulated("stock", now),
    rates: openRates(sources.ecb?.baseUrl, ask, !crypto && !stock),
    store,
    now,
  };
}

/** Rates are simulated beside simulated prices alone. */
function openRates(baseUrl: string | undefined, ask: AskSource, areSimulated: boolean): ReadRate | null {
  if (baseUrl) return openEcb({ baseUrl, ask });
  return areSimulated ? simulateRate : null;
}
