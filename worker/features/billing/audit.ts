import { auditLog } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

export interface AuditEntry {
  /** e-mail of who did it */
  admin: string;
  action: string;
  /** id of what it was done to */
  subject: string;
  detail: string | null;
  /** epoch ms */
  at: number;
}

/** The statement that notes what an admin did, for the same `db.batch` as the deed itself: never one without the other. */
export const auditEntry = (db: Deps["db"], entry: AuditEntry) => db.insert(auditLog).values(entry);
