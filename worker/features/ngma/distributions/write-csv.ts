import type { Distribution } from "../../../../shared/ngma.ts";

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** One cell by RFC 4180. */
function writeCell(value: string | number | boolean): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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

/** The rows as CSV (RFC 4180, CRLF), in the order given; amounts are whole tokens and US dollars. */
export function writeCsv(rows: readonly Distribution[]): string {
  const lines = rows.map((row) => Object.values(COLUMNS).map((read) => read(row)));
  return [Object.keys(COLUMNS), ...lines].map((line) => `${line.map(writeCell).join(",")}\r\n`).join("");
}
