import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

const WINDOW_S = 60;

/**
 * At most so many requests a minute and visitor, as wrangler.toml's `CHAT_LIMIT` says. The visitor is the address
 * Cloudflare saw; a header the caller can write does not count.
 */
export const limitRate = createMiddleware<AppEnv>(async (c, next) => {
  const visitor = c.req.header("CF-Connecting-IP") ?? "local";
  const { success } = await c.env.CHAT_LIMIT.limit({ key: visitor });
  if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
  await next();
});
