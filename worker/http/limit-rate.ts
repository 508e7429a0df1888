import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import { visitorOf } from "./visitor.ts";

const WINDOW_S = 60;

/** Lets so many requests a minute and visitor through as wrangler.toml says of that limit: 429 beyond. */
const limitBy = (name: "CHAT_LIMIT" | "AUTH_LIMIT") =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { success } = await c.env[name].limit({ key: visitorOf(c) });
    if (!success) throw new AppError("rate_limited", { retryAfterS: WINDOW_S });
    await next();
  });

export const limitRate = limitBy("CHAT_LIMIT");
export const limitSignIn = limitBy("AUTH_LIMIT");
