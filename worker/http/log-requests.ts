import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { saveHealth } from "../db/provider-health.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * One line a request: its id, what was asked, the status and how long it took until the reply began. The path is the
 * pattern that answered, never what a caller wrote into an address, a header or a body, which may hold secrets and
 * people's words. Stands before everything else; health that was noted is saved after the answer.
 */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const line = {
    level: "info",
    event: "request",
    requestId: c.get("requestId"),
    method: c.req.method.slice(0, METHOD_MAX_LENGTH),
    path: routePath(c, -1),
    status: c.res.status,
    ms: Date.now() - startedAt,
  };
  console.log(JSON.stringify(line));
  const deps: AppEnv["Variables"]["deps"] | undefined = c.get("deps");
  deps?.waitUntil(saveHealth(deps.db, deps.now()).catch(() => {}));
});

const METHOD_MAX_LENGTH = 10;
