import { eq, type SQL, sql } from "drizzle-orm";
import { LINK_MINUTES } from "../../../../shared/auth.ts";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { magicLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { countMail, findReached, uncountMail } from "../mails/count-mail.ts";
import type { CountedMail } from "../mails/counted-mail.ts";

const WINDOW_MS = LINK_MINUTES * MINUTE_MS;
/** Mails for a browser that held a session of the mailbox before. */
const MAX_A_WINDOW = 3;
const MAX_A_DAY = 10;

export type NewLink = Pick<typeof magicLinks.$inferInsert, "hash" | "email" | "nonceHash" | "offeredTier"> & {
  mailbox: string;
};
type Tools = Pick<Deps, "db" | "now" | "config">;

const linkEntry = (
  { db }: Pick<Deps, "db">,
  { hash, email, nonceHash, offeredTier, mailbox, browser }: NewLink & { browser: string | null },
  at: number,
  when: SQL,
) =>
  db
    .insert(magicLinks)
    .select(
      // In the order of the table's columns.
      sql`SELECT NULL, ${hash}, ${email}, '', ${nonceHash}, ${offeredTier}, ${at}, ${at + WINDOW_MS}, NULL, ${mailbox},
        ${browser}, NULL WHERE ${when}`,
    )
    .returning({ id: magicLinks.id });

/**
 * Writes the link of a browser that was signed in to the mailbox before and counts its mail, unless it had three in 15 minutes
 * or ten in a day, or all such browsers of the mailbox thirty: an allowance that no stranger and no budget can use up. Returns
 * the link's number, or in how many seconds there is room.
 */
export async function insertOwnLink(
  deps: Tools,
  link: NewLink & { browser: string },
  networks: CountedMail["networks"],
): Promise<{ id: number } | { retryAfterS: number }> {
  const at = deps.now().getTime();
  const room = LIMITS.map(
    ({ windowMs, max }) =>
      sql`(SELECT count(*) FROM magic_links WHERE ${ofBrowser(link)} AND created_at > ${at - windowMs}) < ${max}`,
  );
  const mail = {
    ...{ id: link.hash, kind: "own" as const, mailbox: link.mailbox, networks, challenge: null },
    ...{ isNewcomer: sql`0`, isProven: true },
  };
  const { entry, isCounted } = countMail(deps, mail, sql.join(room, sql` AND `));
  const [, [row]] = await deps.db.batch([entry, linkEntry(deps, link, at, isCounted)]);
  if (row) return row;
  const reached = await findReached(deps, mail);
  return { retryAfterS: Math.max(reached?.retryAfterS ?? 1, await findRoomS(deps, link, at)) };
}

const LIMITS = [
  { windowMs: WINDOW_MS, max: MAX_A_WINDOW },
  { windowMs: DAY_MS, max: MAX_A_DAY },
];
const ofBrowser = ({ mailbox, browser }: NewLink & { browser: string }) =>
  sql`mailbox = ${mailbox} AND browser = ${browser}`;

/** In how many seconds a browser may ask again. */
async function findRoomS({ db }: Tools, link: NewLink & { browser: string }, at: number): Promise<number> {
  const ends = LIMITS.map(
    ({ windowMs, max }) => sql`coalesce((SELECT created_at + ${windowMs} FROM magic_links
      WHERE ${ofBrowser(link)} AND created_at > ${at - windowMs} ORDER BY created_at DESC LIMIT 1 OFFSET ${max - 1}), 0)`,
  );
  const [end] = await db.all<{ last: number }>(sql`SELECT max(${sql.join(ends, sql`, `)}) AS last`);
  return Math.max(1, Math.ceil(((end?.last ?? 0) - at) / 1000));
}

/** Writes the link of anybody else and counts its mail, both or neither. Returns its number; null where a limit is reached. */
export async function insertCountedLink(
  deps: Tools,
  link: NewLink,
  mail: CountedMail,
): Promise<number | null> {
  const { entry, isCounted } = countMail(deps, mail);
  const at = deps.now().getTime();
  const [, rows] = await deps.db.batch([entry, linkEntry(deps, { ...link, browser: null }, at, isCounted)]);
  return rows[0]?.id ?? null;
}

/** Takes a link back whose mail could not be sent: as if nobody had asked for it. */
export const takeLinkBack = ({ db }: Pick<Deps, "db">, id: number, mailId: string) =>
  db.batch([db.delete(magicLinks).where(eq(magicLinks.id, id)), uncountMail({ db }, mailId)]);
