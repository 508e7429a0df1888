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

/** Ends the mails of the account whose link it is; safe to repeat. Throws `alert_link_invalid`. */
export async function unsubscribe({ db, now }: Tools, token: string): Promise<void> {
  const isKnown = eq(alertMails.unsubscribeHash, await hashSecret(token));
  if ((await db.$count(alertMails, isKnown)) === 0) throw new AppError("alert_link_invalid");
  await db
    .update(alertMails)
    .set({ offAt: now().getTime() })
    .where(and(isKnown, isNull(alertMails.offAt)));
}
