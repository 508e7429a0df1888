import { and, eq, lte, not, or } from "drizzle-orm";
import { SESSION_DAYS, SESSION_IDLE_DAYS } from "../../../shared/auth.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import { magicLinks, sessions } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { sendQueued } from "./links/queue-link.ts";
import { forgetCounted } from "./mails/count-mail.ts";

const LEASE_MS = 60_000;

type Tools = Pick<Deps, "db" | "now">;

/**
 * Deletes sessions that can live no more, and links a day after they were asked for, which is how long they are counted;
 * from one that is over the e-mail and the network go at once.
 */
async function deleteExpired({ db, now }: Tools): Promise<void> {
  const at = now().getTime();
  const isOver = or(
    lte(sessions.usedAt, at - SESSION_IDLE_DAYS * DAY_MS),
    lte(sessions.createdAt, at - SESSION_DAYS * DAY_MS),
  );
  await db.batch([
    db.delete(magicLinks).where(lte(magicLinks.createdAt, at - DAY_MS)),
    forgetCounted({ db }, at),
    db
      .update(magicLinks)
      .set({ email: "", network: "", nonceHash: "" })
      .where(and(lte(magicLinks.expiresAt, at), not(eq(magicLinks.email, "")))),
    db.delete(sessions).where(isOver),
  ]);
}

/** A little less than the minute between two runs. */
const QUEUE_LEASE_MS = 50_000;

export const sendQueuedJob = (deps: Pick<Deps, "db" | "mailer" | "config" | "now">): Promise<boolean> =>
  withLease(deps.db, "auth:queued-links", QUEUE_LEASE_MS, deps.now, () => sendQueued(deps));

export const deleteExpiredJob = (deps: Tools): Promise<boolean> =>
  withLease(deps.db, "auth:delete-expired", LEASE_MS, deps.now, () => deleteExpired(deps));
