import * as z from "zod";
import { askOnce, type SourceConfig } from "../ask.ts";
import type { CoinSource, PricedAsset } from "../prices.ts";
import { askBars, NOT_FOUND, notFoundSchema, PROVIDER, productUrl } from "./coinbase.ts";
import { findLastBar, firstBegins } from "./last-bar.ts";

const tickerSchema = z.union([
  z.object({ price: z.string().regex(/^\d+(\.\d+)?$/), time: z.iso.datetime({ offset: true }) }),
  notFoundSchema,
]);

/** What coins cost against USD on Coinbase Exchange: its last trade, and its bars of one minute. */
export function openCoinbaseMinutes({ baseUrl, ask = askOnce }: SourceConfig): CoinSource {
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
      const bars = await askBars(ask, baseUrl, asset, { start: firstBegins(end), end, seconds: 60 });
      const known = bars.map(([time, , , , close]) => ({ begins: 1_000 * time, close }));
      return findLastBar(known, end)?.close ?? null;
    },
  };
}
