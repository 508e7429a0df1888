import { Hono } from "hono";
import * as z from "zod";
import { chatRequestSchema } from "../../../shared/analysis.ts";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import { runJobs, SCHEDULE } from "../../cron.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { findAlarms } from "../../features/alarms/find-alarms.ts";
import { hashSecret, makeRandomText } from "../../features/auth/secrets.ts";
import { chargeCall } from "../../features/keys/charge-call.ts";
import { keyed } from "../../features/keys/guard.ts";
import { makeKey, maskKey } from "../../features/keys/key-format.ts";
import { DESK } from "../../features/x402/payment-desk.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, limitBody } from "../../http/json-body.ts";
import { securityHeaders } from "../../http/reply/security-headers.ts";
import { nameRequest } from "../../http/request-id.ts";
import worker from "../../index.ts";
import { driveAccounts } from "./accounts/drive-accounts.ts";
import { driveObjects } from "./accounts/drive-objects.ts";
import { countCalls } from "./count-calls.ts";
import { driveCredits } from "./drive-credits.ts";
import { beginFault, type Fault, faulty, passTime } from "./faulty.ts";
import type { OneWrite } from "./one-write.ts";
import { paymentRoutes } from "./payments/routes.ts";
import type { TendedDesk } from "./tended-desk.ts";
import type { WatchedCounters } from "./watched-counters.ts";

interface BenchEnv extends Env {
  ONE_WRITE: DurableObjectNamespace<OneWrite>;
  WATCHED: DurableObjectNamespace<WatchedCounters>;
}

/** A paid call with everything but the analysis. */
const metered = new Hono<AppEnv>()
  .use(keyed, nameRequest, securityHeaders, limitBody)
  .use(async (c, next) => {
    c.set("deps", openDeps(c.env, c.executionCtx));
    await next();
  })
  .post("/", ...jsonBody(chatRequestSchema), async (c) => {
    const reply = z.object({ response: z.string() });
    const call = { ...c.get("keyHolder"), id: c.get("requestId"), endpoint: "technical", reply } as const;
    const work = { gather: async () => 1, write: () => ({ response: "ok" }) };
    const charged = await chargeCall(c.get("deps"), call, work);
    return charged.ok
      ? c.body(charged.body, 200, { "Content-Type": "application/json" })
      : c.text("refused", 402);
  });

/** A reply of the product that a bare route gives again, byte for byte. */
let kept: { body: string; status: number; headers: Record<string, string> };

/** What the product is measured against, and what a measurement needs to begin. */
export const benchRoutes = new Hono<{ Bindings: BenchEnv }>()
  .get("/bare", (c) => c.json({ ok: true }))
  .post("/keep", async (c) => {
    kept = await c.req.json();
    return c.json({ ok: true });
  })
  .post("/kept", (c) => c.body(kept.body, kept.status as 401, kept.headers))
  .get("/one-write/:name", async (c) => {
    return c.json({ n: await c.env.ONE_WRITE.getByName(c.req.param("name")).count() });
  })
  .get("/two-writes/:name", async (c) => {
    const object = c.env.ONE_WRITE.getByName(c.req.param("name"));
    await object.count();
    return c.json({ n: await object.count() });
  })
  .route("/metered", metered)
  .route("/payments", paymentRoutes)
  .post("/accounts/:people", async (c) =>
    c.json(await driveAccounts(c.env, c.executionCtx as ExecutionContext, Number(c.req.param("people")))),
  )
  .post("/objects/:count", async (c) =>
    c.json(await driveObjects(c.env, c.executionCtx as ExecutionContext, Number(c.req.param("count")))),
  )
  .post("/account", async (c) => {
    const id = makeRandomText(22);
    const key = makeKey(id, [c.env.KEY_SECRET ?? ""], "live");
    const account = c.env.CREDITS.getByName(id);
    const hash = await hashSecret(key);
    await account.createKey({
      id: "key",
      name: "bench",
      hash,
      preview: maskKey(key),
      mode: "live",
      limits: NO_LIMITS,
    });
    await account.applyPayment({ id: "payment", source: "card", tier: "enigmatic", months: 1 });
    return c.json({ id, key });
  })
  .get("/account/:id", async (c) => {
    const account = c.env.CREDITS.getByName(c.req.param("id"));
    const { creditsUsed } = await account.readUsage({ limit: 1 });
    return c.json({ debited: (await account.readLedger()).counted, taken: creditsUsed });
  })
  .post("/fault/:kind/:ms", (c) => {
    beginFault(c.req.param("kind") as Fault, Number(c.req.param("ms")));
    return c.json({ ok: true });
  })
  .post("/x402/pass/:ms", async (c) => {
    passTime(Number(c.req.param("ms")));
    await (c.env.X402 as DurableObjectNamespace<TendedDesk>).getByName(DESK).tend();
    return c.json({ ok: true });
  })
  .post("/cron", async (c) => {
    for (const cron of Object.keys(SCHEDULE)) await runJobs(cron, openDeps(faulty(c.env), c.executionCtx));
    return c.json({ ok: true });
  })
  .get("/alarms", async (c) => {
    const { alarms } = await findAlarms(openDeps(c.env, c.executionCtx));
    return c.json(alarms.map(({ kind }) => kind));
  })
  .get("/books", async (c) => {
    const db = c.env.DB;
    const count = async (query: string) => (await db.prepare(query).first<{ n: number }>())?.n ?? 0;
    return c.json({
      credited: await count(
        "SELECT count(*) AS n FROM payments WHERE state = 'credited' AND applied_at IS NOT NULL",
      ),
      payments: await count("SELECT count(*) AS n FROM payments"),
      sessions: await count("SELECT count(*) AS n FROM sessions"),
    });
  })
  .post("/credits/:steps", async (c) =>
    c.json(await driveCredits(c.env.WATCHED, Number(c.req.param("steps")))),
  )
  .post("/counted/:path{.+}", async (c) => {
    const { env, counts } = countCalls(c.env);
    const url = new URL(`/${c.req.param("path")}`, c.req.url);
    const reply = await worker.fetch(new Request(url, c.req.raw), env, c.executionCtx as ExecutionContext);
    return c.json({ status: reply.status, counts });
  });
