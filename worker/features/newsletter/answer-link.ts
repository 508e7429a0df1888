import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { subscribers } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";

type Tools = Pick<Deps, "db" | "now">;

/** Makes the owner of a confirming link a reader; safe to repeat. Throws `newsletter_link_invalid`. */
export async function confirmSubscription({ db, now }: Tools, token: string): Promise<void> {
  const hash = await hashSecret(token);
  const confirmed = await db
    .update(subscribers)
    .set({ confirmedAt: now().getTime(), unsubscribedAt: null, mails: 0 })
    .where(eq(subscribers.confirmHash, hash))
    .returning({ email: subscribers.email });
  if (confirmed.length === 0) throw new AppError("newsletter_link_invalid");
}

/** Ends a subscription, confirmed or not; safe to repeat. Throws `newsletter_link_invalid`. */
export async function unsubscribe({ db, now }: Tools, token: string): Promise<void> {
  const hash = await hashSecret(token);
  const known = eq(subscribers.unsubscribeHash, hash);
  const [row] = await db.select({ email: subscribers.email }).from(subscribers).where(known);
  if (!row) throw new AppError("newsletter_link_invalid");
  await db
    .update(subscribers)
    .set({ unsubscribedAt: now().getTime(), confirmHash: null })
    .where(and(known, isNull(subscribers.unsubscribedAt)));
}

/** The addresses a newsletter may be sent to. */
export const listReaders = ({ db }: Pick<Deps, "db">) =>
  db
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(and(isNotNull(subscribers.confirmedAt), isNull(subscribers.unsubscribedAt)));
