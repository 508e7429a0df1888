import { and, eq, isNull } from "drizzle-orm";
import { alertMails } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashSecret } from "../auth/secrets.ts";

type Tools = Pick<Deps, "db" | "now">;

/** Whether a person's alerts are told by mail. */
export const switchMail = ({ db, now }: Tools, userId: string, isOn: boolean) => {
  const offAt = isOn ? null : now().getTime();
  return db
    .insert(alertMails)
    .values({ userId, offAt })
    .onConflictDoUpdate({ target: alertMails.userId, set: { offAt } });
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

/** Ends the mails of the account whose link it is; safe to repeat. Throws `alert_link_invalid`. */
export async function unsubscribe({ db, now }: Tools, token: string): Promise<void> {
  const isKnown = eq(alertMails.unsubscribeHash, await hashSecret(token));
  if ((await db.$count(alertMails, isKnown)) === 0) throw new AppError("alert_link_invalid");
  await db
    .update(alertMails)
    .set({ offAt: now().getTime() })
    .where(and(isKnown, isNull(alertMails.offAt)));
}
