import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { type AskSource, askOnce, type SourceConfig } from "../ask.ts";
import { type CandleSource, type PricedAsset, tickerOf } from "../prices.ts";

export const PROVIDER = "Coinbase";
/** A request for more is refused. */
const PAGE_DAYS = 300;
const MAX_DAYS = 1_500;
export const NOT_FOUND = 404;

/** Open time in epoch seconds, then low before high, open, close, volume in coins. */
const barSchema = z.tuple([z.number().int(), z.number(), z.number(), z.number(), z.number(), z.number()]);
export const notFoundSchema = z.object({ message: z.string().regex(/^not ?found$/i) });
const replySchema = z.union([z.array(barSchema), notFoundSchema]);
type Bar = z.infer<typeof barSchema>;

/**
 * Daily crypto candles against USD of Coinbase Exchange, up to 1,500 days, one request for each 300. They come newest
 * first, days without a trade are missing, and bars outside the asked time may be among them. Volume is the coins
 * traded at the day's close, in USD. An asset without a USD product has no candles. `now` is market time.
 */
export function openCoinbase({
  baseUrl,
  now,
  ask = askOnce,
}: SourceConfig & { now: () => Date }): CandleSource {
  return {
    name: PROVIDER,
    async candles(asset, days) {
      const windows = cutWindows(now().getTime(), Math.min(days, MAX_DAYS));
      const pages = await Promise.all(
        windows.map((window) => askBars(ask, baseUrl, asset, { ...window, seconds: 86_400 })),
      );
      const bars = new Map(pages.flat().map((bar) => [bar[0], bar]));
      const sorted = [...bars.values()].sort((a, b) => a[0] - b[0]);
      return { source: `${PROVIDER} ${tickerOf(asset)}/USD`, candles: sorted.map(toCandle).slice(-days) };
    },
  };
}

interface Window {
  start: number;
  end: number;
}

/** Spans (epoch ms) of at most 300 days that together hold the last `days` UTC days. */
function cutWindows(now: number, days: number): Window[] {
  const today = Math.floor(now / DAY_MS);
  return Array.from({ length: Math.ceil(days / PAGE_DAYS) }, (_, i) => {
    const last = today - i * PAGE_DAYS;
    const count = Math.min(PAGE_DAYS, days - i * PAGE_DAYS);
    return { start: (last - count + 1) * DAY_MS, end: last * DAY_MS };
  });
}

export const productUrl = (baseUrl: string, asset: PricedAsset): string =>
  `${baseUrl}/products/${encodeURIComponent(`${tickerOf(asset)}-USD`)}`;

/** Bars of this many seconds that opened from `start` to `end` (epoch ms); none of a product that is not traded. */
export async function askBars(
  ask: AskSource,
  baseUrl: string,
  asset: PricedAsset,
  { start, end, seconds }: Window & { seconds: 60 | 86_400 },
): Promise<Bar[]> {
  const query = new URLSearchParams({
    granularity: String(seconds),
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
  });
  const reply = await ask(`${productUrl(baseUrl, asset)}/candles?${query.toString()}`, {
    provider: PROVIDER,
    schema: replySchema,
    accept: [NOT_FOUND],
  });
  return Array.isArray(reply) ? reply : [];
}

const toCandle = ([time, low, high, open, close, volume]: Bar): Candle => ({
  date: dateOf(1_000 * time),
  open,
  high,
  low,
  close,
  volume: volume * close,
});
