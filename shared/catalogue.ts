import * as z from "zod";
import { ASSET_CLASSES } from "./catalogue-limits.ts";

export const assetClassSchema = z.enum(ASSET_CLASSES);

/** What an asset is, without any price. */
export const catalogueRowSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  class: assetClassSchema,
});
export type CatalogueRow = z.infer<typeof catalogueRowSchema>;

/** GET /api/assets?q=TEXT&class=CLASS&sector=SECTOR&page=N: the assets we cover, those that fit best first. */
export const assetsReplySchema = z.object({
  assets: z.array(catalogueRowSchema),
  total: z.int(),
  /** where nothing is called just so: what may have been meant, nearest first */
  nearest: z.array(catalogueRowSchema),
});
export type AssetsReply = z.infer<typeof assetsReplySchema>;
