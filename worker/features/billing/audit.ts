import { type SQL, sql } from "drizzle-orm";
import { auditLog } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

export interface AuditRecord {
  /** e-mail of who did it */
  admin: string;
  action: string;
  /** id of what it was done to */
  subject: string;
  detail: string | null;
  /** epoch ms */
  at: number;
}

/**
 * The statement that notes what an admin did, for the same `db.batch` as the deed itself: never one without the
 * other. `isDone`: only where that holds there.
 */
export const auditEntry = (
  db: Deps["db"],
  entry: Omit<AuditRecord, "action"> & { action: string | SQL },
  isDone: SQL = sql`true`,
) =>
  db
    .insert(auditLog)
    .select(
      sql`SELECT NULL, ${entry.at}, ${entry.admin}, ${entry.action}, ${entry.subject}, ${entry.detail} WHERE ${isDone}`,
    );
