import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { visitorOf } from "../../http/visitor.ts";
import { hashSecret } from "../auth/secrets.ts";
import { openKey } from "./key-format.ts";

const WINDOW_S = 60;

/**
 * Lets only a key that we made through and sets `keyHolder`, by arithmetic alone: 401 `key_missing` or `key_invalid`
 * otherwise. Neither a cookie nor an address counts. Whether the key is active, its account's object says later.
 */
export const keyed = createMiddleware<AppEnv>(async (c, next) => {
  const key = readKey(c);
  if (!key) return refuseKey(c, "key_missing");
  const accountId = await openKey(key, c.get("deps").config.keySecrets);
  if (!accountId) return refuseKey(c, "key_invalid");
  c.set("keyHolder", { accountId, keyHash: await hashSecret(key) });
  await next();
});

/** Throws the refusal, or 429 `rate_limited` once a visitor has had as many of them as `KEY_LIMIT` says in a minute. */
export async function refuseKey(c: Context<AppEnv>, code: "key_missing" | "key_invalid"): Promise<never> {
  const { success } = await c.env.KEY_LIMIT.limit({ key: visitorOf(c) });
  if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
  c.header("WWW-Authenticate", 'Bearer realm="api"');
  throw new AppError(code);
}

/** `X-API-Key`, else `Authorization: Bearer`. */
function readKey(c: Context<AppEnv>): string | undefined {
  const header = c.req.header("X-API-Key")?.trim();
  return header || c.req.header("Authorization")?.match(/^Bearer +(\S+)\s*$/i)?.[1];
}
