import { dateOf } from "../../../../shared/time.ts";
import type { Fundamentals, PricedAsset } from "../prices.ts";
import filings from "./filed.json" with { type: "json" };

interface Filing extends Omit<Fundamentals, "source"> {
  accession: string;
  /** figures taken from the filing by hand and not seen in a second public copy */
  unconfirmed: string[];
}

/**
 * Annual reports on Form 10-K as filed with the SEC: USD, per-share figures adjusted for later splits (NVDA 10 for 1
 * on 2024-06-10). Debt follows each company's own balance sheet lines, without operating leases.
 */
const FILINGS: Record<string, Filing> = filings;

/** The annual report we hold of a stock, if it was public at `now` (UTC days). The source names what is unconfirmed. */
export function findFiling(asset: PricedAsset, now: Date): Fundamentals | null {
  const filing = asset.type === "stock" ? FILINGS[asset.symbol] : undefined;
  if (!filing || filing.filed > dateOf(now)) return null;
  const { accession, unconfirmed, ...figures } = filing;
  const caveat = unconfirmed.length > 0 ? `; unconfirmed: ${unconfirmed.join(", ")}` : "";
  return { ...figures, source: `10-K filed ${filing.filed} (SEC accession ${accession})${caveat}` };
}
