import {
  ChartCandlestick,
  ChartSpline,
  Landmark,
  type LucideIcon,
  Newspaper,
  Rows3,
  Scale,
  ScanSearch,
  Wallet,
} from "lucide-react";
import { POSTED_ENDPOINTS, type PostedEndpoint } from "../../../shared/endpoints.ts";

interface EndpointWords {
  label: string;
  icon: LucideIcon;
  description: string;
  /** an example message */
  placeholder: string;
}

const WORDS: Record<PostedEndpoint, EndpointWords> = {
  analyze: {
    label: "Full analysis",
    icon: ScanSearch,
    description: "The whole picture of an asset",
    placeholder: "Analyze Bitcoin",
  },
  recommendation: {
    label: "Recommendation",
    icon: Scale,
    description: "Buy, Hold or Sell, with its odds",
    placeholder: "Should I buy Tesla?",
  },
  technical: {
    label: "Technical",
    icon: ChartCandlestick,
    description: "Trend, momentum, volatility, levels",
    placeholder: "Support and resistance of Ethereum",
  },
  sentiment: {
    label: "Sentiment",
    icon: Newspaper,
    description: "The market's mood, read from index, volume and momentum",
    placeholder: "What is the mood around Solana?",
  },
  fundamental: {
    label: "Fundamental",
    icon: Landmark,
    description: "Filed figures and valuation",
    placeholder: "Is NVIDIA expensive?",
  },
  forecast: {
    label: "Forecast",
    icon: ChartSpline,
    description: "Ranges and odds, with their past accuracy",
    placeholder: "BTC",
  },
  batch: {
    label: "Batch",
    icon: Rows3,
    description: "Call, range and odds for many assets",
    placeholder: "BTC, ETH, Tesla",
  },
  portfolio: {
    label: "Portfolio",
    icon: Wallet,
    description: "What several holdings may be worth, and what drives them",
    placeholder: "BTC 2, NVDA 40",
  },
};

export interface EndpointOption extends EndpointWords {
  value: PostedEndpoint;
}

export const optionOf = (value: PostedEndpoint): EndpointOption => ({ value, ...WORDS[value] });

/** What the playground can call, in the order it offers it. */
export const ENDPOINT_OPTIONS: readonly EndpointOption[] = POSTED_ENDPOINTS.map(optionOf);

/** What is sent for the words in the field: a forecast takes an asset, batch and portfolio several, the others a question. */
export function bodyOf(endpoint: PostedEndpoint, words: string): object {
  const parts = words.split(",").map((one) => one.trim());
  if (endpoint === "batch") return { assets: parts, horizonDays: 30 };
  if (endpoint === "portfolio") return { positions: parts.map(readPosition), horizonDays: 30 };
  return endpoint === "forecast" ? { asset: words } : { message: words };
}

/** "BTC 2": a name and its units; one by default. */
function readPosition(words: string): { asset: string; units: number } {
  const [, asset = words, units = "1"] = /^(.+?)\s+(-?[\d.]+)$/.exec(words) ?? [];
  return { asset, units: Number(units) };
}
