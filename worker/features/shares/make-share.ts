import { eq, type SQL, sql } from "drizzle-orm";
import { MAX_SHARES_A_DAY, type NewShare, SHARE_DAYS, type Share } from "../../../shared/shares.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { pack } from "../../db/packed.ts";
import { shares } from "../../db/schema.ts";
import { hasRoom } from "../../db/space.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { openSeal } from "../analysis/seal-answer.ts";
import { hashKeyed, hashSecret, makeRandomText } from "../auth/secrets.ts";
import { tellShare } from "./read-share.ts";

/** 22 of 62 letters: 131 bits */
const ID_LENGTH = 22;
const RETRY_AFTER_S = 3_600;
/** Within 24 hours, of visitors without an account within a /48, of IPv4 a /24. */
const MAX_A_SITE = 100;

type Tools = Pick<Deps, "db" | "shared" | "config" | "now">;

/**
 * Lets whoever has its address read an answer of ours for 90 days. One insert, so that of many at once no more than 20 a day
 * get through, and 100 from one wider network; the same token gives the same share. Throws `share_unsealed` for what we did
 * not seal, `share_limit` beyond these numbers, `store_full`, and `share_ended` for a token whose share has ended.
 */
export async function makeShare(
  deps: Tools,
  { token, talk, turn, ...answered }: NewShare,
  by: { userId: string | null; visitor: string; site: string },
): Promise<Share> {
  const { db, config } = deps;
  const askedAt = await openSeal(deps, answered);
  if (askedAt === null) throw new AppError("share_unsealed");
  const at = deps.now().getTime();
  const tokenHash = await hashSecret(token);
  const visitor = await hashKeyed(config.keySecrets[0] ?? "", `share:${by.visitor}`);
  const packed = pack(JSON.stringify(answered.reply));
  const site = await hashKeyed(config.keySecrets[0] ?? "", `share site:${by.site}`);
  const isNobody = by.userId === null;
  const theirs = isNobody ? sql`visitor = ${visitor}` : sql`user_id = ${by.userId}`;
  const countOf = (whose: SQL) =>
    sql`(SELECT count(*) FROM shares WHERE ${whose} AND created_at > ${at - DAY_MS})`;
  if (!(await hasRoom(deps))) throw new AppError("store_full", { retryAfterS: RETRY_AFTER_S });
  await db.run(sql`
    INSERT INTO shares (id, token_hash, user_id, visitor, site, talk, turn, question, packed, asked_at, created_at, expires_at)
    SELECT ${makeRandomText(ID_LENGTH)}, ${tokenHash}, ${by.userId}, ${isNobody ? visitor : null}, ${isNobody ? site : null}, ${talk ?? null},
      ${turn ?? null}, ${answered.question},
      ${packed}, ${askedAt}, ${at}, ${at + SHARE_DAYS * DAY_MS}
    WHERE ${countOf(theirs)} < ${MAX_SHARES_A_DAY} AND ${isNobody ? countOf(sql`site = ${site}`) : 0} < ${MAX_A_SITE}
    ON CONFLICT (token_hash) DO NOTHING`);
  const [row] = await db.select().from(shares).where(eq(shares.tokenHash, tokenHash));
  if (!row) throw new AppError("share_limit", { retryAfterS: RETRY_AFTER_S });
  return tellShare(deps, row);
}
