import { Hono } from "hono";
import type { Env } from "../../../env.ts";
import { beginMany, beginRace, claim, clear, readRace, runReconciler } from "./drive-payments.ts";
import { beginWalk, goOn, readWalk } from "./drive-walk.ts";

/** The steps of the bench of payments. */
export const paymentRoutes = new Hono<{ Bindings: Env }>()
  .post("/clear", async (c) => {
    await clear(c.env);
    return c.json({});
  })
  .post("/race/:accounts", async (c) => c.json(await beginRace(c.env, Number(c.req.param("accounts")))))
  .post("/claim", async (c) => {
    const { account, wallet, hash } = await c.req.json<Record<"account" | "wallet" | "hash", string>>();
    return c.json({ end: await claim(c.env, account, wallet, hash) });
  })
  .post("/race-result", async (c) => {
    const { hash, accounts } = await c.req.json<{ hash: string; accounts: string[] }>();
    return c.json(await readRace(c.env, hash, accounts));
  })
  .post("/intents/:count", async (c) => c.json(await beginMany(c.env, Number(c.req.param("count")))))
  .post("/walk/begin/:minutes", async (c) => {
    await clear(c.env);
    beginWalk(Number(c.req.param("minutes")), 12);
    return c.json({});
  })
  .post("/walk/on/:minutes", async (c) => c.json(await goOn(c.env, Number(c.req.param("minutes")), 0.1)))
  .post("/walk/result", async (c) => c.json(await readWalk(c.env)))
  .post("/reconcile/:paid", async (c) => c.json(await runReconciler(c.env, Number(c.req.param("paid")))));
