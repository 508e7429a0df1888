import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { forecastReplySchema } from "../../../shared/forecast.ts";
import { chargedSchema, createKeyReplySchema, paidReplySchema } from "../../../shared/keys.ts";
import { call, readProblem } from "../../test/ask.ts";
import { passTime } from "../../test/clock.ts";
import { addKey, asUser, hold, newCall, openAccount, payFor, readState } from "../../test/keys/account.ts";
import { limitByClock } from "../../test/limit-by-clock.ts";
import { signIn, someAddress, someEmail } from "../../test/people.ts";
import { TEST_MOMENT } from "./test-mode.ts";

const QUESTION = "Should I buy Tesla?";
const openTest = () => openAccount(1, { mode: "test" });

describe("a test key", () => {
  it("is made like any other key, says what it is, and cannot be made a live one by its letters", async () => {
    const cookie = await signIn(someEmail());
    const made = await asUser(cookie, "/api/keys", "POST", { name: "ci", mode: "test" });
    const { apiKey } = createKeyReplySchema.parse(await made.json());
    expect(apiKey).toMatchObject({ mode: "test", keyPreview: expect.stringMatching(/^ngma_test_\.\.\./) });
    expect(apiKey.key).toMatch(/^ngma_test_1/);
    const rolled = await asUser(cookie, `/api/keys/${apiKey.id}/roll`, "POST", { endsInHours: 0 });
    const next = createKeyReplySchema.parse(await rolled.json()).apiKey;
    expect([next.mode, next.key.slice(0, 10)]).toEqual(["test", "ngma_test_"]);
    expect((await payFor(next.key, QUESTION)).status).toBe(200);
    expect((await payFor(next.key.replace("_test_", "_live_"), QUESTION)).status).toBe(401);
    expect((await payFor(apiKey.key, QUESTION)).status).toBe(401);
  });

  it("gets the same bytes for the same request, of any account and on any day", async () => {
    const [one, other] = [await openTest(), await openTest()];
    const first = await (await payFor(one.first.key, QUESTION, { endpoint: "analyze" })).text();
    passTime(40 * 86_400_000 + 12_345);
    const live = await addKey(one.account, one.accountId);
    await payFor(live.key, QUESTION, { endpoint: "analyze" });
    expect(await (await payFor(other.first.key, QUESTION, { endpoint: "analyze" })).text()).toBe(first);
    const reply = paidReplySchema.parse(JSON.parse(first));
    expect(reply).toMatchObject({
      keyMode: "test",
      engine: "builtin",
      record: null,
      data: { market: "simulated", asOf: TEST_MOMENT },
      usage: { creditsUsed: 0, creditsRemaining: 100, creditsLimit: 100, tier: "free" },
    });
  });

  it("gets forecasts and streams too", async () => {
    const { account, first } = await openTest();
    const forecast = () =>
      call("/api/v1/forecast", {
        method: "POST",
        headers: {
          ...{ "Content-Type": "application/json", "X-API-Key": first.key },
          "CF-Connecting-IP": someAddress(),
        },
        body: '{"asset":"BTC","horizonDays":30}',
      });
    const body = await (await forecast()).text();
    expect(forecastReplySchema.extend(chargedSchema.shape).parse(JSON.parse(body)).keyMode).toBe("test");
    passTime(86_400_000);
    expect(await (await forecast()).text()).toBe(body);
    const stream = await payFor(first.key, QUESTION, { headers: { Accept: "text/event-stream" } });
    const done = /^event: done\ndata: (.*)$/m.exec(await stream.text())?.[1] ?? "";
    expect(JSON.parse(done).reply).toMatchObject({ keyMode: "test", usage: { creditsUsed: 0 } });
    expect((await readState(account)).used).toBe(0);
  });

  it("takes no credit, also where none is left, and is in the log for nothing", async () => {
    const { account, accountId, first } = await openAccount();
    const test = await addKey(account, accountId, { mode: "test" });
    for (let i = 0; i < 100; i++) {
      const held = await account.reserve({ id: `${i}`, keyHash: first.hash, endpoint: "technical" });
      if (held.ok && "hold" in held) await account.commit(held.hold, { status: 200, ms: 1 }, "{}");
    }
    const reply = await payFor(test.key, QUESTION);
    expect(reply.status).toBe(200);
    expect(reply.headers.get("ratelimit-policy")).toBe('"test";q=30;w=60');
    const { used, calls } = await readState(account);
    expect(used).toBe(100);
    expect(calls[0]).toMatchObject({ keyId: test.id, status: 200, code: null, credits: 0 });
  });

  it("holds no credit while it is called with", async () => {
    const { account, first } = await openTest();
    await hold(account, newCall(first.hash));
    expect((await readState(account)).used).toBe(0);
  });

  it("writes nothing that others see: no cache, no records", async () => {
    const put = vi.spyOn(env.CACHE, "put");
    const { first } = await openTest();
    const books = async () =>
      (await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>())
        .results;
    const count = async () => {
      const tables = (await books())
        .map(({ name }) => name)
        .filter((name) => !/^(_cf|sqlite|d1)_/.test(name));
      const rows = await env.DB.batch<{ n: number }>(
        tables.map((name) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`)),
      );
      return rows.map(({ results }) => results[0]?.n);
    };
    const before = await count();
    await (await payFor(first.key, QUESTION, { endpoint: "analyze" })).text();
    expect(await count()).toEqual(before);
    expect(put).not.toHaveBeenCalled();
  });

  it("repeats an answer under its Idempotency-Key, and never gives it to a live call of the same account", async () => {
    const { account, accountId, first } = await openAccount();
    const test = await addKey(account, accountId, { mode: "test" });
    const headers = { "Idempotency-Key": "one" };
    const asked = await payFor(test.key, QUESTION, { headers });
    const again = await payFor(test.key, QUESTION, { headers });
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await again.text()).toBe(await asked.text());
    const live = await payFor(first.key, QUESTION, { headers });
    expect(live.headers.get("idempotency-replayed")).toBeNull();
    expect(await live.json()).toMatchObject({ keyMode: "live", usage: { creditsUsed: 1 } });
    const other = await payFor(test.key, "Analyze Bitcoin", { headers });
    expect([other.status, (await readProblem(other)).code]).toEqual([422, "idempotency_mismatch"]);
  });

  it("may call 30 times a minute from one network; the 31st gets an error and is logged", async () => {
    const { account, first } = await openTest();
    const headers = { "CF-Connecting-IP": someAddress() };
    limitByClock(env.FREE_LIMIT, 30);
    for (let i = 0; i < 30; i++) expect((await payFor(first.key, "BTC price", { headers })).status).toBe(200);
    const reply = await payFor(first.key, "BTC price", { headers });
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(reply.headers.get("ratelimit")).toBe('"test";r=0;t=60');
    expect((await payFor(first.key, "BTC price")).status).toBe(200);
    const { calls } = await readState(account);
    expect(calls.filter(({ status, code }) => status === 429 && code === "rate_limited")).toHaveLength(1);
  });
});
