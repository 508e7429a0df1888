import { createMiddleware } from "hono/factory";
import { saveHealth } from "../db/provider-health.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * One line a request: its id, what was asked, the status and how long it took until the reply began. Never a query, a
 * header or a body, which may hold secrets and people's words. Behind the tools; health that was noted is saved after it.
 */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const line = {
    level: "info",
    event: "request",
    requestId: c.get("requestId"),
    method: c.req.method,
    path: c.req.path.slice(0, PATH_MAX_LENGTH),
    status: c.res.status,
    ms: Date.now() - startedAt,
  };
  console.log(JSON.stringify(line));
  const { db, now, waitUntil } = c.get("deps");
  waitUntil(saveHealth(db, now()).catch(() => {}));
});

const PATH_MAX_LENGTH = 100;
