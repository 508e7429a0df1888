import type { UsageRecord } from "../../../../shared/keys.ts";

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell by RFC 4180. */
function writeCell(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEAD = [
  "time_utc",
  "endpoint",
  "method",
  "status",
  "credits",
  "response_ms",
  "key_name",
  "key_id",
  "call_id",
];

/** The calls as CSV (RFC 4180, CRLF), in the order given; `nameOf` finds a key's name. */
export function writeCsv(records: readonly UsageRecord[], nameOf: (keyId: string) => string): string {
  const rows = records.map((r) => [
    r.createdAt,
    r.endpoint,
    r.method,
    r.statusCode,
    r.creditsUsed,
    r.responseTime,
    nameOf(r.keyId),
    r.keyId,
    r.id,
  ]);
  return [HEAD, ...rows].map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}
