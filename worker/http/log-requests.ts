import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { MINUTE_MS } from "../../shared/time.ts";
import { openCounter } from "../count-in-window.ts";
import { saveHealth } from "../db/provider-health.ts";
import type { AppEnv } from "./app-env.ts";
import { countReply } from "./count-failures.ts";
import { visitorNetworks } from "./visitor.ts";

/** One line a request; health that was noted is saved after the answer. */
export const logRequests = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  await next();
  const { status } = c.res;
  writeLine(c, { requestId: c.get("requestId"), status, ms: Date.now() - startedAt });
  const route = `${c.req.method.slice(0, METHOD_MAX_LENGTH)} ${routePath(c, -1)}`;
  countReply({ route, code: c.get("errorCode"), network: visitorNetworks(c).site }, Date.now());
  const deps: AppEnv["Variables"]["deps"] | undefined = c.get("deps");
  deps?.waitUntil(saveHealth(deps.db, deps.now()).catch(() => {}));
});

const STRANGER_LINES = 10;
const countStrangers = openCounter(MINUTE_MS);
let untold = 0;

/**
 * The line of a request that was refused before it was looked into. Ten a minute and isolate, so that a flood of them does not
 * cost more than its replies; the next line says how many had none since.
 */
export function logStranger(c: Context<AppEnv>, requestId: string, status: number): void {
  if (countStrangers("", Date.now()).count > STRANGER_LINES) untold++;
  else {
    writeLine(c, { requestId, status, ms: 0, ...(untold > 0 && { untold }) });
    untold = 0;
  }
}

/**
 * The release, the request's id, the account's id, what was asked, the status and how long it took until the reply began. The path
 * is the pattern that answered, never what a caller wrote into an address, a header or a body, which may hold secrets and
 * people's words.
 */
function writeLine(
  c: Context<AppEnv>,
  { requestId, ...rest }: { requestId: string; status: number; ms: number; untold?: number },
): void {
  const line = {
    level: "info",
    event: "request",
    release: c.env.VERSION?.id || "local",
    requestId,
    account: accountOf(c),
    method: c.req.method.slice(0, METHOD_MAX_LENGTH),
    path: routePath(c, -1),
    ...rest,
  };
  console.log(JSON.stringify(line));
}

/** Whose request it was, by the account's id, as far as a guard found out. */
function accountOf(c: Context<AppEnv>): string | undefined {
  const { user, keyHolder }: Partial<AppEnv["Variables"]> = c.var;
  return user?.id ?? keyHolder?.accountId;
}

const METHOD_MAX_LENGTH = 10;
