import { and, desc, eq, lt } from "drizzle-orm";
import type { AuditEntry } from "../../../../shared/audit.ts";
import { auditLog } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

/** `before` is the id of the last entry of the page before. */
export interface AuditPage {
  subject?: string;
  before?: number;
  limit: number;
}

/** What admins did, the newest first. */
export async function readAudit(
  { db }: Pick<Deps, "db">,
  { subject, before, limit }: AuditPage,
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        subject === undefined ? undefined : eq(auditLog.subject, subject),
        before === undefined ? undefined : lt(auditLog.id, before),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
