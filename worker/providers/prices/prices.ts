import type { AssetType, Candle, MarketKind } from "../../../shared/markets.ts";
import type { Plan } from "./plans.ts";

/** What a coin is traded as: "DASH" of "DASH-USD", whose ticker is a company's too, or one letter. */
export const tickerOf = ({ symbol }: Pick<PricedAsset, "symbol">): string => symbol.replace(/-USD$/, "");

/** What a price source needs to know to ask for an asset. */
export interface PricedAsset {
  symbol: string;
  name: string;
  type: AssetType;
  /** CoinGecko's id ("bitcoin"); only crypto, null where none is known */
  coingeckoId: string | null;
  /** of a fund traded at an exchange, which is served as a stock and files no business of its own */
  fund?: Fund;
}

/** What a fund holds. `leverage`: 1 plain, -3 minus three times the daily move. */
export interface Fund {
  /** "S&P 500" */
  tracks: string;
  /** "Bonds: US Treasury" */
  category: string;
  leverage: number;
  /** what it answers for, by its name among `unheld` words, sectors or `tracked.json`, and whether it tracks that very thing */
  standsFor?: readonly { what: string; isExact: boolean }[];
  /** of which of these it multiplies the daily move */
  levers?: readonly string[];
}

/** The latest price of one asset. USD throughout. */
export interface Quote {
  symbol: string;
  price: number;
  /** percent over 24 hours (crypto) or since the previous close (stock) */
  change24h: number;
  /** crypto: USD turnover of 24 hours; stock: shares of the last session */
  volume: number;
  /** USD */
  marketCap: number | null;
  /** coins, or shares outstanding */
  supply: number | null;
  /** coins; null where there is no limit or it is unknown */
  maxSupply: number | null;
  source: string;
  /** when the price was made */
  asOf: Date;
  /** what another source reported at the same time, where one could be asked */
  second?: SecondPrice | null;
  /** another source's price of the same minutes, which has been too far from this one for a while: nobody knows which is right */
  disputed?: SecondPrice | null;
}

export interface SecondPrice {
  price: number;
  source: string;
}

export interface CandleSeries {
  source: string;
  /** oldest first, no duplicate dates; the last bar may be the running day */
  candles: Candle[];
  /** the source reports no highs and lows: every price of a bar is its close */
  closesOnly?: boolean;
}

/** A mood index of a whole market, 0 (extreme fear) to 100 (extreme greed). */
export interface Mood {
  value: number;
  classification: string;
  source: string;
  asOf: Date;
}

/** Figures of one filed annual report; USD, shares in units. `previous` is the year before; null: not reported. */
export interface Fundamentals {
  period: string;
  periodEnd: string;
  filed: string;
  /** days on which annual and quarterly reports of the 400 days before were filed; absent where only the one is known */
  reports?: string[];
  revenue: number;
  netIncome: number;
  epsDiluted: number | null;
  equity: number | null;
  debt: number | null;
  previous: { revenue: number; netIncome: number } | null;
  source: string;
}

/** When a company reported its results; `since`: a day before which more may have been reported, null: none. Known afterwards alone. */
export interface ReportedResults {
  since: string | null;
  /** oldest first; `at` (ISO) is when SEC took the filing named */
  reports: readonly { accession: string; at: string }[];
}

/** A company as a data provider describes it. */
export interface Company {
  /** one or two words, as the provider names it: "Semiconductors" */
  industry: string | null;
  /** price to the earnings of the last twelve months */
  priceToEarnings: number | null;
  source: string;
  asOf: Date;
}

/** What somebody published, word for word but cleaned: data, never an instruction. */
export interface Headline {
  title: string;
  source: string;
  at: Date;
}

/** A price whose volume is not reported with it. */
export type LivePrice = Omit<Quote, "volume"> & { volume?: number };

/** Asks one provider. A method throws `ProviderError` when the provider fails; an asset it does not know is absent. */
export interface QuoteSource {
  name: string;
  /** where a plan counts calls: how far apart lists have to be read for it to last, in ms */
  paceMs?: number;
  quotes(assets: PricedAsset[]): Promise<Quote[]>;
}
/** Asks for many prices at once: up to `batch` assets in one go, for which it is called `callsOf` them times. */
interface LiveSource {
  name: string;
  batch: number;
  callsOf(assets: number): number;
  prices(assets: PricedAsset[]): Promise<LivePrice[]>;
}
export interface CandleSource {
  name: string;
  candles(asset: PricedAsset, days: number): Promise<CandleSeries>;
}

/** When in a day of trading a company reports its results. */
export type EarningsHour = "before_open" | "in_session" | "after_close";

/** A day (YYYY-MM-DD) that a calendar has for a company's results; `hour` is null where it is not known. */
export interface EarningsDate {
  symbol: string;
  date: string;
  hour: EarningsHour | null;
}

/** A calendar of results. `earnings` lists those of up to `daysAtOnce` days, first and last among them, in one call. */
export interface CalendarSource {
  name: string;
  daysAtOnce: number;
  earnings(from: string, to: string): Promise<EarningsDate[]>;
}

/**
 * One source of what a coin costs in dollars at a moment. Money takes the word of two of them, so none is ever asked
 * through a cache. Null where the source does not trade the coin, or has no bar of that time.
 */
export interface CoinSource {
  name: string;
  /** the price now, and when it was made */
  latest(asset: PricedAsset): Promise<{ price: number; at: Date } | null>;
  /** the close of the minute that began then; a source without bars of a minute has no such method */
  minute?(asset: PricedAsset, begins: Date): Promise<number | null>;
}

/** Everything one market reports about one kind of asset; null, or an empty list, where it has nothing. */
export interface Market {
  kind: MarketKind;
  quotes: QuoteSource;
  candles: CandleSource;
  /** who is asked for a coin's price when money depends on it; empty where nobody is */
  coins: readonly CoinSource[];
  /** the same for stablecoins against the dollar: some of the others only know what a coin costs in one of them */
  stablecoins: readonly CoinSource[];
  /** those that `candles` asks in order, each by itself */
  sources: CandleSource[];
  /** the latest prices alone, at the fewest calls; without it, `quotes` returns them */
  live?: LiveSource;
  /** absent where nobody reports the days of results */
  calendar?: CalendarSource;
  /** of the sources whose calls are counted; a look at an asset that is not on the list takes from the first */
  plans: readonly Plan[];
  mood(type: AssetType): Promise<Mood | null>;
  fundamentals(asset: PricedAsset): Promise<Fundamentals | null>;
  /** to score forecasts by, never to make one; absent where nobody reports it */
  reportedResults?(asset: PricedAsset): Promise<ReportedResults | null>;
  company(asset: PricedAsset): Promise<Company | null>;
  /** newest first */
  headlines(asset: PricedAsset): Promise<Headline[]>;
}
