import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type StatusReply, statusReplySchema } from "../../../shared/status.ts";
import { saveHealth } from "../../db/provider-health.ts";
import { chainCursors, providerHealth } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { statusRoutes } from "../../features/status/routes.ts";
import type { AppEnv } from "../../http/app-env.ts";
import { logRequests } from "../../http/log-requests.ts";
import { nameRequest } from "../../http/request-id.ts";
import { noteFailure, noteSuccess, takeHealth } from "../../providers/health.ts";
import { askWith, loadModels, openAiStreet, withAi } from "../ai/ai-street.ts";

beforeAll(loadModels, 60_000);
let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  takeHealth();
  await drizzle(env.DB).delete(providerHealth);
});

const app = new Hono<AppEnv>()
  .use(nameRequest)
  .use(async (c, next) => {
    c.set("deps", openDeps(c.env, c.executionCtx));
    await next();
  })
  .use(logRequests)
  .route("/api/status", statusRoutes);

async function readStatus(bindings: Env): Promise<StatusReply> {
  const context = createExecutionContext();
  const reply = await app.fetch(
    new Request("http://127.0.0.1:8787/api/status?token=secret-1"),
    bindings,
    context,
  );
  expect(reply.headers.get("cache-control")).toBe("no-store");
  await waitOnExecutionContext(context);
  return statusReplySchema.parse(await reply.json());
}
const stateOf = (status: StatusReply, name: string) => status.providers.find((one) => one.name === name);

const EVERYTHING = {
  COINGECKO_BASE_URL: "https://coingecko.test",
  BINANCE_BASE_URL: "https://binance.test",
  RESEND_API_KEY: "re-secret",
  STRIPE_SECRET_KEY: "sk_test_secret",
  STRIPE_WEBHOOK_SECRET: "whsec_secret",
  SOLANA_RPC_URL: "https://solana.test",
  SOLANA_RECEIVER: "11111111111111111111111111111112",
};

describe("GET /api/status", () => {
  it("without any provider tells the simulated markets and the built-in writer", async () => {
    const status = await readStatus(withAi({ ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" }));
    expect(status).toMatchObject({ engine: "builtin", engines: ["builtin"], providers: [] });
    expect(status.markets).toMatchObject([
      { type: "crypto", market: "simulated", ageS: 0, isOld: false },
      { type: "stock", market: "simulated", ageS: 0, isOld: false },
    ]);
  });

  it("lists what is set up, unknown until it was asked, and a list that was never read as old", async () => {
    const status = await readStatus(withAi(EVERYTHING));
    expect(status.providers.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "prices CoinGecko",
      "prices Binance",
      "ai anthropic",
      "ai openai",
      "mail resend",
      "cards stripe",
      "chains solana",
    ]);
    expect(stateOf(status, "CoinGecko")).toMatchObject({
      state: "unknown",
      lastSuccessAt: null,
      failure: null,
    });
    expect(status.markets[0]).toMatchObject({ market: "live", refreshedAt: null, ageS: null, isOld: true });
  });

  it("tells how models fared: last success, last failure and its kind", async () => {
    openAiStreet({ anthropic: { status: 529 }, openai: {} });
    const bindings = withAi();
    await askWith(bindings, "Analyze Bitcoin");
    const status = await readStatus(bindings);
    expect(stateOf(status, "anthropic")).toMatchObject({
      state: "failing",
      failure: "rate_limited 529",
      lastSuccessAt: null,
    });
    expect(stateOf(status, "openai")).toMatchObject({ state: "ok", failure: null, lastFailureAt: null });
    expect(status.engine).toBe("anthropic:claude-haiku-5-5");
    for (let i = 0; i < 2; i++) await askWith(bindings, "Analyze Bitcoin");
    expect((await readStatus(bindings)).engine).toBe("openai:gpt-6-luna");
  });

  it("takes networks from the scans of the background work", async () => {
    const scannedAt = Date.now() - 5_000;
    await drizzle(env.DB).insert(chainCursors).values({ network: "solana", next: 1, scannedAt });
    const status = await readStatus(withAi(EVERYTHING));
    expect(stateOf(status, "solana")).toMatchObject({
      state: "ok",
      lastSuccessAt: new Date(scannedAt).toISOString(),
    });
  });

  it("holds no secret and no address, nor does the log", async () => {
    openAiStreet({ anthropic: { status: 401 }, openai: { status: 401 } });
    const bindings = withAi(EVERYTHING);
    await askWith(bindings, "Analyze Tesla for Bartholomew");
    const text = JSON.stringify(await readStatus(bindings)) + logged.join();
    expect(text).not.toMatch(/secret|https?:|Bartholomew|token/);
    const line = JSON.parse(logged.find((one) => one.includes('"event":"request"')) ?? "{}");
    expect(line).toMatchObject({
      method: "GET",
      path: "/api/status",
      status: 200,
      requestId: expect.any(String),
    });
  });

  it("stands while the database does not", async () => {
    const DB = {
      prepare: () => {
        throw new Error("D1 is down");
      },
    } as unknown as D1Database;
    expect(stateOf(await readStatus(withAi({ DB })), "openai")).toMatchObject({ state: "unknown" });
  });
});

describe("health is kept cheaply", () => {
  const rows = () => drizzle(env.DB).select().from(providerHealth);

  it("written at most once a minute, and not at all when nothing was asked", async () => {
    const db = drizzle(env.DB);
    const at = Date.now() + 3_600_000;
    await saveHealth(db, new Date(at));
    expect(await rows()).toEqual([]);
    noteSuccess("finnhub", 1_000);
    await saveHealth(db, new Date(at));
    noteFailure("finnhub", "timeout", 2_000);
    await saveHealth(db, new Date(at + 59_000));
    expect(await rows()).toMatchObject([{ succeededAt: 1_000, failedAt: null }]);
    await saveHealth(db, new Date(at + 61_000));
    expect(await rows()).toMatchObject([{ succeededAt: 1_000, failedAt: 2_000, failure: "timeout" }]);
  });

  it("and an isolate that is late undoes nothing newer", async () => {
    const db = drizzle(env.DB);
    noteSuccess("finnhub", 5_000);
    noteFailure("finnhub", "status 500", 4_000);
    await saveHealth(db, new Date(), true);
    noteSuccess("finnhub", 3_000);
    noteFailure("finnhub", "timeout", 2_000);
    await saveHealth(db, new Date(), true);
    expect(await rows()).toMatchObject([{ succeededAt: 5_000, failedAt: 4_000, failure: "status 500" }]);
  });
});
