import { MINUTE_MS } from "../../../../shared/time.ts";
import { findRow, type Sql } from "./find-row.ts";
import { type AccountRow, limitOf } from "./months.ts";

const PERCENTS = [100, 80] as const;
/** After this time a sender that has not confirmed is taken to have died. */
const TELLING_MS = 10 * MINUTE_MS;

/** That the credits of a month, or the budget of a key, come to their end. */
export interface Notice {
  bucket: number;
  /** "" for the account's credits, else the family of keys whose budget it is */
  subject: string;
  percent: (typeof PERCENTS)[number];
  /** of the key; null for the account's credits */
  keyName: string | null;
  used: number;
  limit: number;
  /** when the credits start anew, epoch ms */
  resetsAt: number;
}

/** The number of used credits from which the owner is notified. */
export const noticedFrom = (limit: number): number => Math.ceil((limit * PERCENTS[1]) / 100);

interface Use extends AccountRow {
  name: string;
  family: string;
  budget: number | null;
  used: number;
  spent: number;
}

const USE = `SELECT account.*, name, family, budget,
  (SELECT coalesce(sum(credits), 0) FROM used WHERE used.bucket = account.bucket) AS used,
  (SELECT coalesce(sum(credits), 0) FROM used WHERE used.bucket = account.bucket AND used.family = keys.family) AS spent
  FROM account JOIN keys ON keys.id = ?`;

/**
 * The notices that a key's owner must get now and has not got this month. The caller sends them and confirms by
 * `endNotices`; nobody else gets them for ten minutes.
 */
export function claimNotices(sql: Sql, keyId: string, now: number): Notice[] {
  const use = findRow<Use>(sql, USE, keyId);
  if (!use) return [];
  const { bucket, resets_at: resetsAt, name, family, budget, used, spent } = use;
  const month = { bucket, resetsAt };
  const subjects = [
    { ...month, subject: "", keyName: null, used, limit: limitOf(use, now) },
    ...(budget === null ? [] : [{ ...month, subject: family, keyName: name, used: spent, limit: budget }]),
  ];
  return subjects.flatMap((one) => {
    const percent = PERCENTS.find((share) => one.used * 100 >= share * one.limit);
    return percent && claim(sql, one.bucket, one.subject, percent, now) ? [{ ...one, percent }] : [];
  });
}

function claim(sql: Sql, bucket: number, subject: string, percent: number, now: number): boolean {
  const claimed = sql.exec(
    `INSERT INTO notices (bucket, subject, percent, at, told) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT DO UPDATE SET percent = excluded.percent, at = excluded.at, told = 0
        WHERE percent < excluded.percent OR (percent = excluded.percent AND told = 0 AND at <= excluded.at - ${TELLING_MS})
      RETURNING subject`,
    ...[bucket, subject, percent, now],
  );
  return claimed.toArray().length > 0;
}

/** Confirms that these were sent; safe to repeat. */
export function endNotices(
  sql: Sql,
  notices: readonly Pick<Notice, "bucket" | "subject" | "percent">[],
): void {
  for (const { bucket, subject, percent } of notices)
    sql.exec(
      "UPDATE notices SET told = 1 WHERE bucket = ? AND subject = ? AND percent = ?",
      ...[bucket, subject, percent],
    );
}
