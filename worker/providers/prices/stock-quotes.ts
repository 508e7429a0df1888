import type { FinnhubSource } from "./finnhub.ts";
import type { CandleSource, QuoteSource } from "./prices.ts";

/** Enough to see past a running day that has no bar yet. */
const BARS = 2;

/** Finnhub's quotes with the volume of the candle source's last bar. A stock without a bar is absent. */
export function withVolume(finnhub: FinnhubSource, candles: CandleSource): QuoteSource {
  return {
    name: finnhub.name,
    async quotes(assets) {
      const [quotes, volumes] = await Promise.all([
        finnhub.quotes(assets),
        Promise.all(assets.map((asset) => readVolume(candles, asset))),
      ]);
      const bySymbol = new Map(assets.map((asset, i) => [asset.symbol, volumes[i]]));
      return quotes.flatMap((quote) => {
        const volume = bySymbol.get(quote.symbol);
        return volume === undefined ? [] : { ...quote, volume };
      });
    },
  };
}

async function readVolume(source: CandleSource, asset: Parameters<CandleSource["candles"]>[0]) {
  const { candles } = await source.candles(asset, BARS);
  return candles.at(-1)?.volume;
}
