import type * as z from "zod";
import type { LoggedEndpoint } from "../../../shared/endpoints.ts";
import type { usageQuerySchema } from "../../../shared/key-requests.ts";
import type { keyItselfReplySchema, keyUsageReplySchema, UsageReply } from "../../../shared/keys.ts";
import type { Deps } from "../../deps.ts";
import type { User } from "../auth/user.ts";
import type { LogPage } from "./account/call-log.ts";
import type { Refusal } from "./account/calls.ts";
import type { FreeRequest, readMonth } from "./account/key-itself.ts";
import { askAccount } from "./ask-account.ts";
import { toApiKey } from "./manage-keys.ts";

type Accounts = Pick<Deps, "accounts">;
type UsageQuery = z.infer<typeof usageQuerySchema>;
type Month = Omit<ReturnType<typeof readMonth>, "log" | "days">;

/** What a key was refused, when it was. */
type Refused = { ok: false; reason: Refusal };

/** The account's month, a page of its call log, the newest first, and its last 30 days. Throws `account_unavailable`. */
export async function readUsage(
  deps: Accounts,
  user: Pick<User, "id" | "email">,
  query: UsageQuery,
): Promise<UsageReply> {
  const page = toPage(query);
  const found = await askAccount(deps, user.id, async (account) => account.readUsage(page));
  return { user: { email: user.email, ...describeMonth(found) }, ...describeLog(found) };
}

/** The same of the account of a key that asks. Throws `account_unavailable`. */
export async function readUsageByKey(
  deps: Accounts,
  accountId: string,
  request: FreeRequest,
  query: UsageQuery,
): Promise<Refused | { ok: true; reply: z.infer<typeof keyUsageReplySchema> }> {
  const page = toPage(query);
  const found = await askAccount(deps, accountId, async (account) => account.readUsageByKey(request, page));
  return found.ok ? { ok: true, reply: { account: describeMonth(found), ...describeLog(found) } } : found;
}

/** What a key may do and has left, when it asks. Throws `account_unavailable`. */
export async function describeKey(
  deps: Accounts,
  accountId: string,
  request: FreeRequest,
): Promise<Refused | { ok: true; reply: z.infer<typeof keyItselfReplySchema> }> {
  const found = await askAccount(deps, accountId, async (account) => account.describeKey(request));
  if (!found.ok) return found;
  const { isActive: _, app: __, ...key } = toApiKey(found.key);
  const budget = key.limits.monthlyCredits;
  const budgetRemaining = budget === null ? null : Math.max(0, budget - key.budgetUsed);
  return { ok: true, reply: { key: { ...key, budgetRemaining }, account: describeMonth(found) } };
}

const toPage = ({ cursor, key, endpoint, errors, limit }: UsageQuery): LogPage => ({
  before: cursor,
  keyId: key,
  endpoint,
  errorsOnly: errors,
  limit,
});

const describeMonth = ({ month, creditsUsed }: Month) => ({
  tier: month.tier,
  creditsUsed,
  creditsLimit: month.limit,
  creditsRemaining: Math.max(0, month.limit - creditsUsed),
  resetsAt: new Date(month.resetsAt).toISOString(),
});

const describeLog = ({ log, days }: Pick<ReturnType<typeof readMonth>, "log" | "days">) => ({
  usage: log.calls.map(({ id, keyId, endpoint, method, status, code, credits, ms, at }) => ({
    id,
    endpoint: nameOf(endpoint),
    method,
    statusCode: status,
    code,
    creditsUsed: credits,
    responseTime: ms,
    createdAt: new Date(at).toISOString(),
    keyId,
  })),
  nextCursor: log.next === null ? null : String(log.next),
  daily: days,
});

/** An unknown address is not shown, since a caller wrote it. */
const nameOf = (endpoint: LoggedEndpoint) => `/api/v1/${endpoint === "other" ? "*" : endpoint}`;
