import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { visitorOf } from "./visitor.ts";

const WINDOW_S = 60;

/** Lets so many requests a minute and visitor through as wrangler.toml says of that limit: 429 beyond. */
const limitBy = (name: "CHAT_LIMIT" | "AUTH_LIMIT", kind = "") =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[name].limit({ key: kind + visitorOf(c) });
    if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
    await next();
  });

export const limitRate = limitBy("CHAT_LIMIT");
export const limitSignIn = limitBy("AUTH_LIMIT");
/** Apart from people, who may be behind the same network and must not be kept from signing in. */
export const limitApps = limitBy("AUTH_LIMIT", "app ");
