import { and, eq, sql } from "drizzle-orm";
import { bookEntries } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { auditEntry } from "../audit.ts";

interface Explanation {
  id: string;
  reason: string;
  /** e-mail */
  admin: string;
}

/**
 * Keeps an admin's reason for a gap, with its audit entry: it alarms no longer while it is the same. Throws `not_found` for
 * what is no gap (any more).
 */
export async function explainGap(
  { db, now }: Pick<Deps, "db" | "now">,
  { id, reason, admin }: Explanation,
): Promise<void> {
  const isGap = and(eq(bookEntries.id, id), sql`gap IS NOT NULL`);
  const [row] = await db.select({ gap: bookEntries.gap }).from(bookEntries).where(isGap);
  if (!row?.gap) throw new AppError("not_found");
  const isAsRead = and(eq(bookEntries.id, id), eq(bookEntries.gap, row.gap));
  await db.batch([
    db.update(bookEntries).set({ explainedGap: row.gap, reason }).where(isAsRead),
    auditEntry(
      db,
      { admin, action: "move explained", subject: id, detail: reason, at: now().getTime() },
      sql`EXISTS (SELECT 1 FROM ${bookEntries} WHERE ${isAsRead})`,
    ),
  ]);
}
