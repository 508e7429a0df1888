import * as z from "zod";
import { ASSET_CLASSES } from "./catalogue-limits.ts";

/** Kinds of assets without a range. */
export const NO_RANGE = [
  "stablecoin",
  "unmeasured_bonds",
  "unmeasured_volatility",
  "unmeasured_coin_funds",
] as const;
export type NoRange = (typeof NO_RANGE)[number];

export const assetClassSchema = z.enum(ASSET_CLASSES);

/** What an asset is, without any price. */
export const catalogueRowSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  class: assetClassSchema,
  /** where it is listed; null of a coin, which trades on many, and where no list says so */
  exchange: z.string().nullable(),
  /** what its prices are in */
  currency: z.literal("USD"),
  /** CoinGecko's id of a coin; the other sources know an asset by its symbol */
  coingeckoId: z.string().nullable(),
  /** from which horizon on its kind gets no range, and why; null where all horizons from 1 to 180 days may have one */
  noRange: z.object({ fromDays: z.int(), reason: z.enum(NO_RANGE) }).nullable(),
});
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;
/** Which asset, in short. */
export type NamedAsset = Pick<CatalogueRow, "symbol" | "name" | "class">;

/** GET /api/assets?q=TEXT&class=CLASS&sector=SECTOR&page=N: the assets we cover, those that fit best first. */
export const assetsReplySchema = z.object({
  assets: z.array(catalogueRowSchema),
  total: z.int(),
  /** where nothing is called just so: what may have been meant, nearest first */
  nearest: z.array(catalogueRowSchema),
});
export type AssetsReply = z.infer<typeof assetsReplySchema>;
