import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type Endpoint, LOGGED_ENDPOINTS, PAYABLE_ENDPOINTS } from "../../../shared/endpoints.ts";
import { ERRORS } from "../../../shared/errors.ts";
import { FREE_CALLS_A_MINUTE, type KeyMode } from "../../../shared/key-mode.ts";
import { type Config, ConfigError, type Env, readConfig } from "../../env.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { countRefusal } from "../../http/count-refusals.ts";
import { logStranger } from "../../http/log-requests.ts";
import { wantsStream } from "../../http/reply/event-stream.ts";
import { limitHeaders, setLimitHeaders, WINDOW_S } from "../../http/reply/limit-headers.ts";
import { OPEN_HEADERS } from "../../http/reply/open-to-all.ts";
import { PROBLEM_TYPE, writeProblem } from "../../http/reply/problem.ts";
import { SECURITY_HEADERS } from "../../http/reply/security-headers.ts";
import { visitorOf } from "../../http/visitor.ts";
import { hashSecret } from "../auth/secrets.ts";
import type { Credits } from "./account/credits.ts";
import { BY_PAYMENT } from "./key-format.ts";
import { findKnownPayer } from "./known-payers.ts";
import { noteRefusal } from "./note-refusal.ts";
import { openTestMode } from "./test-mode.ts";
import { openCaller } from "./token-door.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];
const REFUSAL_HEADERS = {
  ...SECURITY_HEADERS,
  ...OPEN_HEADERS,
  "Content-Type": PROBLEM_TYPE,
  "Cache-Control": "no-store",
  "WWW-Authenticate": 'Bearer realm="api"',
};

/**
 * Accepts only keys that we made, and access tokens on their own route, and sets `keyHolder`, by arithmetic alone; otherwise
 * 401 `key_missing` or `key_invalid`. Where single calls can be paid for, a call without any key passes too and is asked to pay.
 * Cookies and the query string do not count. Whether the key is active is checked later, in its account's object. Runs before
 * everything else, replies and logs by itself, so that a flood of wrong keys costs next to nothing.
 */
export const keyed = createMiddleware<AppEnv>(async (c, next) => {
  const config = findConfig(c.env);
  if (c.req.method === "OPTIONS" || !config) return next();
  const key = readKey(c);
  if (!key && config.x402 && mayPay(c)) {
    c.set("keyHolder", BY_PAYMENT);
    c.set("isLogged", true);
    return next();
  }
  const holder = key ? openCaller(c.req.raw, key, config.keySecrets) : null;
  if (!key || !holder) {
    const requestId = crypto.randomUUID();
    const refusal = refuseKey(c, key ? "key_invalid" : "key_missing", requestId);
    logStranger(c, requestId, refusal.status);
    return refusal;
  }
  c.set("keyHolder", { ...holder, keyHash: await hashSecret(key) });
  return next();
});

/**
 * Writes refused calls to their account's log after the reply is sent; the account's object has logged those it judged itself.
 * Runs before everything that can refuse.
 */
export const logRefusals = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const { keyHolder, errorCode: code, isLogged }: Partial<AppEnv["Variables"]> = c.var;
  if (!keyHolder || !code || isLogged) return;
  const name = c.req.path.slice("/api/v1/".length).replace(/^(calls)\/.+|\/(?:stream|csv)$/, "$1");
  const endpoint = LOGGED_ENDPOINTS.find((one) => one === name) ?? "other";
  const method = METHODS.find((one) => one === c.req.method) ?? "OTHER";
  const call = { id: c.get("requestId"), endpoint, method, code, ms: Date.now() - startedAt };
  c.executionCtx.waitUntil(noteRefusal({ accounts: c.env.CREDITS }, keyHolder, call).catch(() => {}));
});

/** Gives a call with a test key its own market, after 30 a minute and network 429 `rate_limited`. */
export const testMode = createMiddleware<AppEnv>(async (c, next) => {
  const { keyHolder }: Partial<AppEnv["Variables"]> = c.var;
  if (keyHolder?.mode === "test") {
    await limitFree(c, "test");
    c.set("deps", openTestMode(c.get("deps")));
  }
  await next();
});

