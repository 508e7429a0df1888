import * as z from "zod";
import { ProviderError } from "../../fetch-json.ts";
import { askOnce, type SourceConfig } from "../ask.ts";
import { type CoinSource, tickerOf } from "../prices.ts";
import { findLastBar, firstBegins, type MinuteBar, openBars } from "./last-bar.ts";

const PROVIDER = "Kraken";
const UNKNOWN_PAIR = "EQuery:Unknown asset pair";

/** Time in epoch seconds, open, high, low, close; the rest is not read. */
const barSchema = z
  .tuple([z.number().int(), z.string(), z.string(), z.string(), z.string()])
  .rest(z.unknown());
/** Bars under the pair's own name there, beside `last`. */
const replySchema = z.object({
  error: z.array(z.string()),
  result: z.record(z.string(), z.union([z.array(barSchema), z.number()])).optional(),
});

/** What coins cost against USD on Kraken, by its bars of one minute: of the last twelve hours. */
export function openKrakenMinutes({
  baseUrl,
  now,
  ask = askOnce,
}: SourceConfig & { now: () => Date }): CoinSource {
  return openBars(PROVIDER, now, async (asset, begins) => {
    // What is named by `since` is not among them.
    const since = firstBegins(begins) / 1_000 - 1;
    const query = new URLSearchParams({ pair: `${tickerOf(asset)}USD`, interval: "1", since: String(since) });
    const { error, result } = await ask(`${baseUrl}/0/public/OHLC?${query.toString()}`, {
      provider: PROVIDER,
      schema: replySchema,
    });
    if (error.includes(UNKNOWN_PAIR)) return undefined;
    if (error.length > 0) throw new ProviderError(PROVIDER, "status");
    return findLastBar(Object.values(result ?? {}).flatMap(toBars), begins);
  });
}

const toBars = (bars: number | z.infer<typeof barSchema>[]): MinuteBar[] =>
  typeof bars === "number" ? [] : bars.map((bar) => ({ begins: 1_000 * bar[0], close: Number(bar[4]) }));
