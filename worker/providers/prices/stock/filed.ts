import { dateOf } from "../../../../shared/time.ts";
import type { Fundamentals, PricedAsset } from "../prices.ts";

interface Filing extends Omit<Fundamentals, "source"> {
  accession: string;
  /** figures taken from the filing by hand and not seen in a second public copy */
  unconfirmed: string[];
}

/**
 * Annual reports on Form 10-K as filed with the SEC: USD, per-share figures adjusted for later splits (NVDA 10 for 1
 * on 2024-06-10). Debt follows each company's own balance sheet lines, without operating leases.
 */
const FILINGS: Record<string, Filing> = {
  NVDA: {
    period: "FY2024",
    periodEnd: "2024-01-28",
    filed: "2024-02-21",
    revenue: 60_922_000_000,
    netIncome: 29_760_000_000,
    epsDiluted: 1.193,
    equity: 42_978_000_000,
    debt: 9_709_000_000,
    previous: { revenue: 26_974_000_000, netIncome: 4_368_000_000 },
    accession: "0001045810-24-000029",
    unconfirmed: [],
  },
  MSFT: {
    period: "FY2024",
    periodEnd: "2024-06-30",
    filed: "2024-07-30",
    revenue: 245_122_000_000,
    netIncome: 88_136_000_000,
    epsDiluted: 11.8,
    equity: 268_477_000_000,
    debt: 51_630_000_000,
    previous: { revenue: 211_915_000_000, netIncome: 72_361_000_000 },
    accession: "0000950170-24-087843",
    unconfirmed: ["diluted EPS", "filing date"],
  },
  GOOGL: {
    period: "FY2023",
    periodEnd: "2023-12-31",
    filed: "2024-01-31",
    revenue: 307_394_000_000,
    netIncome: 73_795_000_000,
    epsDiluted: 5.8,
    equity: 283_379_000_000,
    debt: 13_253_000_000,
    previous: { revenue: 282_836_000_000, netIncome: 59_972_000_000 },
    accession: "0001652044-24-000022",
    unconfirmed: ["debt"],
  },
  AAPL: {
    period: "FY2024",
    periodEnd: "2024-09-28",
    filed: "2024-11-01",
    revenue: 391_035_000_000,
    netIncome: 93_736_000_000,
    epsDiluted: 6.08,
    equity: 56_950_000_000,
    debt: 106_629_000_000,
    previous: { revenue: 383_285_000_000, netIncome: 96_995_000_000 },
    accession: "0000320193-24-000123",
    unconfirmed: ["diluted EPS", "debt"],
  },
  TSLA: {
    period: "FY2023",
    periodEnd: "2023-12-31",
    filed: "2024-01-29",
    revenue: 96_773_000_000,
    netIncome: 14_997_000_000,
    epsDiluted: 4.3,
    equity: 62_634_000_000,
    debt: 5_230_000_000,
    previous: { revenue: 81_462_000_000, netIncome: 12_556_000_000 },
    accession: "0001628280-24-002390",
    unconfirmed: ["diluted EPS", "debt"],
  },
};

/** The annual report we hold of a stock, if it was public at `now` (UTC days). The source names what is unconfirmed. */
export function findFiling(asset: PricedAsset, now: Date): Fundamentals | null {
  const filing = asset.type === "stock" ? FILINGS[asset.symbol] : undefined;
  if (!filing || filing.filed > dateOf(now)) return null;
  const { accession, unconfirmed, ...figures } = filing;
  const caveat = unconfirmed.length > 0 ? `; unconfirmed: ${unconfirmed.join(", ")}` : "";
  return { ...figures, source: `10-K filed ${filing.filed} (SEC accession ${accession})${caveat}` };
}
