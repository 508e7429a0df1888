import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { UNDO_DAYS } from "../../../shared/accounts.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { describeFailure } from "../../db/failures.ts";
import { accountClosures, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { claimMailbox } from "../auth/mailbox.ts";
import { hashSecret } from "../auth/secrets.ts";
import { applyStanding } from "../keys/apply-standing.ts";

/**
 * Opens an account again that its owner closed at most 7 days ago; its keys and sessions stay ended. Returns its e-mail.
 * Throws `undo_invalid`, and `address_taken` while a newer account has the address.
 */
export async function undoClosing(
  deps: Pick<Deps, "db" | "accounts" | "config" | "now">,
  token: string,
): Promise<string> {
  const { db, now } = deps;
  const at = now().getTime();
  const isLive = and(
    eq(accountClosures.undoHash, await hashSecret(token)),
    gt(accountClosures.closedAt, at - UNDO_DAYS * DAY_MS),
    isNull(accountClosures.erasedAt),
  );
  const [closure] = await db.select().from(accountClosures).where(isLive);
  if (!closure?.email) throw new AppError("undo_invalid");
  const { userId, email } = closure;
  const isFree = sql`NOT EXISTS (SELECT 1 FROM users AS others WHERE others.email = ${email})`;
  const isStillClosed = sql`EXISTS (SELECT 1 FROM ${accountClosures} WHERE ${isLive})`;
  const [opened] = await db.batch([
    db
      .update(users)
      .set({ state: "open", email, stateReason: null, stateAt: at, standing: sql`standing + 1` })
      .where(and(eq(users.id, userId), eq(users.state, "closed"), isFree, isStillClosed))
      .returning({ id: users.id }),
    db
      .delete(accountClosures)
      .where(
        and(
          eq(accountClosures.userId, userId),
          sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND state = 'open')`,
        ),
      ),
  ]);
  if (opened.length === 0) throw new AppError("address_taken");
  await claimMailbox(deps, userId, email);
  // Its row is its own outbox: what fails here is done by the next run of cron.
  await applyStanding(deps, userId).catch((error) =>
    console.warn(JSON.stringify({ level: "warn", job: "open account", error: describeFailure(error) })),
  );
  return email;
}
