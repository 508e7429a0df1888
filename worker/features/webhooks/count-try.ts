import { sql } from "drizzle-orm";
import { dateOf } from "../../../shared/time.ts";
import { webhookCounts } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

/** What an account can have of the day's requests. */
const SHARE = 1 / 20;
/** Requests that an account's owner sends by hand in a day: confirmations and tests. */
export const BY_HAND = 50;
/** Endpoints an account adds in a day: each is looked up. */
export const ADDED = 50;
/** Secrets an account rotates in a day: each is logged, so that a restore knows of it. */
const ROTATED = 50;
/** Challenges to one host in a day, whoever's: nobody has said there yet that they want anything of us. */
export const TO_A_HOST = 100;
/** So many of them are one account's: no stranger uses up by himself what the host's owner needs. */
export const OF_AN_ACCOUNT = 20;
/** Mails in a day to an account whose endpoints are confirmed and turned off again and again. */
const MAILS = 10;

type Tools = Pick<Deps, "db" | "now" | "config">;

export const accountCount = (userId: string) => `account ${userId}`;

export const shareOf = ({ webhooksADay }: Deps["config"]): number =>
  Math.max(1, Math.floor(webhooksADay * SHARE));

/** Whether the day has a request left for this account, which is then counted. */
export async function countTry(deps: Tools, userId: string): Promise<boolean> {
  return (
    (await count(deps, accountCount(userId), shareOf(deps.config))) &&
    (await count(deps, "all", deps.config.webhooksADay))
  );
}

/** Whether an account may add another endpoint today, which is then counted. */
export const countAdded = (deps: Tools, userId: string): Promise<boolean> =>
  count(deps, `added ${userId}`, ADDED);

/** Whether an account may rotate another secret today, which is then counted. */
export const countRotated = (deps: Tools, userId: string): Promise<boolean> =>
  count(deps, `rotated ${userId}`, ROTATED);

/** Likewise of one by hand; `newHost`: the host of an endpoint that is not confirmed. */
export async function countByHand(deps: Tools, userId: string, newHost: string | null): Promise<boolean> {
  if (!(await count(deps, `hand ${userId}`, BY_HAND))) return false;
  if (newHost !== null) {
    if (!(await count(deps, `host ${newHost} ${userId}`, OF_AN_ACCOUNT))) return false;
    if (!(await count(deps, `host ${newHost}`, TO_A_HOST))) return false;
  }
  return countTry(deps, userId);
}

/** Whether an account is still mailed about its endpoints today, which is then counted. */
export const countMailed = (deps: Tools, userId: string): Promise<boolean> =>
  count(deps, `mailed ${userId}`, MAILS);

/** One step: of many at once no more than `limit` are let through. */
async function count({ db, now }: Tools, of: string, limit: number): Promise<boolean> {
  if (limit < 1) return false;
  const counted = await db
    .insert(webhookCounts)
    .values({ day: dateOf(now()), of, tries: 1 })
    .onConflictDoUpdate({
      target: [webhookCounts.day, webhookCounts.of],
      set: { tries: sql`tries + 1` },
      setWhere: sql`tries < ${limit}`,
    })
    .returning({ tries: webhookCounts.tries });
  return counted.length > 0;
}
