/** The currencies that the European Central Bank publishes a reference rate of each working day (2026), beside the dollar. */
export const CURRENCIES = [
  ...(["EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "NZD", "HKD", "SGD", "CNY", "KRW", "INR", "IDR"] as const),
  ...(["BRL", "MXN", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK", "HUF", "RON", "TRY", "ZAR", "ILS"] as const),
  ...(["THB", "MYR", "PHP"] as const),
] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What one unit of a currency was worth on a day. */
export interface Rate {
  currency: Currency;
  /** US dollars for one unit */
  usd: number;
  /** the day it is of, YYYY-MM-DD */
  date: string;
  source: string;
}

/** The last rate on or before a day; null where there is none. */
export type ReadRate = (currency: Currency, day: string) => Promise<Rate | null>;
