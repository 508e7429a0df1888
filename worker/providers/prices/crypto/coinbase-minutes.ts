import * as z from "zod";
import { MINUTE_MS } from "../../../../shared/time.ts";
import { type AskSource, askOnce } from "../ask.ts";
import type { CoinSource, PricedAsset } from "../prices.ts";
import { askBars, NOT_FOUND, notFoundSchema, PROVIDER, productUrl } from "./coinbase.ts";

/** A minute without a trade has no bar: the price is still the one of the last trade, for so many minutes. */
const QUIET_MINUTES = 5;

const tickerSchema = z.union([
  z.object({ price: z.string().regex(/^\d+(\.\d+)?$/), time: z.iso.datetime({ offset: true }) }),
  notFoundSchema,
]);

/** What coins cost against USD on Coinbase Exchange: its last trade, and its bars of one minute. */
export function openCoinbaseMinutes({
  baseUrl,
  ask = askOnce,
}: {
  baseUrl: string;
  ask?: AskSource;
}): CoinSource {
  return {
    name: PROVIDER,
    async latest(asset: PricedAsset) {
      const reply = await ask(`${productUrl(baseUrl, asset)}/ticker`, {
        provider: PROVIDER,
        schema: tickerSchema,
        accept: [NOT_FOUND],
      });
      return "price" in reply ? { price: Number(reply.price), at: new Date(reply.time) } : null;
    },
    async minute(asset, begins) {
      const end = begins.getTime();
      const start = end - (QUIET_MINUTES - 1) * MINUTE_MS;
      const bars = await askBars(ask, baseUrl, asset, { start, end, seconds: 60 });
      const known = bars.filter(([time]) => 1_000 * time >= start && 1_000 * time <= end);
      return known.toSorted((a, b) => a[0] - b[0]).at(-1)?.[4] ?? null;
    },
  };
}
