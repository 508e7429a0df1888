import type * as z from "zod";
import type { recentCallsReplySchema } from "../../../shared/keys.ts";
import { MAX_REPLY_BYTES } from "../../../shared/talk-limits.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Refusal } from "./account/calls.ts";
import type { FreeRequest } from "./account/key-itself.ts";
import { askAccount, askObject } from "./ask-account.ts";
import { readReplay } from "./hold-credit.ts";

type Tools = Pick<Deps, "accounts" | "talks">;
type Refused = { ok: false; reason: Refusal };
type RecentCalls = z.infer<typeof recentCallsReplySchema>;

/** The paid calls of a key within the last hour, and whether their replies can be had again. Throws `account_unavailable`. */
export async function listRecentCalls(
  { accounts, talks }: Tools,
  accountId: string,
  request: FreeRequest,
): Promise<Refused | { ok: true; reply: RecentCalls }> {
  const found = await askAccount({ accounts }, accountId, async (account) => account.listCallsByKey(request));
  if (!found.ok) return found;
  const elsewhere = found.calls.flatMap(({ id, isPaid, waitsUntil }) =>
    isPaid && waitsUntil === null ? [id] : [],
  );
  const { kept, bytes } = await describeReplies(talks, accountId, elsewhere);
  const ends = new Map(kept.map(({ callId, until }) => [callId, until]));
  const calls = found.calls.map(({ id, endpoint, status, code, credits, at, isPaid, waitsUntil }) => {
    const until = isPaid ? (waitsUntil ?? ends.get(id) ?? null) : null;
    return {
      ...{ id, endpoint: `/api/v1/${endpoint}`, statusCode: status, code, creditsUsed: credits },
      createdAt: new Date(at).toISOString(),
      replyUntil: until === null ? null : new Date(until).toISOString(),
    };
  });
  return { ok: true, reply: { storage: { used: bytes, limit: MAX_REPLY_BYTES }, calls } };
}

const describeReplies = (talks: Tools["talks"], accountId: string, ids: string[]) =>
  askObject(talks, accountId, async (object: ReturnType<Tools["talks"]["getByName"]>) =>
    object.describeReplies(ids),
  );

/**
 * The reply of a call that a key paid for, as it was given. Throws `call_unknown` for any other, `reply_not_kept` and
 * `account_unavailable`.
 */
export async function readPaidReply(
  deps: Tools,
  accountId: string,
  request: FreeRequest,
  id: string,
): Promise<Refused | { ok: true; body: string }> {
  const found = await askAccount(deps, accountId, async (account) => account.findCallByKey(request, id));
  if (!found.ok) return found;
  if (found.call === null) throw new AppError("call_unknown");
  const { reply } = found.call;
  return {
    ok: true,
    body: await readReplay(deps, accountId, reply === null ? { keptAs: id } : { replay: reply }),
  };
}
