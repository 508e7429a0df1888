import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { ERRORS } from "../../../shared/errors.ts";
import { ConfigError, type Env, readConfig } from "../../env.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { countRefusal } from "../../http/count-refusals.ts";
import { OPEN_HEADERS } from "../../http/reply/open-to-all.ts";
import { PROBLEM_TYPE, writeProblem } from "../../http/reply/problem.ts";
import { SECURITY_HEADERS } from "../../http/reply/security-headers.ts";
import { visitorOf } from "../../http/visitor.ts";
import { hashSecret } from "../auth/secrets.ts";
import { openKey } from "./key-format.ts";

const WINDOW_S = "60";
const REFUSAL_HEADERS = {
  ...SECURITY_HEADERS,
  ...OPEN_HEADERS,
  "Content-Type": PROBLEM_TYPE,
  "Cache-Control": "no-store",
  "WWW-Authenticate": 'Bearer realm="api"',
};

/**
 * Lets only a key that we made through and sets `keyHolder`, by arithmetic alone: 401 `key_missing` or `key_invalid`
 * otherwise. Neither a cookie nor the address's query counts. Whether the key is active, its account's object says later. It stands
 * before everything else and answers itself, so that a flood of wrong keys costs next to nothing.
 */
export const keyed = createMiddleware<AppEnv>(async (c, next) => {
  const secrets = findSecrets(c.env);
  if (c.req.method === "OPTIONS" || !secrets) return next();
  const key = readKey(c);
  const accountId = key ? await openKey(key, secrets) : null;
  if (!key || !accountId) return refuseKey(c, key ? "key_invalid" : "key_missing");
  c.set("keyHolder", { accountId, keyHash: await hashSecret(key) });
  return next();
});

/** The refusal; 429 `rate_limited` once a visitor had 60 of them within a minute. */
function refuseKey(c: Context<AppEnv>, refusal: "key_missing" | "key_invalid"): Response {
  const isFlood = countRefusal(visitorOf(c), Date.now());
  const code = isFlood ? "rate_limited" : refusal;
  const requestId = c.get("requestId") ?? crypto.randomUUID();
  const headers = {
    ...REFUSAL_HEADERS,
    "X-Request-Id": requestId,
    ...(isFlood && { "Retry-After": WINDOW_S }),
  };
  const asked = { requestId, origin: c.env.PUBLIC_ORIGIN };
  return new Response(writeProblem(code, asked), { status: ERRORS[code].status, headers });
}

/** The refusal of a key of ours that has ended, or is suspended: counted for all isolates together, since it cost a look. */
export async function refuseEndedKey(
  c: Context<AppEnv>,
  reason: "key_invalid" | "account_suspended",
): Promise<Response> {
  const { success } = await c.env.KEY_LIMIT.limit({ key: visitorOf(c) });
  if (!success) throw new AppError("rate_limited", { retryAfterS: Number(WINDOW_S) });
  if (reason === "account_suspended") throw new AppError(reason);
  return refuseKey(c, reason);
}

/** Null while the server is not set up, which the next in line tells. */
function findSecrets(env: Env): string[] | null {
  try {
    return readConfig(env).keySecrets;
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/** `X-API-Key`, else `Authorization: Bearer`. */
function readKey(c: Context<AppEnv>): string | undefined {
  const header = c.req.header("X-API-Key")?.trim();
  return header || c.req.header("Authorization")?.match(/^Bearer +(\S+)\s*$/i)?.[1];
}
