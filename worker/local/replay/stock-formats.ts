import { DAY_MS } from "../../../shared/time.ts";
import { sessionOf } from "../../providers/prices/simulation/calendar.ts";
import { changePercent, decimal, type Recorded } from "./record.ts";

/** Finnhub's /quote: zeros for a symbol it does not know. */
export function finnhubQuote(record: Recorded | undefined) {
  if (!record) return { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 };
  const { last, previous } = record;
  return {
    c: last.close,
    d: previous ? last.close - previous.close : null,
    dp: changePercent(record),
    h: last.high,
    l: last.low,
    o: last.open,
    pc: previous?.close ?? 0,
    t: sessionOf("stock", Date.parse(last.date) / DAY_MS).closes / 1000,
  };
}

/** Finnhub's /stock/profile2, in millions: `{}` for a symbol it does not know. */
export function finnhubProfile(record: Recorded | undefined) {
  if (!record) return {};
  const { asset, last, supply } = record;
  return {
    country: "US",
    currency: "USD",
    name: asset.name,
    ticker: asset.symbol,
    ...(supply !== null && {
      marketCapitalization: (last.close * supply) / 1e6,
      shareOutstanding: supply / 1e6,
    }),
  };
}

/** Twelve Data: newest first, every number a text, errors with HTTP 200. */
export function timeSeries(record: Recorded | undefined, query: URLSearchParams) {
  if (!record) return { code: 404, message: "**symbol** is missing or invalid.", status: "error" };
  const bars = record.bars.slice(-Number(query.get("outputsize") ?? 30));
  const values = bars.toReversed().map(({ date, open, high, low, close, volume }) => ({
    datetime: date,
    open: decimal(open),
    high: decimal(high),
    low: decimal(low),
    close: decimal(close),
    volume: decimal(volume),
  }));
  const meta = { symbol: record.asset.symbol, interval: "1day", currency: "USD", type: "Common Stock" };
  return { meta, values, status: "ok" };
}

const COMPACT_BARS = 100;

/** Alpha Vantage: days as keys, every number a text, errors with HTTP 200. */
export function alphaVantageDaily(record: Recorded | undefined, query: URLSearchParams) {
  if (query.get("function") !== "TIME_SERIES_DAILY" || !record)
    return { "Error Message": "Invalid API call. Please retry or visit the documentation." };
  const isFull = query.get("outputsize") === "full";
  const bars = isFull ? record.bars : record.bars.slice(-COMPACT_BARS);
  const days = bars.toReversed().map(({ date, open, high, low, close, volume }) => [
    date,
    {
      "1. open": decimal(open),
      "2. high": decimal(high),
      "3. low": decimal(low),
      "4. close": decimal(close),
      "5. volume": decimal(volume),
    },
  ]);
  const meta = { "2. Symbol": record.asset.symbol, "4. Output Size": isFull ? "Full size" : "Compact" };
  return { "Meta Data": meta, "Time Series (Daily)": Object.fromEntries(days) };
}
