import { and, eq, isNull, sql } from "drizzle-orm";
import { UNDO_DAYS } from "../../../shared/accounts.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { describeFailure } from "../../db/failures.ts";
import { accountClosures, magicLinks, sessions, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret, makeRandomText } from "../auth/secrets.ts";
import type { User } from "../auth/user.ts";
import { cancelSubscriptions } from "../billing/cards/subscriptions/cancel-subscriptions.ts";
import { applyStanding } from "../keys/apply-standing.ts";
import { mailEntry } from "../mail/outbox.ts";
import { renderClosingMail } from "./closing-mail.ts";

const TOKEN_LENGTH = 43;
const MAX_A_RUN = 50;

type Tools = Pick<Deps, "db" | "accounts" | "cards" | "config" | "now">;

/** What the records call a closed account in place of its address. */
const closedEmail = (userId: string) => `closed:${userId}`;

/**
 * Closes a person's account: from then on it has neither keys nor sessions, its address is free, and a mail has the link
 * that opens it again within 7 days. One step in the records; its object, and the card provider, are updated at once or by
 * cron. Throws `account_state` when it is closed already. Returns until when it can be opened again, epoch ms.
 */
export async function closeAccount(deps: Tools, { id, email }: Pick<User, "id" | "email">): Promise<number> {
  const { db, config } = deps;
  const closedAt = deps.now().getTime();
  const undoUntil = closedAt + UNDO_DAYS * DAY_MS;
  const token = makeRandomText(TOKEN_LENGTH);
  const undoHash = await hashSecret(token);
  const link = `${config.publicOrigin}/account?undo=${token}`;
  const words = await renderClosingMail(link, undoUntil);
  const isOpen = and(eq(users.id, id), eq(users.email, email), eq(users.state, "open"));
  const wasOpen = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${isOpen})`;
  const mail = { id: `closing ${undoHash}`, to: email, kind: "account closed", link, linkName: "undo link" };
  const closure = { email, undoHash, closedAt, cancelledAt: null, erasedAt: null };
  const [, , closed] = await db.batch([
    db
      .insert(accountClosures)
      .select(sql`SELECT ${id}, ${email}, ${undoHash}, ${closedAt}, NULL, NULL WHERE ${wasOpen}`)
      .onConflictDoUpdate({ target: accountClosures.userId, set: closure }),
    mailEntry(deps, { ...mail, ...words }, wasOpen),
    db
      .update(users)
      .set({
        state: "closed",
        email: closedEmail(id),
        stateReason: "by its owner",
        stateBy: null,
        stateAt: closedAt,
        standing: sql`standing + 1`,
      })
      .where(isOpen)
      .returning({ id: users.id }),
    db.delete(sessions).where(eq(sessions.userId, id)),
    db
      .update(magicLinks)
      .set({ closedAt })
      .where(and(eq(magicLinks.email, email), isNull(magicLinks.closedAt))),
  ]);
  if (closed.length === 0) throw new AppError("account_state");
  await finishClosing(deps, id).catch((error) =>
    console.warn(JSON.stringify({ level: "warn", job: "close account", error: describeFailure(error) })),
  );
  return undoUntil;
}

/** Ends the keys, then the card subscription of a closed account. Safe to repeat. */
async function finishClosing(deps: Tools, userId: string): Promise<void> {
  await applyStanding(deps, userId);
  await cancelSubscriptions(deps, userId);
  await deps.db
    .update(accountClosures)
    .set({ cancelledAt: deps.now().getTime() })
    .where(eq(accountClosures.userId, userId));
}

/** Finishes what could not be finished at once, at most 50 a run. What failed is thrown at the end. */
export async function finishClosings(deps: Tools): Promise<void> {
  const due = await deps.db
    .select({ id: accountClosures.userId })
    .from(accountClosures)
    .where(sql`erased_at IS NULL AND cancelled_at IS NULL`)
    .limit(MAX_A_RUN);
  const failures: unknown[] = [];
  for (const { id } of due) await finishClosing(deps, id).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} accounts not closed: ${describeFailure(failures[0])}`,
    );
}
