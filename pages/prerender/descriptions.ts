import { ENDPOINTS } from "../../shared/endpoints.ts";
import { findSymbol, nameListed } from "../../shared/listed-names.ts";

export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "/": "Market analysis for crypto and stocks in which every number carries its source and age.",
  "/app": "Ask about a coin or a stock: buy, hold or sell, the reasons, and every number with its source.",
  "/whitepaper": "How checkable market analysis works, and the network of layers that is planned around it.",
  "/tokenomics":
    "NGMA: supply, allocation, plans, and the split of each payment into burn, treasury and liquidity.",
  "/privacy": "What we keep about you, for how long, and who else is involved.",
  "/terms": "Information only, 18 and over: the rules of using the service, its plans and its token.",
  "/api-docs": `${ENDPOINTS.length} endpoints that give the same analysis as JSON, one credit per call: ask for access, make keys.`,
  "/api-playground":
    "Try the analysis API in the browser with your own key; samples for cURL, JavaScript and Python.",
  "/pricing": "Free, Pre-Enigma and Enigmatic: credits per month and prices by card, crypto and NGMA.",
  "/buy-ngma": "NGMA, the utility token on Solana, at a fixed price by crypto wallet or card.",
  "/login": "Sign in by email link. There is no password.",
  "/record": "Every forecast and call, published before its outcome and chained by hash, with the result.",
  "/markets":
    "The listed coins and stocks: price, the range of the next 30 days, and the day's call, with source and age.",
  "/portfolio":
    "What your coins, stocks and cash may be worth together: a range, the odds of a loss, and what drives it.",
  "/status": "The markets and sources behind answers now: last success, last failure, age of the data.",
};

/** The page of an asset before any figure is known; `name`: "Bitcoin (BTC)". */
export const describeNamed = (name: string): string =>
  `${name}: the day's Buy, Hold or Sell with its reasons, price ranges for 7 and 30 days, and every figure with its source.`;

/** What search engines and shared links say of an address; one that has no words of its own gets those of "/". */
export function describePath(path: string): string {
  const symbol = path.startsWith("/markets/") ? findSymbol(path.slice("/markets/".length)) : undefined;
  if (symbol) return describeNamed(nameListed(symbol));
  return DESCRIPTIONS[path] ?? DESCRIPTIONS["/"] ?? "";
}
