import { dateOf } from "../../../../shared/time.ts";
import type { CandleSource, PricedAsset, QuoteSource } from "../prices.ts";
import type { FinnhubSource } from "./finnhub.ts";

/** Enough to see past a running day that has no bar yet. */
const BARS = 2;

/** From UTC to winter time in New York; a session begins and ends on the same day in both. */
const EXCHANGE_LAG_MS = 5 * 3_600_000;

/**
 * Finnhub's quotes with the volume of the candle source's last bar, and with its close as the second price where it is
 * of the quote's own day. A stock without a bar is absent.
 */
export function withVolume(finnhub: FinnhubSource, candles: CandleSource): QuoteSource {
  return {
    name: finnhub.name,
    async quotes(assets) {
      const [quotes, bars] = await Promise.all([
        finnhub.quotes(assets),
        Promise.all(assets.map((asset) => readLastBar(candles, asset))),
      ]);
      const bySymbol = new Map(assets.map(({ symbol }, i) => [symbol, bars[i]]));
      return quotes.flatMap((quote) => {
        const bar = bySymbol.get(quote.symbol);
        if (!bar) return [];
        const isOfQuote = bar.date === exchangeDay(quote.asOf) && bar.close > 0;
        const second = isOfQuote ? { price: bar.close, source: bar.source } : null;
        return { ...quote, volume: bar.volume, second };
      });
    },
  };
}

async function readLastBar(source: CandleSource, asset: PricedAsset) {
  const series = await source.candles(asset, BARS);
  const last = series.candles.at(-1);
  return last && { ...last, source: series.source };
}

const exchangeDay = (moment: Date) => dateOf(moment.getTime() - EXCHANGE_LAG_MS);
