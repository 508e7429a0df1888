import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { LIMITS, setLimitHeaders, WINDOW_S } from "./reply/limit-headers.ts";
import { visitorOf } from "./visitor.ts";

/** Lets so many requests a minute and visitor through as wrangler.toml says of that limit: 429 beyond. */
const limitBy = (name: "chat" | "sign-in", kind = "") =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[LIMITS[name].limit].limit({ key: kind + visitorOf(c) });
    setLimitHeaders(c, name, !success);
    if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
    await next();
  });

export const limitRate = limitBy("chat");
export const limitSignIn = limitBy("sign-in");
/** Apart from people, who may be behind the same network and must not be kept from signing in. */
export const limitApps = limitBy("sign-in", "app ");
