import { exchangeSession } from "../../../../shared/exchange-days.ts";
import type { AssetType } from "../../../../shared/markets.ts";
import type { RecordRow } from "../../../../shared/record.ts";
import { DAY_MS } from "../../../../shared/time.ts";

/** Something outside that shows the first `rows` rows to have existed by `at`, checked by the caller. */
export interface Clock {
  /** "Solana", "witness NAME" */
  name: string;
  rows: number;
  at: Date;
}

/** What is known of when a forecast or call was written. */
export type TimeVerdict =
  | { seq: number; existedBy: Date; clock: string; daysBefore: number }
  | { seq: number; existedBy: null };

/** When a day's last price is known: a coin's at 24:00 UTC, a stock's at the bell of that day or the last session before. */
function closeOf(type: AssetType, date: string): number {
  const day = Math.round(Date.parse(date) / DAY_MS);
  return type === "crypto" ? (day + 1) * DAY_MS : exchangeSession(day).closes;
}

/**
 * The first row whose own time cannot be: written before the close it starts from, at or after the one that ends it, or
 * before the row ahead of it; an outcome before it could be known. In words; null where none is.
 */
export function findBackdated(rows: readonly RecordRow[]): { seq: number; says: string } | null {
  let before = "";
  for (const row of rows) {
    const { seq, type, date, until, writtenAt } = row;
    const at = Date.parse(writtenAt);
    const wrong = (why: string) => ({ seq, says: `row ${seq} was backdated: ${why}` });
    if (!(at >= 0)) return wrong("it tells no time");
    if (writtenAt < before) return wrong(`it tells ${writtenAt}, and the row before it ${before}`);
    if (at < closeOf(type, date)) return wrong(`it tells ${writtenAt}, before the close of ${date}`);
    const end = closeOf(type, until);
    if ("of" in row ? at < end : at >= end)
      return wrong(
        "of" in row
          ? `it tells an outcome at ${writtenAt}, before the close of ${until}`
          : `it tells ${writtenAt}, when the close of ${until} was known`,
      );
    before = writtenAt;
  }
  return null;
}

/** Of each forecast and call: by when a clock outside shows it to have existed, if that was before its outcome. */
export function judgeTimes(rows: readonly RecordRow[], clocks: readonly Clock[]): TimeVerdict[] {
  const known = [...clocks].sort((a, b) => a.at.getTime() - b.at.getTime());
  return rows.flatMap((row): TimeVerdict[] => {
    if ("of" in row) return [];
    const { seq } = row;
    const first = known.find((clock) => clock.rows >= seq);
    const daysBefore = first ? (closeOf(row.type, row.until) - first.at.getTime()) / DAY_MS : 0;
    if (!first || daysBefore <= 0) return [{ seq, existedBy: null }];
    return [{ seq, existedBy: first.at, clock: first.name, daysBefore }];
  });
}

/** "existed by 2024-03-05T02:00:00.000Z (Solana), 6.9 days before its outcome", or that it is not proven. */
export const sayTime = (verdict: TimeVerdict): string =>
  verdict.existedBy === null
    ? "not proven in time"
    : `existed by ${verdict.existedBy.toISOString()} (${verdict.clock}), ${verdict.daysBefore.toFixed(1)} days before its outcome`;
