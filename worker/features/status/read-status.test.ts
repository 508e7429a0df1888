import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type StatusReply, statusReplySchema } from "../../../shared/status.ts";
import { app } from "../../app.ts";
import { runJobs, SCHEDULE } from "../../cron.ts";
import { noteJobs } from "../../db/job-health.ts";
import { saveHealth } from "../../db/provider-health.ts";
import { aiShares, chainCursors, jobs, providerHealth } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { noteFailure, noteSuccess, takeHealth } from "../../providers/health.ts";
import sourceTerms from "../../providers/prices/source-terms.json" with { type: "json" };
import { askWith, openAiStreet, withAi } from "../../test/ai/ai-street.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { listAlarms } from "../alarms/run-alarms.ts";

let logged: string[];
beforeEach(async () => {
  logged = [];
  vi.spyOn(console, "log").mockImplementation((line) => void logged.push(String(line)));
  takeHealth();
  await drizzle(env.DB).delete(providerHealth);
});

async function fetchStatus(bindings: Env, query = ""): Promise<Response> {
  const context = createExecutionContext();
  const url = `http://127.0.0.1:8787/api/status${query}`;
  const reply = await app.fetch(new Request(url), bindings, context);
  await waitOnExecutionContext(context);
  return reply;
}
async function readStatus(bindings: Env): Promise<StatusReply> {
  const reply = await fetchStatus(bindings);
  expect(reply.headers.get("cache-control")).toBe("no-store");
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
    expect(status.engine).toBe("openai:gpt-6-luna");
    passTime(10_001);
    expect((await readStatus(bindings)).engine).toBe("anthropic:claude-haiku-5-5");
    for (let i = 0; i < 2; i++) {
      passTime(10_001);
      await askWith(bindings, "Analyze Bitcoin");
    }
    passTime(10_001);
    expect((await readStatus(bindings)).engine).toBe("openai:gpt-6-luna");
  });

  it("names the built-in writer once the day's budget for models is spent", async () => {
    openAiStreet({ anthropic: {}, openai: {} });
    await drizzle(env.DB).delete(aiShares);
    const bindings = withAi({ AI_DAILY_BUDGET_USD: "0.01", AI_TERMINAL_PERCENT: "100" });
    expect((await readStatus(bindings)).engine).toBe("anthropic:claude-haiku-5-5");
    const day = new Date().toISOString().slice(0, 10);
    await drizzle(env.DB).insert(aiShares).values({ day, share: "terminal", microUsd: 9_900 });
    passTime(10_001);
    expect((await readStatus(bindings)).engine).toBe("builtin");
    await drizzle(env.DB).delete(aiShares);
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
    passTime(10_001);
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
    passTime(10_001);
    const status = await readStatus(bindings);
    expect(stateOf(status, "stripe")).toMatchObject({ state: "failing", failure: "status 503" });
    expect(stateOf(status, "solana")).toMatchObject({ state: "failing", failure: "status 503" });
  });

  it("holds no secret and no address, nor does the log", async () => {
    openAiStreet({ anthropic: { status: 401 }, openai: { status: 401 } });
    const bindings = withAi(EVERYTHING);
    await askWith(bindings, "Analyze Tesla for Bartholomew");
    expect((await fetchStatus(bindings, "?token=secret-1")).status).toBe(400);
    const told = await readStatus(bindings);
    // Where a source's terms are is the same for everybody, and nothing else stands there.
    const known = Object.values(sourceTerms).map(({ credit, url }) => JSON.stringify([credit, url]));
    for (const { terms } of told.providers)
      if (terms) expect(known).toContain(JSON.stringify([terms.credit, terms.url]));
    const providers = told.providers.map((one) => ({ ...one, terms: null }));
    const text = JSON.stringify({ ...told, providers }) + logged.join();
    expect(text).not.toMatch(/secret|https?:|Bartholomew|token/);
  });

  it("stands while the database does not", async () => {
    expect(stateOf(await readStatus(withAi({ DB: DEAD_DB })), "openai")).toMatchObject({ state: "unknown" });
  });
});

const DEAD_DB = {
  prepare: () => {
    throw new Error("D1 is down");
  },
} as unknown as D1Database;
const dead = () => Promise.reject(new Error("down"));

