import type { FactUnit } from "./analysis.ts";

/** What listed assets are screened by, as the cards of their facts name it; a `level` is no change and has no plus. */
const KINDS = {
  price: { label: "Price", unit: "usd" },
  change_24h: { label: "Change over 24 hours", unit: "percent" },
  return_7d: { label: "Return over 7 days", unit: "percent" },
  return_30d: { label: "Return over 30 days", unit: "percent" },
  return_90d: { label: "Return over 90 days", unit: "percent" },
  return_365d: { label: "Return over 365 days", unit: "percent" },
  week_to_date: { label: "Week-to-date return", unit: "percent" },
  month_to_date: { label: "Month-to-date return", unit: "percent" },
  year_to_date: { label: "Year-to-date return", unit: "percent" },
  price_vs_sma_20: { label: "Price against the 20-day average", unit: "percent" },
  price_vs_sma_50: { label: "Price against the 50-day average", unit: "percent" },
  price_vs_sma_200: { label: "Price against the 200-day average", unit: "percent" },
  rsi_14: { label: "RSI (14 days)", unit: "index" },
  mfi_14: { label: "Money flow index (14 days)", unit: "index" },
  adx_14: { label: "ADX (14 days)", unit: "index" },
  atr_percent: { label: "Average true range in percent (14 days)", unit: "percent", level: true },
  volatility_30d: { label: "Annualised volatility (30 days)", unit: "percent", level: true },
  forecast_volatility: { label: "Annualised volatility expected over 30 days", unit: "percent", level: true },
  forecast_rank: { label: "Three-year volatility rank (0 calmest, 100 wildest)", unit: "index" },
  forecast_7d_low: { label: "Lower end of the 80% range in 7 days", unit: "usd" },
  forecast_7d_high: { label: "Upper end of the 80% range in 7 days", unit: "usd" },
  drawdown: { label: "Drawdown from the highest close in 365 days", unit: "percent" },
  range_position_52w: { label: "Position in the 52-week range (0 low, 100 high)", unit: "index" },
  volume_vs_average: { label: "Volume against its 20-day average", unit: "ratio" },
  market_cap: { label: "Market cap", unit: "usd" },
  pe_ratio: { label: "Price to earnings", unit: "ratio" },
  pe_trailing: { label: "Price to trailing earnings (12 months)", unit: "ratio" },
  price_to_sales: { label: "Price to sales", unit: "ratio" },
  revenue_growth: { label: "Revenue growth, year on year", unit: "percent" },
  net_margin: { label: "Net margin", unit: "percent", level: true },
  return_on_equity: { label: "Return on equity", unit: "percent", level: true },
  debt_to_equity: { label: "Debt to equity", unit: "ratio" },
  score: { label: "Score (−100 to +100)", unit: "points" },
} as const;
export type ScreenKind = keyof typeof KINDS;

export interface Screened {
  label: string;
  unit: FactUnit;
  level?: true;
}
export const SCREEN_KINDS: Readonly<Record<ScreenKind, Screened>> = KINDS;
export const isScreenKind = (text: string): text is ScreenKind => Object.hasOwn(SCREEN_KINDS, text);
