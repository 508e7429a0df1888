import { and, eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../../shared/time.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";
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

/** A year after it ended a share's address is forgotten as well. */
const TOMBSTONE_MS = 365 * DAY_MS;

/** Ends the shares whose time is over, forgets after a day from where one was shared, and after a year that it was. */
export async function forgetShares({ db, now }: Tools): Promise<void> {
  const at = now().getTime();
  await db.batch([
    endShares(db, sql`expires_at <= ${at}`, "expiry", at),
    db
      .update(shares)
      .set({ visitor: null, site: null, provider: null })
      .where(sql`visitor IS NOT NULL AND created_at <= ${at - DAY_MS}`),
    db.delete(shares).where(sql`ended_at IS NOT NULL AND ended_at <= ${at - TOMBSTONE_MS}`),
  ]);
}
