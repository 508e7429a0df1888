import { lte } from "drizzle-orm";
import { SESSION_DAYS } from "../../../shared/auth.ts";
import { withLease } from "../../db/lease.ts";
import { endedSessions, magicLinks } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const LEASE_MS = 60_000;
const SESSION_MS = SESSION_DAYS * 86_400_000;

type Tools = Pick<Deps, "db" | "now">;

/** Deletes the links that are over, and what is known of signed-out sessions that could not live any more. */
export async function deleteExpired({ db, now }: Tools): Promise<void> {
  const at = now().getTime();
  await db.batch([
    db.delete(magicLinks).where(lte(magicLinks.expiresAt, at)),
    db.delete(endedSessions).where(lte(endedSessions.endedAt, at - SESSION_MS)),
  ]);
}

export const deleteExpiredJob = (deps: Tools): Promise<boolean> =>
  withLease(deps.db, "auth:delete-expired", LEASE_MS, deps.now, () => deleteExpired(deps));
