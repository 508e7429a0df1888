/** What an asset of the catalogue is. */
export const ASSET_CLASSES = ["coin", "stock", "fund"] as const;
export type AssetClass = (typeof ASSET_CLASSES)[number];

/** Rows of the catalogue on one page. */
export const ASSETS_A_PAGE = 60;
/** The longest text that is sought in it. */
export const MAX_TYPED = 40;
