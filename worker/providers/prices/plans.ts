/** What a plan allows: calls a minute, and in a UTC day; 0 where nobody counts days. */
export interface Allowed {
  aMinute: number;
  aDay: number;
}

/** What a source's plan leaves for assets that are not on the list, whose prices and bars cron reads by itself. */
export interface Plan {
  source: string;
  /** calls in a UTC day beside those of the list */
  aDay: number;
  /** calls in a minute, those of the list included */
  aMinute: number;
  /** how many of them are the list's, in the minutes in which it is read */
  ofList: number;
}

/** The plans that cost nothing: Twelve Data's Basic, Finnhub's Free, CoinGecko's Demo (10,000 a month), Alpha Vantage's free key. */
export const FREE_PLANS = {
  twelveData: { aMinute: 8, aDay: 800 },
  finnhub: { aMinute: 60, aDay: 0 },
  coingecko: { aMinute: 30, aDay: 320 },
  alphaVantage: { aMinute: 5, aDay: 25 },
} satisfies Record<string, Allowed>;

/** More than anybody asks in a day. */
const UNCOUNTED = 1_000_000;

/** What is left beside the list's own calls; of a day at most half. */
export function leaveOf(source: string, { aMinute, aDay }: Allowed, list: Allowed): Plan {
  const left = aDay === 0 ? UNCOUNTED : Math.max(0, Math.min(aDay - list.aDay, aDay / 2));
  return { source, aMinute, aDay: Math.floor(left), ofList: list.aMinute };
}
