import type { AskSource } from "../ask.ts";
import { inOrder } from "../ask-in-order.ts";
import { type Allowed, FREE_PLANS, leaveOf, type Plan } from "../plans.ts";
import type { Market } from "../prices.ts";
import type { PriceConfig, SourceConfig } from "../sources.ts";
import { openAlphaVantage } from "./alpha-vantage.ts";
import { findFiling } from "./filed.ts";
import { openFinnhub } from "./finnhub.ts";
import { openFinnhubCalendar } from "./finnhub-calendar.ts";
import { openFinnhubCompany } from "./finnhub-company.ts";
import { FINNHUB } from "./finnhub-get.ts";
import { openFinnhubNews } from "./finnhub-news.ts";
import { openSec } from "./sec/company-facts.ts";
import { openReportedResults } from "./sec/reported-results.ts";
import { withVolume } from "./stock-quotes.ts";
import { openTwelveData } from "./twelve-data.ts";

/** Of a source with a key, whose list of five stocks is read 48 times a day. */
const planOf = (name: string, source: SourceConfig | undefined, free: Allowed, callsEach: number): Plan[] =>
  source?.apiKey
    ? [leaveOf(name, source.plan ?? free, { aMinute: 5 * callsEach, aDay: 240 * callsEach })]
    : [];

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
  const prices = openFinnhub({ ...finnhub, ask });
  const readReport = sec?.baseUrl ? openSec({ baseUrl: sec.baseUrl, ask }) : null;
  const readCompany = openFinnhubCompany({ ...finnhub, ask });
  const readNews = openFinnhubNews({ ...finnhub, ask });
  return {
    quotes: withVolume(prices, candles),
    candles,
    coins: [],
    stablecoins: [],
    sources,
    live: {
      name: FINNHUB,
      batch: 20,
      callsOf: (assets) => 2 * assets,
      prices: async (assets) => prices.quotes(assets),
    },
    ...(finnhub.apiKey && { calendar: openFinnhubCalendar({ ...finnhub, ask }) }),
    plans: [
      ...planOf("Twelve Data", twelveData, FREE_PLANS.twelveData, 1),
      ...planOf(FINNHUB, finnhub, FREE_PLANS.finnhub, 2),
      ...planOf("Alpha Vantage", alphaVantage, FREE_PLANS.alphaVantage, 1),
    ],
    mood: async () => null,
    fundamentals: async (asset) => (await readReport?.(asset, now())) ?? findFiling(asset, now()),
    ...(sec?.baseUrl && { reportedResults: openReportedResults({ baseUrl: sec.baseUrl, ask }) }),
    company: async (asset) => readCompany(asset, now()),
    headlines: async (asset) => readNews(asset, now()),
  };
}
