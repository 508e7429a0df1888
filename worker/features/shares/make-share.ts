import { eq, sql } from "drizzle-orm";
import { MAX_SHARES_A_DAY, type NewShare, SHARE_DAYS, type Share } from "../../../shared/shares.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { pack } from "../../db/packed.ts";
import { shares } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { openSeal } from "../analysis/seal-answer.ts";
import { hashKeyed, hashSecret, makeRandomText } from "../auth/secrets.ts";
import { tellShare } from "./read-share.ts";

/** 22 of 62 letters: 131 bits */
const ID_LENGTH = 22;
const RETRY_AFTER_S = 3_600;

type Tools = Pick<Deps, "db" | "config" | "now">;

/**
 * Lets whoever has its address read an answer of ours for 90 days. One insert, so that of many at once no more than 20 a day
 * get through; the same token gives the same share. Throws `share_unsealed` for what we did not seal, `share_limit` beyond 20
 * within 24 hours, and `share_ended` for a token whose share has ended.
 */
export async function makeShare(
  deps: Tools,
  { token, talk, turn, ...answered }: NewShare,
  by: { userId: string | null; visitor: string },
): Promise<Share> {
  const { db, config } = deps;
  const askedAt = await openSeal(deps, answered);
  if (askedAt === null) throw new AppError("share_unsealed");
  const at = deps.now().getTime();
  const tokenHash = await hashSecret(token);
  const visitor = await hashKeyed(config.keySecrets[0] ?? "", `share:${by.visitor}`);
  const packed = pack(JSON.stringify(answered.reply));
  const theirs = by.userId === null ? sql`visitor = ${visitor}` : sql`user_id = ${by.userId}`;
  const count = sql`(SELECT count(*) FROM shares WHERE ${theirs} AND created_at > ${at - DAY_MS})`;
  await db.run(sql`
    INSERT INTO shares (id, token_hash, user_id, visitor, talk, turn, question, packed, asked_at, created_at, expires_at)
    SELECT ${makeRandomText(ID_LENGTH)}, ${tokenHash}, ${by.userId}, ${by.userId === null ? visitor : null}, ${talk ?? null},
      ${turn ?? null}, ${answered.question},
      ${packed}, ${askedAt}, ${at}, ${at + SHARE_DAYS * DAY_MS}
    WHERE ${count} < ${MAX_SHARES_A_DAY}
    ON CONFLICT (token_hash) DO NOTHING`);
  const [row] = await db.select().from(shares).where(eq(shares.tokenHash, tokenHash));
  if (!row) throw new AppError("share_limit", { retryAfterS: RETRY_AFTER_S });
  return tellShare(row, at);
}
