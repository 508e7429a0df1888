import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type StatusReply, statusReplySchema } from "../../../shared/status.ts";
import { app } from "../../app.ts";
import { runJobs } from "../../cron.ts";
import { saveHealth } from "../../db/provider-health.ts";
import { aiSpending, chainCursors, providerHealth } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { noteFailure, noteSuccess, takeHealth } from "../../providers/health.ts";
import { askWith, loadModels, openAiStreet, withAi } from "../ai/ai-street.ts";
import { expectErrors } from "../console-errors.ts";

beforeAll(loadModels, 60_000);
let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  takeHealth();
  await drizzle(env.DB).delete(providerHealth);
});
afterEach(() => {
  vi.useRealTimers();
});
const goOn = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ["Date"] });

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
    openAiStreet({ anthropic: { status: 529, retryAfterS: 0 }, openai: {} });
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
    goOn(5_001);
    expect((await readStatus(bindings)).engine).toBe("openai:gpt-6-luna");
  });

  it("names the built-in writer once the day's budget for models is spent", async () => {
    openAiStreet({ anthropic: {}, openai: {} });
    await drizzle(env.DB).delete(aiSpending);
    const bindings = withAi({ AI_DAILY_BUDGET_USD: "0.01" });
    expect((await readStatus(bindings)).engine).toBe("anthropic:claude-haiku-5-5");
    const day = new Date().toISOString().slice(0, 10);
    await drizzle(env.DB).insert(aiSpending).values({ day, microUsd: 9_900 });
    goOn(5_001);
    expect((await readStatus(bindings)).engine).toBe("builtin");
    await drizzle(env.DB).delete(aiSpending);
  });

  it("takes networks from the scans of the background work", async () => {
    const scannedAt = Date.now() - 5_000;
    await drizzle(env.DB).insert(chainCursors).values({ network: "solana", next: 1, scannedAt });
    const bindings = withAi(EVERYTHING);
    const status = await readStatus(bindings);
    expect(stateOf(status, "solana")).toMatchObject({
      state: "ok",
      lastSuccessAt: new Date(scannedAt).toISOString(),
    });
    noteFailure("Solana", "timeout", scannedAt + 1_000);
    goOn(5_001);
    expect(stateOf(await readStatus(bindings), "solana")).toMatchObject({
      state: "failing",
      failure: "timeout",
    });
  });

  it("says of a network that was never read to its end that it fails, and of Stripe what it answered last", async () => {
    await drizzle(env.DB).delete(chainCursors);
    const bindings = withAi(EVERYTHING);
    vi.spyOn(globalThis, "fetch").mockImplementation(
      async () => new Response('{"error":{}}', { status: 503 }),
    );
    const deps = openDeps(bindings, createExecutionContext());
    expect(stateOf(await readStatus(bindings), "stripe")).toMatchObject({ state: "unknown" });
    await deps.cards?.readSession("cs_1").catch(() => null);
    await deps.chains.solana?.readFinalHeight().catch(() => null);
    goOn(5_001);
    const status = await readStatus(bindings);
    expect(stateOf(status, "stripe")).toMatchObject({ state: "failing", failure: "status 503" });
    expect(stateOf(status, "solana")).toMatchObject({ state: "failing", failure: "status 503" });
  });

  it("holds no secret and no address, nor does the log", async () => {
    openAiStreet({ anthropic: { status: 401 }, openai: { status: 401 } });
    const bindings = withAi(EVERYTHING);
    await askWith(bindings, "Analyze Tesla for Bartholomew");
    const text = JSON.stringify(await readStatus(bindings)) + logged.join();
    expect(text).not.toMatch(/secret|https?:|Bartholomew|token/);
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

describe("what the background work saw", () => {
  it("is written down by the run itself, as its isolate may never see a request", async () => {
    expectErrors();
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 500 }));
    const bindings = withAi(EVERYTHING);
    await runJobs("*/2 * * * *", openDeps(bindings, createExecutionContext()));
    expect(takeHealth()).toEqual([]);
    expect(stateOf(await readStatus(bindings), "CoinGecko")).toMatchObject({
      state: "failing",
      failure: "status 500",
    });
  });
});

describe("health is kept cheaply", () => {
  const rows = () => drizzle(env.DB).select().from(providerHealth);

  it("and read anew at most every five seconds, however many ask", async () => {
    const prepare = vi.fn(env.DB.prepare.bind(env.DB));
    const DB = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
    const bindings = withAi({ DB });
    const first = await readStatus(bindings);
    const spent = prepare.mock.calls.length;
    expect(spent).toBeLessThanOrEqual(4);
    for (let i = 0; i < 50; i++) expect(await readStatus(bindings)).toEqual(first);
    expect(prepare).toHaveBeenCalledTimes(spent);
    goOn(5_001);
    expect((await readStatus(bindings)).at > first.at).toBe(true);
  });

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
