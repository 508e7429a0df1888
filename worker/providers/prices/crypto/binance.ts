import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { ProviderError } from "../../fetch-json.ts";
import { type AskSource, askOnce, type SourceConfig } from "../ask.ts";
import { type CandleSource, tickerOf } from "../prices.ts";

export const PROVIDER = "Binance";
const PAGE_SIZE = 1_000;
const INVALID_SYMBOL = -1121;

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
/** open time (ms), open, high, low, close, base volume, close time, quote volume (USDT), then counts we do not use */
const klineSchema = z.tuple(
  [z.number().int(), decimal, decimal, decimal, decimal, decimal, z.number().int(), decimal],
  z.unknown(),
);
const replySchema = z.union([z.array(klineSchema), z.object({ code: z.number(), msg: z.string() })]);
type Kline = z.infer<typeof klineSchema>;

/**
 * Daily crypto candles against USDT of Binance's public data host, one request for each 1,000 days. The last bar is
 * the running UTC day; volume is turnover in USDT. An asset without a USDT pair has no candles.
 */
export function openBinance({ baseUrl, ask = askOnce }: SourceConfig): CandleSource {
  return {
    name: PROVIDER,
    async candles(asset, days) {
      const ticker = tickerOf(asset);
      const pair = `${ticker}USDT`;
      const klines: Kline[] = [];
      for (let missing = days; missing > 0; ) {
        const page = await fetchPage(ask, baseUrl, pair, Math.min(missing, PAGE_SIZE), klines[0]?.[0]);
        klines.unshift(...page);
        missing = page.length < PAGE_SIZE ? 0 : missing - page.length;
      }
      return { source: `${PROVIDER} ${ticker}/USDT`, candles: klines.map(toCandle) };
    },
  };
}

/** Up to `limit` bars that opened before `before` (ms), oldest first. */
async function fetchPage(
  ask: AskSource,
  baseUrl: string,
  pair: string,
  limit: number,
  before?: number,
): Promise<Kline[]> {
  const span = before === undefined ? {} : { endTime: String(before - 1) };
  return askKlines(ask, baseUrl, { symbol: pair, interval: "1d", limit: String(limit), ...span });
}

/** Bars by the parameters of /api/v3/klines, oldest first; none of a pair that is not traded. */
export async function askKlines(
  ask: AskSource,
  baseUrl: string,
  query: { symbol: string; interval: "1d" | "1m"; limit: string; startTime?: string; endTime?: string },
): Promise<Kline[]> {
  const reply = await ask(`${baseUrl}/api/v3/klines?${new URLSearchParams(query).toString()}`, {
    provider: PROVIDER,
    schema: replySchema,
    accept: [400],
  });
  if (Array.isArray(reply)) return reply;
  if (reply.code === INVALID_SYMBOL) return [];
  throw new ProviderError(PROVIDER, "status", { status: 400 });
}

const toCandle = ([openTime, open, high, low, close, , , turnover]: Kline): Candle => ({
  date: dateOf(openTime),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(turnover),
});
