import { eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "../../../../shared/time.ts";
import { countedMails, mailboxes } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { isLocal, type Networks } from "../../../networks.ts";
import { hashKeyed } from "../secrets.ts";
import type { CountedMail, HashedNetworks } from "./counted-mail.ts";
import { type Limit, limitsOf } from "./mail-limits.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

/** The networks of a request, as they are counted; of one from this machine there are none. */
export async function hashNetworks(
  { config }: Pick<Deps, "config">,
  networks: Networks,
): Promise<HashedNetworks> {
  if (isLocal(networks)) return {};
  const [secret = ""] = config.keySecrets;
  const named = Object.entries(networks).filter(([, network]) => network !== undefined);
  const hashes = await Promise.all(
    named.map(async ([name, network]) => [name, await hashKeyed(secret, `network:${network}`)]),
  );
  return Object.fromEntries(hashes) as HashedNetworks;
}

/** The condition that no account of a mailbox (its hashes under each secret) has signed in before. */
export const isNewcomer = (hashes: string[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${mailboxes} WHERE ${inArray(mailboxes.hash, hashes)})`;

/** How many were counted in a limit's window. */
const countOf = ({ table = COUNTED, scope, windowMs }: Limit, at: number) =>
  sql`(SELECT count(*) FROM ${table} WHERE ${scope} AND at > ${at - windowMs})`;
const COUNTED = sql`counted_mails`;

/**
 * The statement that counts a mail, for the same `db.batch` as what sends it: it writes no row where a limit is reached, or
 * its id or challenge was counted before, or `when` does not hold. `isCounted` is the condition that it did.
 */
export function countMail({ db, now, config }: Tools, mail: CountedMail, when: SQL = sql`true`) {
  const at = now().getTime();
  const { id, kind, mailbox, networks, challenge } = mail;
  const { household = null, block = null, site = null, provider = null } = networks ?? {};
  const room = limitsOf(mail, config.mail.mailsADay).map(
    (limit) => sql`${countOf(limit, at)} < ${limit.max}`,
  );
  const entry = db
    .insert(countedMails)
    .select(
      sql`SELECT ${id}, ${kind}, ${mailbox}, ${household}, ${block}, ${site}, ${provider}, ${mail.isNewcomer},
        ${challenge}, ${at} WHERE ${when} AND ${sql.join(room, sql` AND `)}`,
    )
    .onConflictDoNothing();
  return { entry, isCounted: sql`EXISTS (SELECT 1 FROM counted_mails WHERE id = ${id} AND at = ${at})` };
}

/** Whether a challenge opened the door before. */
export const wasCounted = async ({ db }: Pick<Deps, "db">, challenge: string): Promise<boolean> =>
  (await db.$count(countedMails, eq(countedMails.challenge, challenge))) > 0;

/** Which limit is reached, of these kinds where they are given, and in how many seconds it has room again; null where none is. */
export async function findReached(
  { db, now, config }: Tools,
  mail: CountedMail,
  kinds?: readonly Limit["of"][],
): Promise<(Pick<Limit, "of" | "windowMs"> & { retryAfterS: number }) | null> {
  const at = now().getTime();
  for (const limit of limitsOf(mail, config.mail.mailsADay)) {
    const { table = COUNTED, scope, windowMs, max, of } = limit;
    if (kinds && !kinds.includes(of)) continue;
    const [row] = await db.all<{
      at: number;
    }>(sql`SELECT at FROM ${table} WHERE ${scope} AND at > ${at - windowMs}
      ORDER BY at DESC LIMIT 1 OFFSET ${Math.max(0, max - 1)}`);
    if (row) return { of, windowMs, retryAfterS: Math.max(1, Math.ceil((row.at + windowMs - at) / 1000)) };
    if (max === 0) return { of, windowMs, retryAfterS: Math.ceil(windowMs / 1000) };
  }
  return null;
}

/** The statement that takes a mail back that could not be sent. */
export const uncountMail = ({ db }: Pick<Deps, "db">, id: string) =>
  db.delete(countedMails).where(eq(countedMails.id, id));

/** The statement that forgets what no window holds any more. */
export const forgetCounted = ({ db }: Pick<Deps, "db">, at: number) =>
  db.delete(countedMails).where(lte(countedMails.at, at - DAY_MS));
