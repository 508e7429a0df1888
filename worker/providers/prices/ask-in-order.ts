import type { AssetType } from "../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import { ProviderError } from "../fetch-json.ts";
import type { CandleSeries, CandleSource } from "./prices.ts";

/** A last bar older than this is of an asset the source no longer trades; stock markets close over weekends. */
export const CURRENT_DAYS: Record<AssetType, number> = { crypto: 2, stock: 5 };
/** Fewer bars than that (and than were asked for) are a history that another source may know more of. */
const ENOUGH_BARS = 250;
/** No further source is begun when those before it took so long. */
const BUDGET_MS = 4_000;

/**
 * Candles of the first source that has a current and long enough series; else of the one that comes nearest, current
 * before long. Throws the first source's error when one failed and none has bars. `now` is market time.
 */
export function inOrder(sources: CandleSource[], now: () => Date): CandleSource {
  return {
    name: sources.map(({ name }) => name).join(", then "),
    async candles(asset, days) {
      const since = dateOf(now().getTime() - CURRENT_DAYS[asset.type] * DAY_MS);
      const worth = ({ candles }: CandleSeries) =>
        (lastDate(candles) >= since ? 2 : 0) + (candles.length >= Math.min(days, ENOUGH_BARS) ? 1 : 0);
      let best: CandleSeries | null = null;
      let failure: unknown = null;
      const begun = Date.now();
      for (const source of sources) {
        if (Date.now() - begun > BUDGET_MS) break;
        try {
          const series = keepPositive(await source.candles(asset, days));
          // A bar of tomorrow: the source's clock is ahead, so all of its bars may be under wrong dates.
          if (lastDate(series.candles) > dateOf(now().getTime()))
            throw new ProviderError(source.name, "schema");
          if (!best || isBetter(series, best, worth)) best = series;
          if (worth(best) === 3) return best;
        } catch (error) {
          failure ??= error;
        }
      }
      if (best && (best.candles.length > 0 || failure === null)) return best;
      throw failure;
    },
  };
}

/** A price of zero or less is no price, and a series of them is no history. */
const keepPositive = ({ candles, ...series }: CandleSeries): CandleSeries => ({
  ...series,
  candles: candles.filter(({ open, high, low, close }) => Math.min(open, high, low, close) > 0),
});

const lastDate = (candles: CandleSeries["candles"]) => candles.at(-1)?.date ?? "";

/** Between two of the same worth, the one that reaches further: to a later day when neither is current, else back. */
function isBetter(a: CandleSeries, b: CandleSeries, worth: (series: CandleSeries) => number): boolean {
  if (worth(a) !== worth(b)) return worth(a) > worth(b);
  return worth(a) >= 2 ? a.candles.length > b.candles.length : lastDate(a.candles) > lastDate(b.candles);
}
