import type { Fact, FactKind, FactUnit } from "../../../shared/analysis.ts";
import { formatFact } from "../../../shared/format.ts";

type Row = [asset: string, kind: FactKind, label: string, unit: FactUnit, value: number | string];

const ROWS: Row[] = [
  ["BTC", "price", "Price", "usd", 93_429.2034],
  ["BTC", "change_24h", "Change over 24 hours", "percent", -1.18],
  ["BTC", "return_30d", "Return over 30 days", "percent", -5.2],
  ["BTC", "return_90d", "Return over 90 days", "percent", 12.43],
  ["BTC", "rsi_14", "RSI (14 days)", "index", 63.2],
  ["BTC", "adx_14", "ADX (14 days)", "index", 24.1],
  ["BTC", "volatility_30d", "Yearly volatility of 30 daily returns", "percent", 45.3],
  ["BTC", "sma_50", "50-day average", "usd", 90_004.5],
  ["BTC", "price_vs_sma_50", "Price against the 50-day average", "percent", 3.81],
  ["BTC", "market_cap", "Market value", "usd", 1.8312e12],
  ["BTC", "supply_circulating", "Circulating supply", "coins", 19_812_345],
  ["BTC", "volume_vs_average", "Volume against its 20-day average", "ratio", 1.4],
  ["BTC", "macd_histogram", "MACD histogram (12/26/9 days)", "usd", -120.55],
  ["BTC", "drawdown", "Drawdown from the highest close of 365 days", "percent", -8.44],
  ["BTC", "support", "Nearest support", "usd", 88_120],
  ["BTC", "resistance", "Nearest resistance", "usd", 97_250],
  [
    "BTC",
    "probability",
    "Share of past cases with such a score in which the price was higher 30 days later",
    "percent",
    54.3,
  ],
  [
    "BTC",
    "base_rate",
    "Share of all past cases in which the price was higher 30 days later",
    "percent",
    52.1,
  ],
  ["BTC", "sample_size", "Cases measured, 30 days apart", "count", 412],
  ["BTC", "horizon_days", "Horizon", "days", 30],
  ["BTC", "score", "Score (−100 to +100)", "points", 18],
  ["BTC", "invalidation_price", "Price that would prove the call wrong", "usd", 87_900],
  ["ETH", "price", "Price", "usd", 3_120.55],
  ["ETH", "return_30d", "Return over 30 days", "percent", 4.1],
  ["ETH", "rsi_14", "RSI (14 days)", "index", 41.7],
  ["BTC/ETH", "correlation", "Correlation of daily returns", "ratio", 0.82],
  ["BTC/ETH", "beta", "Beta of the first against the second", "ratio", 0.64],
  ["AAPL", "price", "Price", "usd", 232.43],
  ["AAPL", "fiscal_period", "Fiscal period", "text", "FY2025"],
  ["AAPL", "filing_date", "Filing date", "date", "2025-10-31"],
  ["AAPL", "revenue", "Revenue", "usd", 416.16e9],
  ["AAPL", "revenue_growth", "Revenue growth over the year before", "percent", 6.43],
  ["AAPL", "net_margin", "Net margin", "percent", 26.92],
  ["AAPL", "pe_ratio", "Price to earnings", "ratio", 31.2],
  ["AAPL", "fear_greed", "Fear & Greed index", "index", 25],
  ["AAPL", "headline", "Headline", "text", "Apple opens 12 stores as sales rise 9% in Asia"],
  ["BTC", "high_52w", "52-week high", "usd", 126_080],
];

/** Facts of three assets, f1 on, as they were on 21 November 2025. */
export const FACTS: Fact[] = ROWS.map(([asset, kind, label, unit, value], i) => ({
  id: `f${i + 1}`,
  asset,
  kind,
  label,
  unit,
  value,
  text: formatFact(value, unit),
  source: "test",
  asOf: kind === "revenue" ? "2025-10-31T23:59:59Z" : "2025-11-21T12:00:00Z",
}));

export const NAMES = [
  { symbol: "BTC", name: "Bitcoin" },
  { symbol: "ETH", name: "Ethereum" },
  { symbol: "AAPL", name: "Apple" },
];

/** Replaces `{price}` or `{ETH return_30d}` by the citation of that fact; the asset is BTC unless named. */
export function cited(text: string): string {
  return text.replace(/\{(?:([A-Z/]+) )?(\w+)\}/g, (_, asset = "BTC", kind) => {
    const fact = FACTS.find((one) => one.asset === asset && one.kind === kind);
    if (!fact) throw new Error(`no sample fact ${asset} ${kind}`);
    return `[${fact.id}]`;
  });
}
