import type { Endpoint } from "../../../shared/endpoints.ts";

/** What each endpoint answers, in one sentence. */
export const ENDPOINT_GIVES: Record<Endpoint, string> = {
  analyze: "The whole picture of an asset, or a comparison of several: call, reasons for and against, facts.",
  recommendation:
    "Buy, Hold or Sell with its odds, their base rate, and the price that would prove it wrong.",
  technical: "Trend, momentum, volatility, volume and levels, computed from daily bars.",
  sentiment: "The mood index where one is held, what trading volume and momentum say, and what is not held.",
  fundamental: "Filed figures and valuation for a stock; supply and market cap for a coin.",
};
