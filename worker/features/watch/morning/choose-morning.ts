import { DAY_MS, dateOf, HOUR_MS } from "../../../../shared/time.ts";
import type { Morning, MorningEvery } from "../../../../shared/watch.ts";
import { alertMails } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { dropMornings } from "../switch-mail.ts";

/** The coins' day and the stocks' are over, and their bars are there. UTC. */
const HOUR = 7;
const MONDAY = 1;

/** The next morning after a moment (epoch ms): of any day, or a Monday. */
export function nextMorning(every: MorningEvery, at: number): number {
  let next = Date.parse(dateOf(at)) + HOUR * HOUR_MS;
  while (next <= at || (every === "week" && new Date(next).getUTCDay() !== MONDAY)) next += DAY_MS;
  return next;
}

/**
 * Sets how often an account gets the morning mail, and of what; its previous contents are forgotten. After "never" a waiting
 * one is not sent either.
 */
export const chooseMorning = (
  { db, now }: Pick<Deps, "db" | "now">,
  userId: string,
  { every, of }: Morning,
) => {
  const morningNext = every && nextMorning(every, now().getTime());
  const chosen = { every, morningOf: of, morningNext, morningTold: null };
  const entry = db
    .insert(alertMails)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: alertMails.userId, set: chosen });
  return db.batch(every ? [entry] : [entry, dropMornings(db, userId)]);
};
