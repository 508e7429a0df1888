import type { Endpoint } from "../../../shared/endpoints.ts";
import type { UsageReply } from "../../../shared/keys.ts";
import type { Deps } from "../../deps.ts";
import type { User } from "../auth/user.ts";
import { askAccount } from "./ask-account.ts";

export interface UsageQuery {
  /** `nextCursor` of the page before */
  cursor?: number;
  key?: string;
  endpoint?: Endpoint;
  limit: number;
}

/** The account's month, a page of its call log, the newest first, and its last 30 days. Throws `account_unavailable`. */
export async function readUsage(
  deps: Pick<Deps, "accounts">,
  user: Pick<User, "id" | "email">,
  query: UsageQuery,
): Promise<UsageReply> {
  const page = { before: query.cursor, keyId: query.key, endpoint: query.endpoint, limit: query.limit };
  const { month, creditsUsed, log, days } = await askAccount(deps, user.id, async (account) =>
    account.readUsage(page),
  );
  return {
    user: {
      email: user.email,
      tier: month.tier,
      creditsUsed,
      creditsLimit: month.limit,
      creditsRemaining: Math.max(0, month.limit - creditsUsed),
      resetsAt: new Date(month.resetsAt).toISOString(),
    },
    usage: log.calls.map(({ id, keyId, endpoint, status, credits, ms, at }) => ({
      id,
      endpoint: `/api/v1/${endpoint}`,
      method: "POST",
      statusCode: status,
      creditsUsed: credits,
      responseTime: ms,
      createdAt: new Date(at).toISOString(),
      keyId,
    })),
    nextCursor: log.next === null ? null : String(log.next),
    daily: days,
  };
}
