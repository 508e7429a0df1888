/** The ten assets of the market lists; crypto i is paired with stock i. */
export const LISTED_CRYPTO = ["BTC", "ETH", "SOL", "BNB", "XRP"] as const;
export const LISTED_STOCKS = ["NVDA", "MSFT", "GOOGL", "AAPL", "TSLA"] as const;
/** Portfolios of them in the record: of coins, of stocks, of both. */
export const LISTED_PORTFOLIOS = ["P.COINS", "P.STOCKS", "P.BOTH"] as const;

/** How often the lists are refreshed by cron and refetched by the page. */
export const CRYPTO_REFRESH_MS = 120_000;
export const STOCK_REFRESH_MS = 1_800_000;
