import { env } from "cloudflare:workers";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import { hashSecret, makeRandomText } from "../../features/auth/secrets.ts";
import type { CallRequest, Outcome } from "../../features/keys/account/calls.ts";
import type { NewKey } from "../../features/keys/account/keys.ts";
import type { CreditCounters } from "../../features/keys/credit-counters.ts";
import { makeKey, maskKey } from "../../features/keys/key-format.ts";
import { call } from "../ask.ts";
import { ORIGIN, someAddress } from "../people.ts";

const SECRETS = [env.KEY_SECRET ?? ""];

/** A new account's object, with as many keys as asked for, past the sign-in. */
export async function openAccount(keyCount = 1, more: Partial<Pick<NewKey, "mode" | "limits">> = {}) {
  const accountId = makeRandomText(22);
  const account = env.CREDITS.getByName(accountId);
  const keys = await Promise.all(Array.from({ length: keyCount }, () => addKey(account, accountId, more)));
  const [first] = keys;
  if (!first) throw new Error("an account of the tests has a key");
  return { accountId, account, keys, first };
}

export type Account = DurableObjectStub<CreditCounters>;

export async function addKey(
  account: Account,
  accountId: string,
  { mode = "live", limits = NO_LIMITS }: Partial<Pick<NewKey, "mode" | "limits">> = {},
) {
  const key = makeKey(accountId, SECRETS, mode);
  const id = crypto.randomUUID();
  const hash = await hashSecret(key);
  const made = await account.createKey({ id, name: "test", hash, preview: maskKey(key), mode, limits });
  if (!made.ok) throw new Error(made.reason);
  return { key, id, hash };
}

export const DONE: Outcome = { status: 200, ms: 5 };
export const FAILED: Outcome = { status: 503, ms: 5 };

/** A call with an id of its own. */
export const newCall = (keyHash = "", more: Partial<CallRequest> = {}): CallRequest => ({
  id: crypto.randomUUID(),
  keyHash,
  endpoint: "technical",
  ...more,
});

/** Reserves and expects a hold. */
export async function hold(account: Account, request: CallRequest) {
  const reserved = await account.reserve(request);
  if (!reserved.ok || !("hold" in reserved)) throw new Error(JSON.stringify(reserved));
  return reserved.hold;
}

/** Credits used and left, and what the log says. */
export async function readState(account: Account) {
  const { creditsUsed, month, log } = await account.readUsage({ limit: 5_000 });
  const keys = await account.listKeys();
  return {
    used: creditsUsed,
    limit: month.limit,
    perKey: keys.reduce((sum, key) => sum + key.creditsUsed, 0),
    logged: log.calls.reduce((sum, one) => sum + one.credits, 0),
    calls: log.calls,
  };
}

/** One paid call over HTTP. */
export const payFor = (
  key: string,
  message: string,
  more: { endpoint?: string; headers?: Record<string, string> } = {},
) =>
  call(`/api/v1/${more.endpoint ?? "technical"}`, {
    method: "POST",
    body: JSON.stringify({ message }),
    headers: {
      "Content-Type": "application/json",
      "X-API-Key": key,
      "CF-Connecting-IP": someAddress(),
      ...more.headers,
    },
  });

/** A request of somebody signed in, from our own site. */
export const asUser = (cookie: string, path: string, method = "GET", body?: unknown) =>
  call(path, {
    method,
    headers: {
      Cookie: cookie,
      Origin: ORIGIN,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
