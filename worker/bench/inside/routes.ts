import { Hono } from "hono";
import { chatRequestSchema } from "../../../shared/analysis.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { hashSecret, makeRandomText } from "../../features/auth/secrets.ts";
import { chargeCall } from "../../features/keys/charge-call.ts";
import { keyed } from "../../features/keys/guard.ts";
import { makeKey, maskKey } from "../../features/keys/key-format.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { jsonBody, limitBody } from "../../http/json-body.ts";
import { nameRequest } from "../../http/request-id.ts";
import { securityHeaders } from "../../http/security-headers.ts";
import worker from "../../index.ts";
import { countCalls } from "./count-calls.ts";
import { driveCredits } from "./drive-credits.ts";
import type { OneWrite } from "./one-write.ts";
import type { WatchedCounters } from "./watched-counters.ts";

interface BenchEnv extends Env {
  ONE_WRITE: DurableObjectNamespace<OneWrite>;
  WATCHED: DurableObjectNamespace<WatchedCounters>;
}

/** A paid call with everything but the analysis. */
const metered = new Hono<AppEnv>()
  .use(nameRequest, securityHeaders, limitBody)
  .use(async (c, next) => {
    c.set("deps", openDeps(c.env, c.executionCtx));
    await next();
  })
  .post("/mw", keyed, ...jsonBody(chatRequestSchema), async (c) => c.body("{}", 200, { "Content-Type": "application/json" }))
  .post("/rpc", keyed, ...jsonBody(chatRequestSchema), async (c) => { const o = (c.env as any).ONE_WRITE.getByName("x"); await o.count(); await o.count(); return c.body("{}", 200, { "Content-Type": "application/json" }); })
  .post("/", keyed, ...jsonBody(chatRequestSchema), async (c) => {
    const call = { ...c.get("keyHolder"), id: c.get("requestId"), endpoint: "technical" } as const;
    const work = { gather: async () => 1, write: () => ({ response: "ok" }) };
    const charged = await chargeCall(c.get("deps"), call, work);
    return charged.ok
      ? c.body(charged.body, 200, { "Content-Type": "application/json" })
      : c.text("refused", 402);
  });

/** What the product is measured against, and what a measurement needs to begin. */
export const benchRoutes = new Hono<{ Bindings: BenchEnv }>()
  .get("/bare", (c) => c.json({ ok: true }))
  .get("/one-write/:name", async (c) => {
    return c.json({ n: await c.env.ONE_WRITE.getByName(c.req.param("name")).count() });
  })
  .get("/two-writes/:name", async (c) => {
    const object = c.env.ONE_WRITE.getByName(c.req.param("name"));
    await object.count();
    return c.json({ n: await object.count() });
  })
  .route("/metered", metered)
  .post("/account", async (c) => {
    const id = makeRandomText(22);
    const key = await makeKey(id, [c.env.KEY_SECRET ?? ""]);
    const account = c.env.CREDITS.getByName(id);
    await account.createKey({ id: "key", name: "bench", hash: await hashSecret(key), preview: maskKey(key) });
    await account.applyPayment({ id: "payment", source: "card", tier: "enigmatic", months: 1 });
    return c.json({ key });
  })
  .post("/loop/:what/:n", async (c) => {
    const a = c.env.WATCHED.getByName(makeRandomText(22));
    await a.createKey({ id: "key", name: "bench", hash: "h", preview: "" });
    await a.applyPayment({ id: "payment", source: "card", tier: "enigmatic", months: 1 });
    await a.loop(Number(c.req.param("n")), "h", c.req.param("what"));
    return c.json({});
  })
  .post("/reads/:name", async (c) => {
    const o = c.env.ONE_WRITE.getByName(c.req.param("name"));
    await o.nothing();
    await o.nothing();
    return c.json({});
  })
  .post("/seq/:what/:n", async (c) => {
    const o = c.env.ONE_WRITE.getByName("seq");
    const a = c.env.CREDITS.getByName(makeRandomText(22));
    await a.createKey({ id: "key", name: "bench", hash: "h", preview: "" });
    await a.applyPayment({ id: "payment", source: "card", tier: "enigmatic", months: 1 });
    for (let i = 0; i < Number(c.req.param("n")); i++) {
      if (c.req.param("what") === "count") { await o.count(); await o.count(); continue; }
      const r = await a.reserve({ id: crypto.randomUUID(), keyHash: "h", endpoint: "technical" });
      if (r.ok && "hold" in r) await a.commit(r.hold, { status: 200, ms: 1 }, "{}");
    }
    return c.json({});
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
