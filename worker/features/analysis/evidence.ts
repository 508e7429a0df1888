import type { Candle, MarketKind } from "../../../shared/markets.ts";
import type { Fundamentals, Mood, Quote } from "../../providers/prices/prices.ts";
import type { Asset } from "../markets/assets.ts";

/** All that is known of one asset at one moment, before any of it becomes a numbered fact. */
export interface Evidence {
  asset: Asset;
  market: MarketKind;
  /** market time: the real clock, or the replayed date */
  now: Date;
  quote: Quote;
  candles: Candle[];
  candleSource: string;
  fundamentals: Fundamentals | null;
  mood: Mood | null;
  headlines: { title: string; source: string; at: Date }[];
}

/** Evidence as the rules read it: of the asset they need only its symbol and type. */
export type JudgedEvidence = Omit<Evidence, "asset"> & { asset: Pick<Asset, "symbol" | "type"> };
