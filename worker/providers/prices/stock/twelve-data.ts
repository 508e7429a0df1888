import * as z from "zod";
import type { Candle } from "../../../../shared/markets.ts";
import { ProviderError } from "../../fetch-json.ts";
import { askOnce, type KeyedConfig } from "../ask.ts";
import type { CandleSource } from "../prices.ts";

const PROVIDER = "Twelve Data";
const PUBLIC_BASE_URL = "https://api.twelvedata.com";
const MAX_BARS = 5_000;
/** Asked for at least: a call costs a credit however many bars it brings, and so one serves a quote and an analysis. */
const USUAL_BARS = 1_264;
const KEEP_MS = 60_000;
const NOT_FOUND = 404;
const TOO_FAST = 429;

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);
const barSchema = z.object({
  datetime: z.iso.date(),
  open: decimal,
  high: decimal,
  low: decimal,
  close: decimal,
  volume: decimal,
});
const replySchema = z.union([
  z.object({ status: z.literal("ok"), values: z.array(barSchema) }),
  z.object({ status: z.literal("error"), code: z.number() }),
]);

/**
 * Daily stock candles of Twelve Data, split-adjusted, up to 5,000 bars in one request, which is good for a minute: the
 * free plan has 8 a minute. Volume is shares. A symbol it does not know has no candles. Its errors come with HTTP 200 as well as with the status they name.
 */
export function openTwelveData({ baseUrl, apiKey, ask = askOnce }: KeyedConfig): CandleSource {
  const headers = apiKey ? { Authorization: `apikey ${apiKey}` } : undefined;
  return {
    name: PROVIDER,
    async candles(asset, days) {
      const query = new URLSearchParams({
        symbol: asset.symbol,
        interval: "1day",
        outputsize: String(Math.min(Math.max(days, USUAL_BARS), MAX_BARS)),
      });
      const url = `${baseUrl ?? PUBLIC_BASE_URL}/time_series?${query.toString()}`;
      const options = {
        provider: PROVIDER,
        schema: replySchema,
        headers,
        accept: [NOT_FOUND],
        keepMs: KEEP_MS,
      };
      const reply = await ask(url, options, refuseError);
      const values = reply.status === "ok" ? reply.values : [];
      const byDate = new Map(values.toReversed().map((bar) => [bar.datetime, toCandle(bar)]));
      return { source: PROVIDER, candles: [...byDate.values()].slice(-days) };
    },
  };
}

function refuseError(reply: z.infer<typeof replySchema>): void {
  if (reply.status === "ok" || reply.code === NOT_FOUND) return;
  const reason = reply.code === TOO_FAST ? "rate_limited" : "status";
  throw new ProviderError(PROVIDER, reason, { status: reply.code });
}

const toCandle = ({ datetime, open, high, low, close, volume }: z.infer<typeof barSchema>): Candle => ({
  date: datetime,
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
});
