import {
  ChartCandlestick,
  ChartSpline,
  Landmark,
  type LucideIcon,
  Newspaper,
  Scale,
  ScanSearch,
} from "lucide-react";
import type { Endpoint } from "../../../shared/endpoints.ts";

export interface EndpointOption {
  value: Endpoint;
  label: string;
  icon: LucideIcon;
  description: string;
  /** an example message */
  placeholder: string;
}

/** What the playground can call, in the order it offers it. */
export const ENDPOINT_OPTIONS: readonly EndpointOption[] = [
  {
    value: "analyze",
    label: "Full analysis",
    icon: ScanSearch,
    description: "The whole picture of an asset",
    placeholder: "Analyze Bitcoin",
  },
  {
    value: "recommendation",
    label: "Recommendation",
    icon: Scale,
    description: "Buy, Hold or Sell, with its odds",
    placeholder: "Should I buy Tesla?",
  },
  {
    value: "technical",
    label: "Technical",
    icon: ChartCandlestick,
    description: "Trend, momentum, volatility, levels",
    placeholder: "Support and resistance of Ethereum",
  },
  {
    value: "sentiment",
    label: "Sentiment",
    icon: Newspaper,
    description: "The market's mood, read from index, volume and momentum",
    placeholder: "What is the mood around Solana?",
  },
  {
    value: "fundamental",
    label: "Fundamental",
    icon: Landmark,
    description: "Filed figures and valuation",
    placeholder: "Is NVIDIA expensive?",
  },
  {
    value: "forecast",
    label: "Forecast",
    icon: ChartSpline,
    description: "Ranges and odds, with how often they held",
    placeholder: "BTC",
  },
];

export const optionOf = (endpoint: Endpoint): EndpointOption =>
  ENDPOINT_OPTIONS.find(({ value }) => value === endpoint) ?? (ENDPOINT_OPTIONS[0] as EndpointOption);

/** What is sent for the words in the field: a forecast takes an asset, the others a question. */
export const bodyOf = (endpoint: Endpoint, words: string): Record<string, string> =>
  endpoint === "forecast" ? { asset: words } : { message: words };
