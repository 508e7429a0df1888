import * as z from "zod";

/** `live`: real providers. `simulated`: the embedded market. `replay`: recorded real bars at a past date. */
export const marketKindSchema = z.enum(["live", "simulated", "replay"]);
export type MarketKind = z.infer<typeof marketKindSchema>;

export const assetTypeSchema = z.enum(["crypto", "stock"]);
export type AssetType = z.infer<typeof assetTypeSchema>;

/** What another source says of the same minutes, where the two have been apart for a while and nobody knows which is right. */
export const disputedSchema = z.object({ price: z.number().positive(), source: z.string() });

const priced = {
  name: z.string(),
  symbol: z.string(),
  /** USD */
  price: z.number().positive(),
  /** percent, 1.5 means +1.5% */
  change24h: z.number(),
  /** crypto: USD turnover of 24 hours; stock: shares of the last session */
  volume: z.number().nonnegative(),
  asOf: z.iso.datetime(),
  market: marketKindSchema,
  disputed: disputedSchema.optional(),
};

/** One item of GET /api/crypto/prices. `marketCap` in USD, 0 if no source has it; `id` is the CoinGecko id. */
export const cryptoPriceSchema = z.object({ id: z.string(), ...priced, marketCap: z.number().nonnegative() });
/** One item of GET /api/stock/prices. `marketCap` in millions of USD, 0 where no source has it. */
export const stockPriceSchema = z.object({ ...priced, marketCap: z.number().nonnegative() });
export const cryptoPricesSchema = z.array(cryptoPriceSchema);
export const stockPricesSchema = z.array(stockPriceSchema);
export type CryptoPrice = z.infer<typeof cryptoPriceSchema>;
export type StockPrice = z.infer<typeof stockPriceSchema>;

/** A daily bar (OHLCV). `date` is the UTC day (crypto) or exchange day (stock), YYYY-MM-DD; prices in USD. */
export const candleSchema = z.object({
  date: z.iso.date(),
  open: z.number(),
  high: z.number(),
  low: z.number(),
  close: z.number(),
  volume: z.number(),
  /** a high or low of the source that no other price of the day confirms; left out of both */
  doubted: z.number().exactOptional(),
});
export type Candle = z.infer<typeof candleSchema>;

/** GET /api/markets/:symbol/candles?days=N, oldest first. */
export const candlesReplySchema = z.object({
  symbol: z.string(),
  name: z.string(),
  type: assetTypeSchema,
  market: marketKindSchema,
  source: z.string(),
  asOf: z.iso.datetime(),
  candles: z.array(candleSchema),
});
export type CandlesReply = z.infer<typeof candlesReplySchema>;

/** GET /api/markets/closes: the last 31 daily closes of the listed assets, oldest first, for small charts and correlations. */
export const closesReplySchema = z.array(
  z.object({
    symbol: z.string(),
    name: z.string(),
    type: assetTypeSchema,
    market: marketKindSchema,
    source: z.string(),
    asOf: z.iso.datetime(),
    closes: z.array(z.object({ date: z.iso.date(), close: z.number() })),
  }),
);
export type AssetCloses = z.infer<typeof closesReplySchema>[number];
