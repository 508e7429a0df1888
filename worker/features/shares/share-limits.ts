import { type SQL, sql } from "drizzle-orm";
import { MAX_SHARE_BYTES, MAX_SHARES_A_DAY, SHARE_DAYS } from "../../../shared/shares.ts";
import type { Storage } from "../../../shared/storage.ts";
import { DAY_MS } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { isLocal, type Networks } from "../../networks.ts";
import { hashKeyed } from "../auth/secrets.ts";

const MB = 1_000_000;
/** What visitors without an account may share within 24 hours from a /48 (IPv4: /24) and from a /32. */
const SITE = { shares: 100, bytes: MB };
const PROVIDER = { shares: 500, bytes: 5 * MB };
/** What everybody shares within 24 hours: for 90 days less than half of the largest database. */
const DAY_BYTES = 50 * MB;

/** Whose share it is: an account, or networks as keyed hashes. */
export interface Sharer {
  userId: string | null;
  visitor: string | null;
  site: string | null;
  provider: string | null;
}

/** Of an account nothing is kept but its id. */
export async function describeSharer(
  { config }: Pick<Deps, "config">,
  { userId, networks }: { userId: string | null; networks: Networks },
): Promise<Sharer> {
  if (userId !== null) return { userId, visitor: null, site: null, provider: null };
  const hash = (name: string, network: string | undefined) =>
    network === undefined ? null : hashKeyed(config.keySecrets[0] ?? "", `${name}:${network}`);
  const [visitor, site, provider] = await Promise.all([
    hash("share", networks.household),
    isLocal(networks) ? null : hash("share site", networks.site),
    hash("share provider", networks.provider),
  ]);
  return { userId, visitor, site, provider };
}

const live = (whose: SQL) =>
  sql<number>`(SELECT coalesce(sum(bytes), 0) FROM shares WHERE ${whose} AND ended_at IS NULL)`;

/** What the shares of an account take, and may take. */
export async function readShareStorage({ db }: Pick<Deps, "db">, userId: string): Promise<Storage> {
  const [row] = await db.all<{ used: number }>(sql`SELECT ${live(sql`user_id = ${userId}`)} AS used`);
  return { used: row?.used ?? 0, limit: MAX_SHARE_BYTES };
}

/** The condition that somebody may share `bytes` more at `at` (epoch ms). */
export function mayShare({ userId, visitor, site, provider }: Sharer, bytes: number, at: number): SQL {
  const ofDay = (what: SQL, whose: SQL) =>
    sql`(SELECT ${what} FROM shares WHERE ${whose} AND created_at > ${at - DAY_MS})`;
  const hasRoom = (whose: SQL, max: { shares: number; bytes?: number }) => [
    sql`${ofDay(sql`count(*)`, whose)} < ${max.shares}`,
    ...(max.bytes === undefined
      ? []
      : [sql`${ofDay(sql`coalesce(sum(bytes), 0)`, whose)} <= ${max.bytes - bytes}`]),
  ];
  const each = { shares: MAX_SHARES_A_DAY };
  const today = sql`expires_at > ${at + (SHARE_DAYS - 1) * DAY_MS}`;
  const conditions = [
    ...(userId === null ? hasRoom(sql`visitor = ${visitor}`, each) : hasRoom(sql`user_id = ${userId}`, each)),
    ...(userId === null ? [] : [sql`${live(sql`user_id = ${userId}`)} <= ${MAX_SHARE_BYTES - bytes}`]),
    ...(site === null ? [] : hasRoom(sql`site = ${site}`, SITE)),
    ...(provider === null ? [] : hasRoom(sql`provider = ${provider}`, PROVIDER)),
    sql`${live(today)} <= ${DAY_BYTES - bytes}`,
  ];
  return sql.join(conditions, sql` AND `);
}
