import { and, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { alertMails, mails, priceAlerts } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";

type Tools = Pick<Deps, "db" | "now">;

/** The id of an account's morning mail in the outbox. */
export const nameMorning = (userId: string, at: number) => `morning ${userId} ${at}`;
/** That of the mail of an alert, each time it fires. */
export const nameAlert = (userId: string, id: string, armedAt: number) => `alert ${userId} ${id} ${armedAt}`;

/** The statement that takes back an account's mails of a kind that have not left the outbox. */
const dropWaiting = (db: Tools["db"], kind: "morning" | "alert", userId: string) =>
  // From the blank after the account's id to the character that follows it: the key's own order finds them.
  db.delete(mails).where(and(gte(mails.id, `${kind} ${userId} `), lt(mails.id, `${kind} ${userId}!`)));
export const dropMornings = (db: Tools["db"], userId: string) => dropWaiting(db, "morning", userId);

/** The statements that take back both kinds; an alert whose mail waited was not mailed. */
const dropAll = (db: Tools["db"], userId: string) =>
  [
    db
      .update(priceAlerts)
      .set({ isMailed: false })
      .where(
        sql`${priceAlerts.userId} = ${userId} AND EXISTS (SELECT 1 FROM ${mails} WHERE ${mails.id} =
          'alert ' || ${priceAlerts.userId} || ' ' || ${priceAlerts.id} || ' ' || ${priceAlerts.armedAt})`,
      ),
    dropWaiting(db, "alert", userId),
    dropMornings(db, userId),
  ] as const;

/** Whether a person's alerts and mornings are sent by mail; switched off, what waits is not sent. */
export const switchMail = ({ db, now }: Tools, userId: string, isOn: boolean) => {
  const offAt = isOn ? null : now().getTime();
  const entry = db
    .insert(alertMails)
    .values({ userId, offAt })
    .onConflictDoUpdate({ target: alertMails.userId, set: { offAt } });
  return db.batch(isOn ? [entry] : [entry, ...dropAll(db, userId)]);
};

/** What of it is its owner's to read: the hash of their link's token is not. */
export const MAIL_CHOICES = {
  ...{ offAt: alertMails.offAt, day: alertMails.day, ofDay: alertMails.ofDay },
  ...{ morningEvery: alertMails.every, morningOf: alertMails.morningOf },
  ...{ morningNext: alertMails.morningNext, morningTold: alertMails.morningTold },
};

/** As it was switched last, after a restore: mails of alerts and of the morning `off` or `on`, or `no morning` alone. */
export function endMails(
  db: Tools["db"],
  { subject: userId, state, at }: { subject: string; state: string; at: number },
) {
  if (state === "no morning")
    return db.update(alertMails).set({ every: null, morningNext: null }).where(eq(alertMails.userId, userId));
  const offAt = state === "off" ? at : null;
  return db
    .insert(alertMails)
    .values({ userId, offAt })
    .onConflictDoUpdate({ target: alertMails.userId, set: { offAt } });
}

/** Ends the mails of the account whose link it is, those that wait too; safe to repeat. Throws `alert_link_invalid`. */
export async function unsubscribe({ db, now }: Tools, token: string): Promise<void> {
  const isKnown = eq(alertMails.unsubscribeHash, await hashSecret(token));
  const [known] = await db.select({ userId: alertMails.userId }).from(alertMails).where(isKnown);
  if (!known) throw new AppError("alert_link_invalid");
  await db.batch([
    db
      .update(alertMails)
      .set({ offAt: now().getTime() })
      .where(and(isKnown, isNull(alertMails.offAt))),
    ...dropAll(db, known.userId),
  ]);
}
