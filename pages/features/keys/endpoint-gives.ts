import type { Endpoint } from "../../../shared/endpoints.ts";

/** What each endpoint answers, in one sentence. */
export const ENDPOINT_GIVES: Record<Endpoint, string> = {
  analyze: "The whole picture of an asset, or a comparison of several: call, points up and down, facts.",
  recommendation: "Buy, Hold or Sell with its odds, their base rate, and the price that would cancel it.",
  technical: "Trend, momentum, volatility, volume and levels, computed from daily bars.",
  sentiment: "The mood index if there is one, what volume and momentum show, and what is not covered.",
  forecast:
    "Where the price may be in 1 to 180 days, the odds of falls, rises and reaching your level, and how often " +
    "such ranges were right. Body: asset, horizonDays (1 to 180), level.",
  batch:
    "Call, range and odds for up to 100 assets at once, as JSON or, with Accept: text/csv, as CSV. Body: assets and horizonDays (1 to 180).",
  portfolio:
    "What up to 50 positions may be worth in 1 to 180 days: range, odds of losing 5, 10 and 20%, what drives it. Body: " +
    "positions (asset with units, usd or percent), cash or worth, horizonDays.",
  screen:
    "The assets that meet up to five conditions, such as an RSI under 30. Conditions go in the query string; Accept: text/csv gives a table.",
  fundamental: "Filed figures and valuation for a stock; supply and market cap for a coin.",
};
