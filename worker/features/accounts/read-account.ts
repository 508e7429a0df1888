import type * as z from "zod";
import type { accountSchema } from "../../../shared/accounts.ts";
import { MAX_REPLY_BYTES, MAX_TALK_BYTES } from "../../../shared/talk-limits.ts";
import type { Deps } from "../../deps.ts";
import { readShareStorage } from "../shares/share-limits.ts";
import { askTalks } from "../talks/ask-talks.ts";

/** What an account keeps and may keep, in bytes. Throws `account_unavailable`. */
export async function readAccount(
  deps: Pick<Deps, "db" | "talks" | "now">,
  userId: string,
): Promise<z.infer<typeof accountSchema>> {
  const [kept, shares] = await Promise.all([
    askTalks(deps, userId, async (object) => object.countBytes()),
    readShareStorage(deps, userId),
  ]);
  const talks = { used: kept.talks, limit: MAX_TALK_BYTES };
  return { storage: { talks, replies: { used: kept.replies, limit: MAX_REPLY_BYTES }, shares } };
}
