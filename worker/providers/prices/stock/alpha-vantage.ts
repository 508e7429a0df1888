import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { ProviderError } from "../../fetch-json.ts";
import { askOnce, type KeyedConfig } from "../ask.ts";
import type { CandleSource } from "../prices.ts";

const PROVIDER = "Alpha Vantage";
const PUBLIC_BASE_URL = "https://www.alphavantage.co";
const COMPACT_DAYS = 100;
const HOUR_S = 3_600;
/** Addresses with keys whose plan has no long histories, as this isolate has learned: none of 25 calls a day is spent on asking again. */
const compactOnly = new Set<string>();
/** A close this many times the one before, or the one before this many times it, is a split and no move. */
const SPLIT = 1.9;

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const barSchema = z.object({
  "1. open": decimal,
  "2. high": decimal,
  "3. low": decimal,
  "4. close": decimal,
  "5. volume": decimal,
});
const seriesSchema = z.object({ "Time Series (Daily)": z.record(z.iso.date(), barSchema) });
/** Every refusal comes with HTTP 200: an unknown symbol and a wrong key, too many calls, and what is for payers. */
const refusalSchema = z.union([
  z.object({ "Error Message": z.string() }),
  z.object({ Note: z.string() }),
  z.object({ Information: z.string() }),
]);
const replySchema = z.union([seriesSchema, refusalSchema]);
type Reply = z.infer<typeof replySchema>;

/**
 * Daily stock candles of Alpha Vantage, by trading day. They are as traded: the bars before a split are in another
 * measure and are left out. Long histories are for payers; without them there are the last 100 days. A symbol it does
 * not know has no candles.
 */
export function openAlphaVantage({ baseUrl, apiKey = "", ask = askOnce }: KeyedConfig): CandleSource {
  const fetchSeries = (symbol: string, outputsize: "compact" | "full") => {
    const query = new URLSearchParams({
      function: "TIME_SERIES_DAILY",
      symbol: symbol.replace(".", "-"),
      outputsize,
      apikey: apiKey,
    });
    const url = `${baseUrl ?? PUBLIC_BASE_URL}/query?${query.toString()}`;
    return ask(url, { provider: PROVIDER, schema: replySchema }, refuseError);
  };
  return {
    name: PROVIDER,
    async candles({ symbol }, days) {
      const plan = `${baseUrl} ${apiKey}`;
      const isLong = days > COMPACT_DAYS && !compactOnly.has(plan);
      let reply = await fetchSeries(symbol, isLong ? "full" : "compact");
      if (isForPayers(reply)) {
        compactOnly.add(plan);
        reply = await fetchSeries(symbol, "compact");
      }
      const series = "Time Series (Daily)" in reply ? reply["Time Series (Daily)"] : {};
      const candles = Object.entries(series).map(toCandle);
      candles.sort((a, b) => (a.date < b.date ? -1 : 1));
      return { source: PROVIDER, candles: sinceSplit(candles).slice(-days) };
    },
  };
}

const isForPayers = (reply: Reply) =>
  "Information" in reply && /premium (?:endpoint|feature)|outputsize/i.test(reply.Information);

function refuseError(reply: Reply): void {
  if ("Error Message" in reply && /apikey/i.test(reply["Error Message"]))
    throw new ProviderError(PROVIDER, "status", { status: 401 });
  if (isForPayers(reply) || !("Note" in reply || "Information" in reply)) return;
  const message = "Note" in reply ? reply.Note : reply.Information;
  const retryAfterS = /per day/i.test(message) && !/per minute/i.test(message) ? HOUR_S : undefined;
  throw new ProviderError(PROVIDER, "rate_limited", { status: 200, retryAfterS });
}

const toCandle = ([date, bar]: [string, z.infer<typeof barSchema>]): Candle => ({
  date,
  open: Number(bar["1. open"]),
  high: Number(bar["2. high"]),
  low: Number(bar["3. low"]),
  close: Number(bar["4. close"]),
  volume: Number(bar["5. volume"]),
});

function sinceSplit(candles: Candle[]): Candle[] {
  const split = candles.findLastIndex(({ close }, i) => {
    const before = candles[i - 1]?.close ?? close;
    return Math.max(close / before, before / close) >= SPLIT;
  });
  return candles.slice(Math.max(split, 0));
}
