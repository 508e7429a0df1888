import type { Endpoint } from "../../../shared/keys.ts";

/** What each endpoint answers, in one sentence. */
export const ENDPOINT_GIVES: Record<Endpoint, string> = {
  analyze: "The whole picture of an asset, or a comparison of several: call, reasons for and against, facts.",
  recommendation:
    "Buy, Hold or Sell with its odds, their base rate, and the price that would prove it wrong.",
  technical: "Trend, momentum, volatility, volume and levels from at least 250 daily bars.",
  sentiment: "The mood of the market and what the headlines say, each with its source.",
  fundamental: "Filed figures and valuation for a stock; supply and market cap for a coin.",
};