describe("what the service stands on", () => {
  const BARE = { ANTHROPIC_API_KEY: "", OPENAI_API_KEY: "" };
  const look = async (more: Partial<Env> = {}) => {
    const context = createExecutionContext();
    const request = new Request("http://127.0.0.1:8787/api/status");
    const reply = await app.fetch(request, withAi({ ...BARE, ...more }), context);
    await waitOnExecutionContext(context);
    return { status: reply.status, body: statusReplySchema.parse(await reply.json()) };
  };
  const namesOf = (list: { name: string; state: string }[]) =>
    list.filter(({ state }) => state !== "ok").map(({ name, state }) => `${name} ${state}`);
  beforeEach(async () => {
    await drizzle(env.DB).delete(jobs);
    await env.CACHE.delete("alarms");
  });

  it("is asked: database, cache, objects; with the release, and the cron jobs that ran", async () => {
    await noteJobs(drizzle(env.DB), [{ name: "payments" }], 60_000, Date.now() - 30_000);
    const { status, body } = await look({ VERSION: { id: "v-1", tag: "", timestamp: "" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: "ok", release: "v-1" });
    expect(body.parts.map(({ name, state }) => `${name} ${state}`)).toEqual([
      "database ok",
      "cache ok",
      "accounts ok",
    ]);
    expect(body.jobs).toMatchObject([{ name: "payments", state: "ok", ageS: 30 }]);
  });

  it.each([
    ["the database", { DB: DEAD_DB }, 503, "down", "database failing"],
    [
      "every account's object",
      { CREDITS: { getByName: () => ({ answer: dead }) } },
      503,
      "down",
      "accounts failing",
    ],
    ["the cache", { CACHE: { get: dead, put: dead } }, 200, "degraded", "cache failing"],
  ])("without %s", async (_, more, status, state, part) => {
    const seen = await look(more as unknown as Partial<Env>);
    expect([seen.status, seen.body.state, namesOf(seen.body.parts)]).toEqual([status, state, [part]]);
  });

  it("a cron that is dead is told by whoever asks: payments late are 503, others a warning, and operators hear of it", async () => {
    const at = Date.now();
    await noteJobs(drizzle(env.DB), [{ name: "payments" }, { name: "mail" }], 60_000, at);
    passTime(200_000);
    await noteJobs(drizzle(env.DB), [{ name: "payments" }], 60_000, Date.now());
    const one = await look();
    expect([one.status, one.body.state, namesOf(one.body.jobs)]).toEqual([200, "degraded", ["mail late"]]);
    passTime(200_000);
    const both = await look();
    expect([both.status, both.body.state]).toEqual([503, "down"]);
    expect(namesOf(both.body.jobs)).toEqual(["mail late", "payments late"]);
    const kinds = (await listAlarms({ cache: env.CACHE })).map(({ kind }) => kind);
    // Replies that other tests made fail are counted in the same isolate.
    expect(kinds.filter((kind) => kind.startsWith("cron")).sort()).toEqual(["cron: mail", "cron: payments"]);
  });

  it("every job of every schedule is listed once it had its turn", async () => {
    expectErrors();
    vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("", { status: 500 }));
    for (const cron of Object.keys(SCHEDULE))
      await runJobs(cron, openDeps(withAi(BARE), createExecutionContext()));
    const names = Object.values(SCHEDULE).flatMap((jobs) => Object.keys(jobs));
    expect((await look()).body.jobs.map(({ name }) => name)).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });

  it("who is responsible is told, in security.txt too; where nobody was named there is none", async () => {
    expectErrors();
    const ask = (path: string, more: Partial<Env> = {}) =>
      app.fetch(
        new Request(`http://127.0.0.1:8787${path}`),
        withAi({ ...BARE, ...more }),
        createExecutionContext(),
      );
    const vars = { OPERATOR_NAME: "Ada & Sons", OPERATOR_EMAIL: "help@example.com" };
    expect(await (await ask("/api/operator", vars)).json()).toEqual({
      name: "Ada & Sons",
      email: "help@example.com",
    });
    const text = await (await ask("/api/security.txt", vars)).text();
    expect(text).toMatch(/^Contact: mailto:help@example\.com\nExpires: \d{4}-/);
    const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "");
    expect(expires - Date.now()).toBe(180 * 86_400_000);
    expect(await (await ask("/api/operator")).json()).toEqual({ name: null, email: null });
    expect((await ask("/api/security.txt")).status).toBe(404);
    expect((await ask("/api/operator", { OPERATOR_EMAIL: "nobody" })).status).toBe(503);
  });

  it("GET /api/health asks nobody", async () => {
    const context = createExecutionContext();
    const nobody = {
      DB: DEAD_DB,
      CACHE: { get: dead },
      CREDITS: { getByName: dead },
    } as unknown as Partial<Env>;
    const reply = await app.fetch(new Request("http://127.0.0.1:8787/api/health"), withAi(nobody), context);
    expect([reply.status, await reply.json()]).toEqual([200, { status: "ok", release: expect.any(String) }]);
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

  it("and read anew at most every ten seconds, however many ask", async () => {
    const prepare = vi.fn(env.DB.prepare.bind(env.DB));
    const DB = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
    const bindings = withAi({ DB });
    const first = await readStatus(bindings);
    const spent = prepare.mock.calls.length;
    expect(spent).toBeLessThanOrEqual(6);
    for (let i = 0; i < 50; i++) expect(await readStatus(bindings)).toEqual(first);
    expect(prepare).toHaveBeenCalledTimes(spent);
    passTime(10_001);
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
