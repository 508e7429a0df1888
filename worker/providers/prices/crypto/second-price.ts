import { dateOf } from "../../../../shared/time.ts";
import type { CandleSource, PricedAsset, Quote, QuoteSource, SecondPrice } from "../prices.ts";

/**
 * Quotes with what another source's running bar stands at. That source failing, or having no bar of today, leaves a
 * quote without a second price.
 */
export function withSecondPrice(quotes: QuoteSource, other: CandleSource, now: () => Date): QuoteSource {
  return {
    ...quotes,
    async quotes(assets) {
      const [found, seconds] = await Promise.all([
        quotes.quotes(assets),
        Promise.all(assets.map((asset) => readSecond(other, asset, now()))),
      ]);
      const bySymbol = new Map(assets.map(({ symbol }, i) => [symbol, seconds[i] ?? null]));
      return found.map((quote): Quote => ({ ...quote, second: bySymbol.get(quote.symbol) ?? null }));
    },
  };
}

async function readSecond(other: CandleSource, asset: PricedAsset, now: Date): Promise<SecondPrice | null> {
  const series = await other.candles(asset, 1).catch(() => null);
  const last = series?.candles.at(-1);
  const isOfToday = last?.date === dateOf(now);
  return last && isOfToday && last.close > 0 ? { price: last.close, source: other.name } : null;
}
