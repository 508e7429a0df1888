import type { Candle, MarketKind } from "../../../shared/markets.ts";
import type { Company, Fundamentals, Headline, Mood, Quote } from "../../providers/prices/prices.ts";
import type { Asset } from "../markets/assets.ts";
import type { AssetCalendar } from "../markets/store/earnings-calendar.ts";

/** All that is known of one asset at one moment, before any of it becomes a numbered fact. */
export interface Evidence {
  asset: Asset;
  market: MarketKind;
  /** market time: the real clock, or the replayed date */
  now: Date;
  quote: Quote;
  candles: Candle[];
  candleSource: string;
  /** when the last bar was read, or its day's end; `now` where nothing is told */
  candlesAt?: Date;
  /** the bars have no highs and lows of their own */
  closesOnly?: boolean;
  /** bars of what stands in before its own, where it is young and the oldest of its type in a portfolio */
  standIn?: { symbol: string; bars: Candle[] };
  fundamentals: Fundamentals | null;
  /** of a stock: the days that a calendar has had for its results */
  calendar?: AssetCalendar | null;
  company?: Company | null;
  mood: Mood | null;
  headlines: Headline[];
}

/** Evidence as the rules read it: of the asset they need only symbol, type and what a fund holds. */
export type JudgedEvidence = Omit<Evidence, "asset"> & { asset: Pick<Asset, "symbol" | "type" | "fund"> };
