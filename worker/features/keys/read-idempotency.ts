import type { Context } from "hono";
import type { Endpoint } from "../../../shared/endpoints.ts";
import type { KeyMode } from "../../../shared/key-mode.ts";
import { AppError } from "../../errors.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { hashSecret } from "../auth/secrets.ts";

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
