import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { auditLog, payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { IntentRow } from "../../../../features/billing/intents/open-intents.ts";
import { parkedRoutes } from "../../../../features/billing/parked/routes.ts";
import type { SettleResult } from "../../../../features/billing/settle/settle-money.ts";
import type { AppEnv } from "../../../../http/app-env.ts";
import { replyToError } from "../../../../http/on-error.ts";
import { nameRequest } from "../../../../http/request-id.ts";
import { ORIGIN, signIn, someEmail } from "../../../people.ts";
import { openBilling, settleAs } from "../../open-billing.ts";

/** Billing with two admins at their desks, who ask the feature's own routes. */
export async function openDesk() {
  const billing = openBilling();
  const { deps, ledgers } = billing;
  const admins = [someEmail(), someEmail()] as const;
  deps.config = { ...deps.config, adminEmails: new Set(admins) };
  const cookies = await Promise.all(admins.map(signIn));

  /** Asks as the admin of this number, who has just signed in, or with these headers. */
  async function ask(path: string, body?: unknown, who: number | Record<string, string> = 0) {
    await signInAnew(deps.now().getTime());
    const headers = new Headers(typeof who === "number" ? { Cookie: cookies[who] ?? "" } : who);
    headers.set("Origin", ORIGIN);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return serve(deps).request(`${ORIGIN}/api/admin/payments${path}`, { ...init, headers }, env);
  }
  const list = async <T>(path: string) => (await ask(path)).json<T[]>();
  /** The code of a refusal, or the status. */
  const act = async (path: string, body: unknown, who = 0) => {
    const reply = await ask(path, body, who);
    const { code } = await reply.json<{ code?: string }>();
    return code ?? reply.status;
  };
  const settle = async (intent: IntentRow, hash: string): Promise<SettleResult> =>
    settleAs(deps, {
      intent,
      facts: await ledgers[intent.network as keyof typeof ledgers].findTransaction(hash),
    });
  const rowOf = async (hash: string) =>
    (await deps.db.select().from(payments).where(eq(payments.hash, hash)))[0];
  const entriesOf = (id: string) => deps.db.select().from(auditLog).where(eq(auditLog.subject, id));
  return { ...billing, admins, ask, list, act, settle, rowOf, entriesOf };
}

/** Everybody who is signed in has just signed in. */
async function signInAnew(at: number): Promise<void> {
  const { keys } = await env.SESSIONS.list();
  for (const { name } of keys) {
    const session = await env.SESSIONS.get<Record<string, unknown>>(name, "json");
    await env.SESSIONS.put(name, JSON.stringify({ ...session, createdAt: at, usedAt: at }));
  }
}

const serve = (deps: Deps) =>
  new Hono<AppEnv>()
    .use(nameRequest)
    .use(async (c, next) => {
      c.set("deps", deps);
      await next();
    })
    .route("/api/admin/payments", parkedRoutes)
    .onError(replyToError);
