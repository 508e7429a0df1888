import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { ShareBooks } from "../../../shared/shares.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { auditEntry } from "../billing/audit.ts";
import { endShares } from "../talks/end-shares.ts";

type Tools = Pick<Deps, "db" | "now">;
interface Decision {
  id: string;
  admin: string;
  reason: string;
}

const LIST_LENGTH = 100;

/**
 * Notes that somebody objects to a share. However many report it, it stays readable: the visitor's words go from its page
 * and an admin's list names it, unless an admin reviewed it before. Throws `share_unknown`.
 */
export async function reportShare({ db, now }: Tools, id: string): Promise<void> {
  if ((await db.$count(shares, eq(shares.id, id))) === 0) throw new AppError("share_unknown");
  await db
    .update(shares)
    .set({ reportedAt: now().getTime() })
    .where(and(eq(shares.id, id), isNull(shares.reportedAt), isNull(shares.reviewedAt)));
}

const toText = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const describeBooks = (row: typeof shares.$inferSelect): ShareBooks => ({
  id: row.id,
  question: row.question,
  account: row.userId,
  sharedAt: new Date(row.createdAt).toISOString(),
  expiresAt: new Date(row.expiresAt).toISOString(),
  reportedAt: toText(row.reportedAt),
  reviewedAt: toText(row.reviewedAt),
  endedAt: toText(row.endedAt),
  endedBy: row.endedBy,
});

/** The shares that were reported and that no admin has reviewed, the oldest report first. */
export async function listReported({ db }: Pick<Deps, "db">): Promise<ShareBooks[]> {
  const rows = await db
    .select()
    .from(shares)
    .where(sql`reported_at IS NOT NULL AND reviewed_at IS NULL AND ended_at IS NULL`)
    .orderBy(asc(shares.reportedAt))
    .limit(LIST_LENGTH);
  return rows.map(describeBooks);
}

/** What an admin sees of a share. Throws `share_unknown`. */
export async function readShareBooks({ db }: Pick<Deps, "db">, id: string): Promise<ShareBooks> {
  const [row] = await db.select().from(shares).where(eq(shares.id, id));
  if (!row) throw new AppError("share_unknown");
  return describeBooks(row);
}

/** Takes a share down for good, together with its entry in the audit log. Throws `share_unknown`; twice is once. */
export async function takeDownShare(deps: Tools, { id, admin, reason }: Decision): Promise<ShareBooks> {
  const { db } = deps;
  const at = deps.now().getTime();
  const deed = { at, admin, action: "share taken down", subject: id, detail: reason };
  const isOpen = sql`EXISTS (SELECT 1 FROM ${shares} WHERE id = ${id} AND ended_at IS NULL)`;
  await db.batch([auditEntry(db, deed, isOpen), endShares(db, eq(shares.id, id), "admin", at)]);
  return readShareBooks(deps, id);
}

/** Leaves a share as it is, with its words, whoever reports it from now on. Throws `share_unknown`; twice is once. */
export async function reviewShare(deps: Tools, { id, admin, reason }: Decision): Promise<ShareBooks> {
  const { db } = deps;
  const at = deps.now().getTime();
  const deed = { at, admin, action: "share reviewed", subject: id, detail: reason };
  const isOpen = sql`EXISTS (SELECT 1 FROM ${shares} WHERE id = ${id} AND ended_at IS NULL AND reviewed_at IS NULL)`;
  await db.batch([
    auditEntry(db, deed, isOpen),
    db
      .update(shares)
      .set({ reviewedAt: at })
      .where(and(eq(shares.id, id), isNull(shares.endedAt), isNull(shares.reviewedAt))),
  ]);
  return readShareBooks(deps, id);
}