/** Throws 429 `rate_limited` for the 31st call of a network within a minute that costs nothing, by kind; one may count as several. */
export async function limitFree(c: Context<AppEnv>, kind: "test" | "read", calls = 1): Promise<void> {
  const key = `${kind} ${visitorOf(c)}`;
  const counted = await Promise.all(Array.from({ length: calls }, () => c.env.FREE_LIMIT.limit({ key })));
  const isOver = !counted.every(({ success }) => success);
  setLimitHeaders(c, kind, isOver);
  if (isOver) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
}

/** Counts a test key's call as one call an asset; beyond the minute's limit, as the whole limit. */
export async function limitTestAssets(c: Context<AppEnv>, assets: number): Promise<void> {
  if (c.get("keyHolder").mode === "test")
    await limitFree(c, "test", Math.min(assets, FREE_CALLS_A_MINUTE) - 1);
}

/** Who calls, for a key's limits; from here on the account's object logs the call. */
export function admitCall(c: Context<AppEnv>) {
  c.set("isLogged", true);
  const { keyHash } = c.get("keyHolder");
  const address = c.req.header("CF-Connecting-IP") ?? null;
  return {
    id: c.get("requestId"),
    keyHash,
    address,
    origin: c.req.header("Origin") ?? null,
    since: c.get("deps").now().getTime(),
  };
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-10: the month's credits as a quota policy, and the key's budget as another. */
export function setCreditHeaders(
  c: Context<AppEnv>,
  { limit, remaining, windowS, resetsInS, budget }: Credits,
): void {
  const quotas = [{ name: "credits", limit, remaining }, ...(budget ? [{ name: "key", ...budget }] : [])];
  c.header("RateLimit-Policy", quotas.map((one) => `"${one.name}";q=${one.limit};w=${windowS}`).join(", "));
  c.header("RateLimit", quotas.map((one) => `"${one.name}";r=${one.remaining};t=${resetsInS}`).join(", "));
}

/** The refusal; 429 `rate_limited` once a visitor had 60 of them within a minute. */
function refuseKey(c: Context<AppEnv>, refusal: "key_missing" | "key_invalid", requestId: string): Response {
  const isFlood = countRefusal(visitorOf(c), Date.now());
  const code = isFlood ? "rate_limited" : refusal;
  const headers = {
    ...REFUSAL_HEADERS,
    "X-Request-Id": requestId,
    ...(isFlood && { "Retry-After": String(WINDOW_S), ...limitHeaders("wrong-key", true) }),
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
  if (!success) {
    setLimitHeaders(c, "wrong-key", true);
    throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
  }
  if (reason === "account_suspended") throw new AppError(reason);
  return refuseKey(c, reason, c.get("requestId"));
}

/** Null while the server is not configured, which the next middleware reports. */
function findConfig(env: Env): Config | null {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}

/**
 * Whether a call without a key may be paid by itself: one of one answer, whole; unless it is one too many. Who paid before has a
 * count apart from the strangers of the same network.
 */
function mayPay(c: Context<AppEnv>): boolean {
  const isOne = PAYABLE_ENDPOINTS.some((endpoint) => c.req.path === `/api/v1/${endpoint}`);
  if (!isOne || c.req.method === "HEAD" || wantsStream(c)) return false;
  const [visitor, now] = [visitorOf(c), Date.now()];
  if (!countRefusal(visitor, now)) return true;
  const payer = findKnownPayer(c.req.header("PAYMENT-SIGNATURE"));
  return payer !== null && !countRefusal(`${visitor} ${payer}`, now);
}

/** `X-API-Key`, else `Authorization: Bearer`. */
function readKey(c: Context<AppEnv>): string | undefined {
  const header = c.req.header("X-API-Key")?.trim();
  return header || c.req.header("Authorization")?.match(/^Bearer +(\S+)\s*$/i)?.[1];
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** The caller's Idempotency-Key with a hash of what it came with. Throws `invalid_request` for an unfit one. */
export async function readIdempotency(c: Context<AppEnv>, endpoint: Endpoint, mode: KeyMode) {
  const key = c.req.header("Idempotency-Key");
  if (key === undefined) return undefined;
  if (!IDEMPOTENCY_KEY.test(key))
    throw new AppError("invalid_request", {
      fields: { "Idempotency-Key": "Send 1 to 255 visible ASCII characters." },
    });
  // A blank is in no key of a caller's: answers in test mode are never a live call's.
  return {
    key: mode === "test" ? `test ${key}` : key,
    requestHash: await hashSecret(`${endpoint}\n${new URL(c.req.url).search}${await c.req.text()}`),
  };
}
