import { MINUTE_MS } from "../../../../shared/time.ts";
import type { CoinSource, PricedAsset } from "../prices.ts";

/** A minute without a trade may have no bar: the price is still the one of the last trade, for this many minutes. */
const QUIET_MINUTES = 5;

/** A bar of one minute: when it began (epoch ms), and its close in dollars. */
export interface MinuteBar {
  begins: number;
  close: number;
}

/** The moment from which bars are requested to find the price of the minute that began at `begins`, epoch ms. */
export const firstBegins = (begins: number): number => begins - (QUIET_MINUTES - 1) * MINUTE_MS;

/** The bar of the minute that began then, or of the last one before it with a trade; undefined where there is none. */
export const findLastBar = (bars: readonly MinuteBar[], begins: number): MinuteBar | undefined =>
  bars
    .filter((bar) => bar.begins >= firstBegins(begins) && bar.begins <= begins)
    .toSorted((a, b) => a.begins - b.begins)
    .at(-1);

/** A source that has nothing but such bars: `readBar` returns the one of a minute. */
export const openBars = (
  name: string,
  now: () => Date,
  readBar: (asset: PricedAsset, begins: number) => Promise<MinuteBar | undefined>,
): CoinSource => ({
  name,
  async latest(asset) {
    const bar = await readBar(asset, Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
    return bar ? { price: bar.close, at: new Date(bar.begins) } : null;
  },
  minute: async (asset, begins) => (await readBar(asset, begins.getTime()))?.close ?? null,
});
