import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./app-env.ts";

/** Gives each request an id of our own making; one sent by the caller is ignored. */
export const nameRequest = createMiddleware<AppEnv>(async (c, next) => {
  c.set("requestId", crypto.randomUUID());
  await next();
  c.header("X-Request-Id", c.get("requestId"));
});
