import { asc, eq, lt, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../../shared/time.ts";
import { queuedLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { findReached, isNewcomer } from "../mails/count-mail.ts";
import { newcomersADay } from "../mails/mail-limits.ts";
import { insertCountedLink, type NewLink } from "./insert-link.ts";
import { makeToken, sendLink } from "./send-link.ts";

/** Nobody waits longer; as many can wait as a day has newcomers. */
const MAX_WAIT_MS = 2 * DAY_MS;
const MAX_A_RUN = 20;

type Tools = Pick<Deps, "db" | "mailer" | "config" | "now">;

/**
 * When the newcomer after those who wait now will be mailed, epoch ms, at a full hour, so that it tells nobody who was let
 * in before; null: at once.
 */
export async function findNextTurn({
  db,
  config,
  now,
}: Pick<Tools, "db" | "config" | "now">): Promise<number | null> {
  const at = now().getTime();
  const perDay = newcomersADay(config.mail.mailsADay);
  const [row] = await db.all<{ counted: number; waiting: number }>(sql`SELECT
    (SELECT count(*) FROM counted_mails WHERE is_newcomer = 1 AND at > ${at - DAY_MS}) AS counted,
    (SELECT count(*) FROM queued_links) AS waiting`);
  const { counted = 0, waiting = 0 } = row ?? {};
  const place = counted + waiting - perDay;
  if (place < 0) return null;
  const [oldest] = await db.all<{ at: number }>(sql`SELECT at FROM counted_mails
    WHERE is_newcomer = 1 AND at > ${at - DAY_MS} ORDER BY at LIMIT 1 OFFSET ${place}`);
  return Math.ceil(((oldest?.at ?? at) + DAY_MS) / HOUR_MS) * HOUR_MS;
}

/** Lets a newcomer wait for a link; the newest wish of a mailbox counts, in its old place. Tells whether there was room. */
export async function queueLink(
  { db, config, now }: Pick<Tools, "db" | "config" | "now">,
  { email, mailbox, offeredTier, nonceHash }: NewLink,
  challenge: string | null,
): Promise<boolean> {
  const max = newcomersADay(config.mail.mailsADay);
  const written = await db.all(sql`
    INSERT INTO queued_links (mailbox, email, offered_tier, nonce_hash, challenge, at)
    SELECT ${mailbox}, ${email}, ${offeredTier}, ${nonceHash}, ${challenge}, ${now().getTime()}
    WHERE (SELECT count(*) FROM queued_links) < ${max}
      AND NOT EXISTS (SELECT 1 FROM counted_mails WHERE challenge = ${challenge})
      AND NOT EXISTS (SELECT 1 FROM queued_links WHERE challenge = ${challenge})
    ON CONFLICT (mailbox) DO UPDATE SET email = excluded.email, nonce_hash = excluded.nonce_hash,
      offered_tier = excluded.offered_tier, challenge = excluded.challenge
    RETURNING mailbox`);
  return written.length > 0;
}

/**
 * Mails those who wait, the first first, as long as the day's mails allow it; forgets who waited two days. A mailbox that is
 * refused or has had its mails keeps its place and stops nobody behind it; what failed is thrown at the end.
 */
export async function sendQueued(deps: Tools): Promise<void> {
  const { db, now } = deps;
  await db.delete(queuedLinks).where(lt(queuedLinks.at, now().getTime() - MAX_WAIT_MS));
  const waiting = await db.select().from(queuedLinks).orderBy(asc(queuedLinks.at)).limit(MAX_A_RUN);
  const failures: unknown[] = [];
  for (const row of waiting) {
    const isUsedUp = await sendOne(deps, row).catch((error) => void failures.push(error));
    if (isUsedUp) break;
  }
  if (failures.length > 0) throw failures[0];
}

/** Tells whether the day's mails are used up. */
async function sendOne(deps: Tools, row: typeof queuedLinks.$inferSelect): Promise<boolean> {
  const { mailbox, email, nonceHash } = row;
  const { token, hash } = await makeToken();
  const mail = {
    // Its challenge was spent on the place in the queue.
    ...{ id: hash, kind: "sign-in" as const, mailbox, networks: null, challenge: null },
    ...{ isNewcomer: isNewcomer([mailbox]), isProven: true },
  };
  const id = await insertCountedLink(deps, { ...row, hash }, mail);
  if (id === null) return (await findReached(deps, mail))?.of !== "mailbox";
  await sendLink(deps, { id, email, nonceHash, token });
  await deps.db.delete(queuedLinks).where(eq(queuedLinks.mailbox, mailbox));
  return false;
}
