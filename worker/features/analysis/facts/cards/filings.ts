import { SCREEN_KINDS } from "../../../../../shared/screened-by.ts";
import type { Cards } from "./card.ts";

/** What a company reports, and the price against it. */
export const FILINGS = {
  fiscal_period: { label: "Fiscal period", unit: "text" },
  fiscal_period_end: { label: "End of the fiscal period", unit: "date" },
  filing_date: {
    label: "Filing date",
    unit: "date",
    say: "figures.filing_date",
    about: "abouts.filing_date",
  },
  revenue: {
    label: "Revenue",
    unit: "usd",
    about: "abouts.revenue",
    say: "figures.revenue",
  },
  revenue_growth: {
    ...SCREEN_KINDS.revenue_growth,
    about: "abouts.revenue_growth",
    say: "figures.revenue_growth",
    good: "high",
  },
  net_income: {
    label: "Net income",
    unit: "usd",
    about: "abouts.net_income",
    say: "figures.net_income",
    good: "high",
  },
  net_margin: {
    ...SCREEN_KINDS.net_margin,
    about: "abouts.net_margin",
    say: "figures.net_margin",
    zones: [{ below: 0, word: "a loss" }, { word: "a profit" }],
    good: "high",
  },
  eps_diluted: {
    label: "Diluted earnings per share",
    unit: "usd",
    about: "abouts.eps_diluted",
    say: "figures.eps_diluted",
    good: "high",
  },
  pe_ratio: { ...SCREEN_KINDS.pe_ratio, about: "abouts.pe_ratio", say: "figures.pe_ratio" },
  price_to_sales: { ...SCREEN_KINDS.price_to_sales, about: "abouts.price_to_sales" },
  return_on_equity: { ...SCREEN_KINDS.return_on_equity, about: "abouts.return_on_equity", good: "high" },
  debt_to_equity: {
    ...SCREEN_KINDS.debt_to_equity,
    about: "abouts.debt_to_equity",
    say: "figures.debt_to_equity",
    good: "low",
  },
  industry: {
    label: "Industry",
    unit: "text",
    about: "abouts.industry",
  },
  pe_trailing: { ...SCREEN_KINDS.pe_trailing, about: "abouts.pe_trailing" },
} as const satisfies Cards;
