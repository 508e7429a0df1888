import { type SQL, sql } from "drizzle-orm";
import { LINK_MINUTES } from "../../../../shared/auth.ts";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import type { magicLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

const WINDOW_MS = LINK_MINUTES * MINUTE_MS;
/** Mails to one mailbox for all strangers together, and for each browser that held a session of it before. */
const MAX_A_WINDOW = 3;
const MAX_A_DAY = 10;
/** Mails that one network may ask for, whatever the mailbox. */
const MAX_OF_NETWORK = 30;

export type NewLink = Pick<
  typeof magicLinks.$inferInsert,
  "hash" | "email" | "network" | "nonceHash" | "offeredTier"
> & { mailbox: string; browser: string | null };
export type InsertResult = { ok: true; id: number } | { ok: false; retryAfterS: number };

interface Limit {
  scope: SQL;
  windowMs: number;
  max: number;
}

/**
 * What a link counts against. A browser that held a session of the mailbox has an allowance of its own, so that neither
 * strangers' requests nor the service's budget (`perDay`, all mails to strangers of the last 24 hours) lock its owner out.
 */
function limitsOf({ mailbox, browser, network }: NewLink, perDay: number): Limit[] {
  const own = sql`mailbox = ${mailbox} AND browser IS ${browser}`;
  const limits = [
    { scope: own, windowMs: WINDOW_MS, max: MAX_A_WINDOW },
    { scope: own, windowMs: DAY_MS, max: MAX_A_DAY },
  ];
  if (browser !== null) return limits;
  const ofNetwork = sql`network = ${network} AND browser IS NULL`;
  return [
    ...limits,
    { scope: ofNetwork, windowMs: WINDOW_MS, max: MAX_OF_NETWORK },
    { scope: sql`browser IS NULL`, windowMs: DAY_MS, max: perDay },
  ];
}

/** Writes a link unless a limit is reached: one statement counts and writes, so many at once cannot pass it. */
export async function insertLink(
  { db, now, config }: Pick<Deps, "db" | "now" | "config">,
  link: NewLink,
): Promise<InsertResult> {
  const at = now().getTime();
  const { hash, email, network, nonceHash, offeredTier, mailbox, browser } = link;
  const limits = limitsOf(link, config.mail.signInsADay);
  const room = limits.map(
    ({ scope, windowMs, max }) =>
      sql`(SELECT count(*) FROM magic_links WHERE ${scope} AND created_at > ${at - windowMs}) < ${max}`,
  );
  const [row] = await db.all<{ id: number }>(sql`
    INSERT INTO magic_links (hash, email, network, nonce_hash, offered_tier, mailbox, browser, created_at, expires_at)
    SELECT ${hash}, ${email}, ${network}, ${nonceHash}, ${offeredTier}, ${mailbox}, ${browser}, ${at}, ${at + WINDOW_MS}
    WHERE ${sql.join(room, sql` AND `)}
    RETURNING id`);
  return row ? { ok: true, id: row.id } : { ok: false, retryAfterS: await readRetryAfterS(db, limits, at) };
}

/** Seconds until every limit has room again: until the last link but its limit is out of its window. */
async function readRetryAfterS(db: Deps["db"], limits: Limit[], at: number): Promise<number> {
  const ends = limits.map(
    ({ scope, windowMs, max }) => sql`coalesce((SELECT created_at + ${windowMs} FROM magic_links
      WHERE ${scope} AND created_at > ${at - windowMs} ORDER BY created_at DESC LIMIT 1 OFFSET ${Math.max(0, max - 1)}), 0)`,
  );
  const [row] = await db.all<{ last: number }>(sql`SELECT max(${sql.join(ends, sql`, `)}) AS last`);
  return Math.max(1, Math.ceil(((row?.last ?? 0) - at) / 1000));
}
