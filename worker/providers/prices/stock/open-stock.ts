import type { AskSource } from "../ask.ts";
import { inOrder } from "../ask-in-order.ts";
import type { Market } from "../prices.ts";
import type { PriceConfig } from "../sources.ts";
import { openAlphaVantage } from "./alpha-vantage.ts";
import { findFiling } from "./filed.ts";
import { openFinnhub } from "./finnhub.ts";
import { openFinnhubCompany } from "./finnhub-company.ts";
import { openFinnhubNews } from "./finnhub-news.ts";
import { openSec } from "./sec/company-facts.ts";
import { withVolume } from "./stock-quotes.ts";
import { openTwelveData } from "./twelve-data.ts";

/** Of its free plan's 800 calls a day, 8 a minute, the list takes 240, five at once; a look at a stock takes one. */
const FREE_PLAN = { source: "Twelve Data", aDay: 400, aMinute: 8 };

/**
 * The stock market of Finnhub's quotes and of the candle sources that are configured; null without the one or the
 * other. Candles: Twelve Data, then Alpha Vantage. Reports: SEC, else the few that are held with the code.
 */
export function openStock(
  { finnhub, twelveData, alphaVantage, sec }: PriceConfig,
  ask: AskSource,
  now: () => Date,
): Omit<Market, "kind"> | null {
  if (!finnhub || !(twelveData || alphaVantage)) return null;
  const first = twelveData ? [openTwelveData({ ...twelveData, ask })] : [];
  const second = alphaVantage ? [openAlphaVantage({ ...alphaVantage, ask })] : [];
  const sources = [...first, ...second];
  const candles = inOrder(sources, now);
  const readReport = sec?.baseUrl ? openSec({ baseUrl: sec.baseUrl, ask }) : null;
  const readCompany = openFinnhubCompany({ ...finnhub, ask });
  const readNews = openFinnhubNews({ ...finnhub, ask });
  return {
    quotes: withVolume(openFinnhub({ ...finnhub, ask }), candles),
    candles,
    coins: [],
    stablecoins: [],
    sources,
    ...(twelveData?.apiKey && { plan: FREE_PLAN }),
    mood: async () => null,
    fundamentals: async (asset) => (await readReport?.(asset, now())) ?? findFiling(asset, now()),
    company: async (asset) => readCompany(asset, now()),
    headlines: async (asset) => readNews(asset, now()),
  };
}
