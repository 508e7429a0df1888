import * as z from "zod";
import type { KeyedConfig } from "../ask.ts";
import type { PricedAsset, Quote, QuoteSource } from "../prices.ts";
import { FINNHUB, openFinnhubGet } from "./finnhub-get.ts";

const MILLION = 1e6;

/** c current, dp change in percent since pc (previous close), t epoch seconds; an unknown symbol is zeros with dp null */
const quoteSchema = z.object({
  c: z.number().nullable(),
  dp: z.number().nullable(),
  t: z.number().int().nullable(),
});
/** Cap and shares in millions, the cap in the company's own currency; `{}` when unknown. */
const profileSchema = z.object({
  currency: z.string().nullish(),
  marketCapitalization: z.number().nullish(),
  shareOutstanding: z.number().nullish(),
});

/** A quote without its volume, which Finnhub does not report. */
type QuoteWithoutVolume = Omit<Quote, "volume">;

export interface FinnhubSource extends Omit<QuoteSource, "quotes"> {
  quotes(assets: PricedAsset[]): Promise<QuoteWithoutVolume[]>;
}

/** US stock quotes: /quote and /stock/profile2 for each. A symbol it does not know is absent. */
export function openFinnhub(config: KeyedConfig): FinnhubSource {
  const get = openFinnhubGet(config);
  return {
    name: FINNHUB,
    async quotes(assets) {
      const quotes = await Promise.all(
        assets.map(async (asset) => {
          const [quote, profile] = await Promise.all([
            get("/quote", { symbol: asset.symbol }, quoteSchema),
            get("/stock/profile2", { symbol: asset.symbol }, profileSchema),
          ]);
          return toQuote(asset, quote, profile);
        }),
      );
      return quotes.filter((quote) => quote !== null);
    },
  };
}

function toQuote(
  asset: PricedAsset,
  quote: z.infer<typeof quoteSchema>,
  profile: z.infer<typeof profileSchema>,
): QuoteWithoutVolume | null {
  if (quote.c === null || quote.dp === null || !quote.t) return null;
  const cap = profile.currency === "USD" ? profile.marketCapitalization : null;
  return {
    symbol: asset.symbol,
    price: quote.c,
    change24h: quote.dp,
    marketCap: cap ? cap * MILLION : null,
    supply: profile.shareOutstanding ? profile.shareOutstanding * MILLION : null,
    maxSupply: null,
    source: FINNHUB,
    asOf: new Date(quote.t * 1000),
  };
}
