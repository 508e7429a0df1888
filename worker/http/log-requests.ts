import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { saveHealth } from "../db/provider-health.ts";
import type { AppEnv } from "./app-env.ts";
import { countReply } from "./count-failures.ts";

/**
 * One line a request: the release, its id, the account's id, what was asked, the status and how long it took until the reply began. The path is the
 * pattern that answered, never what a caller wrote into an address, a header or a body, which may hold secrets and
 * people's words. Stands before everything else; health that was noted is saved after the answer.
 */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const line = {
    level: "info",
    event: "request",
    release: c.env.VERSION?.id || "local",
    requestId: c.get("requestId"),
    account: accountOf(c),
    method: c.req.method.slice(0, METHOD_MAX_LENGTH),
    path: routePath(c, -1),
    status: c.res.status,
    ms: Date.now() - startedAt,
  };
  console.log(JSON.stringify(line));
  countReply(c.res.status, Date.now());
  const deps: AppEnv["Variables"]["deps"] | undefined = c.get("deps");
  deps?.waitUntil(saveHealth(deps.db, deps.now()).catch(() => {}));
});

/** Whose request it was, by the account's id, as far as a guard found out. */
function accountOf(c: Context<AppEnv>): string | undefined {
  const { user, keyHolder }: Partial<AppEnv["Variables"]> = c.var;
  return user?.id ?? keyHolder?.accountId;
}

const METHOD_MAX_LENGTH = 10;
