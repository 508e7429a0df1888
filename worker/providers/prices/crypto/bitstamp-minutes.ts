import * as z from "zod";
import { askOnce, type SourceConfig } from "../ask.ts";
import { type CoinSource, tickerOf } from "../prices.ts";
import { findLastBar, firstBegins, openBars } from "./last-bar.ts";

const PROVIDER = "Bitstamp";
const NOT_FOUND = 404;
const BARS = 10;

const number = z.string().regex(/^\d+(\.\d+)?$/);
const replySchema = z.object({
  data: z.object({ ohlc: z.array(z.object({ timestamp: number, close: number })) }).optional(),
});

/** What coins cost against USD on Bitstamp, by its bars of one minute. */
export function openBitstampMinutes({
  baseUrl,
  now,
  ask = askOnce,
}: SourceConfig & { now: () => Date }): CoinSource {
  return openBars(PROVIDER, now, async (asset, begins) => {
    const span = { start: String(firstBegins(begins) / 1_000), end: String(begins / 1_000) };
    const query = new URLSearchParams({ step: "60", limit: String(BARS), ...span });
    const pair = encodeURIComponent(`${tickerOf(asset)}usd`.toLowerCase());
    const { data } = await ask(`${baseUrl}/api/v2/ohlc/${pair}/?${query.toString()}`, {
      provider: PROVIDER,
      schema: replySchema,
      accept: [NOT_FOUND],
    });
    const bars = (data?.ohlc ?? []).map(({ timestamp, close }) => ({
      begins: 1_000 * Number(timestamp),
      close: Number(close),
    }));
    return findLastBar(bars, begins);
  });
}
