import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { dateOf } from "../../../../shared/time.ts";
import { askOnce } from "../ask.ts";
import type { CandleSource } from "../prices.ts";
import { type CoingeckoConfig, headersOf } from "./coingecko.ts";

const PROVIDER = "CoinGecko";
/** What a demo key may see. */
const MAX_DAYS = 365;
const NOT_FOUND = 404;

/** [epoch ms, amount] */
const pointSchema = z.tuple([z.number(), z.number().nullable()]);
const replySchema = z.union([
  z.object({ prices: z.array(pointSchema), total_volumes: z.array(pointSchema) }),
  z.object({ error: z.string() }),
]);
type Chart = Extract<z.infer<typeof replySchema>, { prices: unknown }>;

/**
 * Daily closes of CoinGecko's /coins/{id}/market_chart, up to 365 days, for coins that no exchange of ours trades
 * against dollars. There are no highs and lows: every price of a bar is its close. Volume is USD turnover.
 */
export function openCoingeckoCloses({ baseUrl, apiKey, ask = askOnce }: CoingeckoConfig): CandleSource {
  return {
    name: PROVIDER,
    async candles({ coingeckoId }, days) {
      const source = `${PROVIDER} daily closes`;
      if (coingeckoId === null) return { source, candles: [], closesOnly: true };
      const query = new URLSearchParams({
        vs_currency: "usd",
        days: String(Math.min(days, MAX_DAYS)),
        interval: "daily",
      });
      const url = `${baseUrl}/coins/${encodeURIComponent(coingeckoId)}/market_chart?${query.toString()}`;
      const reply = await ask(url, {
        provider: PROVIDER,
        schema: replySchema,
        headers: headersOf(apiKey),
        accept: [NOT_FOUND],
      });
      return { source, candles: "prices" in reply ? toCandles(reply) : [], closesOnly: true };
    },
  };
}

/**
 * The points stand at 0:00 UTC, which is the close of the day before, with the turnover of the 24 hours up to it; only
 * the last one is "now" and belongs to the running day.
 */
function toCandles({ prices, total_volumes }: Chart): Candle[] {
  const volumes = new Map(total_volumes);
  return prices.flatMap(([time, price]) => {
    const volume = volumes.get(time) ?? null;
    if (price === null || volume === null) return [];
    const date = dateOf(time - 1);
    return { date, open: price, high: price, low: price, close: price, volume };
  });
}
