import { writeCsv } from "../../../../shared/csv.ts";
import type { Distribution } from "../../../../shared/ngma.ts";

const dollars = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

const COLUMNS: Record<string, (row: Distribution) => string | number | boolean> = {
  id: (row) => row.id,
  date_utc: (row) => row.createdAt,
  email: (row) => row.email,
  ngma_amount: (row) => row.ngmaAmount,
  usd_amount: (row) => dollars(row.usdAmount),
  payment_method: (row) => row.paymentMethod,
  network: (row) => row.purchaseNetwork ?? "",
  purchase_tx: (row) => row.purchaseTxHash,
  delivery_address: (row) => row.walletAddress,
  status: (row) => row.distributionStatus,
  distribution_tx: (row) => row.distributionTxHash ?? "",
  verified: (row) => row.verified,
  held: (row) => row.held,
  claimed_by: (row) => row.claimedBy ?? "",
};

/** The rows as CSV in the order given; amounts are whole tokens and US dollars. */
export const writeDistributions = (rows: readonly Distribution[]): string => writeCsv(rows, COLUMNS);
