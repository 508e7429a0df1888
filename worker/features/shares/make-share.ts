import { eq, sql } from "drizzle-orm";
import { type NewShare, SHARE_DAYS, type Share } from "../../../shared/shares.ts";
import { DAY_MS } from "../../../shared/time.ts";
import { pack } from "../../db/packed.ts";
import { shares } from "../../db/schema.ts";
import { hasRoom } from "../../db/space.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Networks } from "../../networks.ts";
import { openSeal } from "../analysis/seal-answer.ts";
import { hashSecret, makeRandomText } from "../auth/secrets.ts";
import { toShare } from "./read-share.ts";
import { describeSharer, mayShare } from "./share-limits.ts";

/** 22 of 62 letters: 131 bits */
const ID_LENGTH = 22;
const RETRY_AFTER_S = 3_600;

type Tools = Pick<Deps, "db" | "shared" | "config" | "now">;

/**
 * Lets whoever has its address read an answer of ours for 90 days. One insert, so that of many at once no more get through than
 * `mayShare` says; the same token gives the same share. Throws `share_unsealed` for what we did not seal, `share_limit` beyond
 * what an account, a network or everybody may share, `store_full`, and `share_ended` for a token whose share has ended.
 */
export async function makeShare(
  deps: Tools,
  { token, talk, turn, ...answered }: NewShare,
  from: { userId: string | null; networks: Networks },
): Promise<Share> {
  const { db } = deps;
  const askedAt = await openSeal(deps, answered);
  if (askedAt === null) throw new AppError("share_unsealed");
  const at = deps.now().getTime();
  const tokenHash = await hashSecret(token);
  const packed = pack(JSON.stringify(answered.reply));
  const bytes = packed.length + new TextEncoder().encode(answered.question).length;
  const by = await describeSharer(deps, from);
  if (!(await hasRoom(deps))) throw new AppError("store_full", { retryAfterS: RETRY_AFTER_S });
  await db.run(sql`
    INSERT INTO shares (id, token_hash, user_id, visitor, site, provider, bytes, talk, turn, question, packed, asked_at, created_at,
      expires_at)
    SELECT ${makeRandomText(ID_LENGTH)}, ${tokenHash}, ${by.userId}, ${by.visitor}, ${by.site}, ${by.provider}, ${bytes},
      ${talk ?? null}, ${turn ?? null}, ${answered.question}, ${packed}, ${askedAt}, ${at}, ${at + SHARE_DAYS * DAY_MS}
    WHERE ${mayShare(by, bytes, at)}
    ON CONFLICT (token_hash) DO NOTHING`);
  const [row] = await db.select().from(shares).where(eq(shares.tokenHash, tokenHash));
  if (!row) throw new AppError("share_limit", { retryAfterS: RETRY_AFTER_S });
  return toShare(deps, row);
}
