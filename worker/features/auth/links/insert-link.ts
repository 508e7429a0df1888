import { sql } from "drizzle-orm";
import { LINK_MINUTES } from "../../../../shared/auth.ts";
import type { magicLinks } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

const WINDOW_MS = LINK_MINUTES * 60_000;
/** Links asked for within the window: together, so that a stranger cannot lock somebody out, and each alone. */
const LIMITS = { emailAndNetwork: 3, email: 10, network: 30 };

export type NewLink = Pick<
  typeof magicLinks.$inferInsert,
  "hash" | "email" | "network" | "nonceHash" | "offeredTier"
>;
export type InsertResult = { ok: true; id: number } | { ok: false; retryAfterS: number };

/** Writes a link unless a limit is reached: one statement counts and writes, so many at once cannot pass it. */
export async function insertLink(
  { db, now }: Pick<Deps, "db" | "now">,
  { hash, email, network, nonceHash, offeredTier }: NewLink,
): Promise<InsertResult> {
  const at = now().getTime();
  const { byEmail, byNetwork } = scopesOf(email, network, at - WINDOW_MS);
  const count = (scope: typeof byEmail) => sql`(SELECT count(*) FROM magic_links WHERE ${scope})`;
  const [row] = await db.all<{ id: number }>(sql`
    INSERT INTO magic_links (hash, email, network, nonce_hash, offered_tier, created_at, expires_at)
    SELECT ${hash}, ${email}, ${network}, ${nonceHash}, ${offeredTier}, ${at}, ${at + WINDOW_MS}
    WHERE ${count(sql`${byEmail} AND network = ${network}`)} < ${LIMITS.emailAndNetwork}
      AND ${count(byEmail)} < ${LIMITS.email}
      AND ${count(byNetwork)} < ${LIMITS.network}
    RETURNING id`);
  return row
    ? { ok: true, id: row.id }
    : { ok: false, retryAfterS: await readRetryAfterS(db, email, network, at) };
}

/** Seconds until every limit has room again: until the last link but its limit is out of the window. */
async function readRetryAfterS(db: Deps["db"], email: string, network: string, at: number): Promise<number> {
  const { byEmail, byNetwork } = scopesOf(email, network, at - WINDOW_MS);
  const nth = (scope: typeof byEmail, limit: number) =>
    sql`coalesce((SELECT created_at FROM magic_links WHERE ${scope} ORDER BY created_at DESC LIMIT 1 OFFSET ${limit - 1}), 0)`;
  const [row] = await db.all<{ last: number }>(sql`
    SELECT max(${nth(sql`${byEmail} AND network = ${network}`, LIMITS.emailAndNetwork)},
      ${nth(byEmail, LIMITS.email)}, ${nth(byNetwork, LIMITS.network)}) AS last`);
  return Math.max(1, Math.ceil(((row?.last ?? 0) + WINDOW_MS - at) / 1000));
}

const scopesOf = (email: string, network: string, since: number) => ({
  byEmail: sql`email = ${email} AND created_at > ${since}`,
  byNetwork: sql`network = ${network} AND created_at > ${since}`,
});
