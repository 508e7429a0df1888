import { and, eq, sql } from "drizzle-orm";
import type { ShareBooks } from "../../../shared/shares.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";
import { auditEntry } from "../billing/audit.ts";
import { endShares } from "../talks/end-shares.ts";

type Tools = Pick<Deps, "db" | "now">;

/**
 * Ends a share for whoever has its token, whatever `id` says (a browser whose request to share got no reply knows none), or
 * whose account it is; one that has ended stays as it is. Throws `share_unknown` where it is not theirs.
 */
export async function endOwnShare(
  { db, now }: Tools,
  { id, token, userId }: { id: string; token: string | null; userId: string | null },
): Promise<void> {
  const isTheirs =
    token === null
      ? and(eq(shares.id, id), eq(shares.userId, userId ?? ""))
      : eq(shares.tokenHash, await hashSecret(token));
  if ((await db.$count(shares, isTheirs)) === 0) throw new AppError("share_unknown");
  await endShares(db, isTheirs, "owner", now().getTime());
}

/** What an admin sees of a share. Throws `share_unknown`. */
export async function readShareBooks({ db }: Pick<Deps, "db">, id: string): Promise<ShareBooks> {
  const [row] = await db.select().from(shares).where(eq(shares.id, id));
  if (!row) throw new AppError("share_unknown");
  const toText = (at: number) => new Date(at).toISOString();
  return {
    id,
    question: row.question,
    account: row.userId,
    sharedAt: toText(row.createdAt),
    expiresAt: toText(row.expiresAt),
    endedAt: row.endedAt === null ? null : toText(row.endedAt),
    endedBy: row.endedBy,
  };
}

/** Takes a share down for good, together with its entry in the audit log. Throws `share_unknown`; twice is once. */
export async function takeDownShare(
  deps: Tools,
  { id, admin, reason }: { id: string; admin: string; reason: string },
): Promise<ShareBooks> {
  const { db } = deps;
  const at = deps.now().getTime();
  const deed = { at, admin, action: "share taken down", subject: id, detail: reason };
  const isOpen = sql`EXISTS (SELECT 1 FROM ${shares} WHERE id = ${id} AND ended_at IS NULL)`;
  await db.batch([auditEntry(db, deed, isOpen), endShares(db, eq(shares.id, id), "admin", at)]);
  return readShareBooks(deps, id);
}

/** A year after it ended a share's address is forgotten as well. */
const TOMBSTONE_MS = 365 * DAY_MS;

/** Ends the shares whose time is over, forgets after a day from where one was shared, and after a year that it was. */
export async function forgetShares({ db, now }: Tools): Promise<void> {
  const at = now().getTime();
  await db.batch([
    endShares(db, sql`expires_at <= ${at}`, "expiry", at),
    db
      .update(shares)
      .set({ visitor: null })
      .where(sql`visitor IS NOT NULL AND created_at <= ${at - DAY_MS}`),
    db.delete(shares).where(sql`ended_at IS NOT NULL AND ended_at <= ${at - TOMBSTONE_MS}`),
  ]);
}
