import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { alarmsReplySchema } from "../../../shared/alarms.ts";
import type { ErrorCode } from "../../../shared/errors.ts";
import { runJobs } from "../../cron.ts";
import { noteJobs } from "../../db/job-health.ts";
import {
  accountChecks,
  aiShares,
  jobs,
  mails,
  payments,
  providerHealth,
  queuedLinks,
} from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { countReply } from "../../http/count-failures.ts";
import { takeHealth } from "../../providers/health.ts";
import { openPerson } from "../../test/auth/person.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors } from "../../test/console-lines.ts";
import { DESK_VARIABLES } from "../../test/x402/desk-variables.ts";
import { openOffer } from "../../test/x402/payer.ts";
import { alarmsJob } from "./jobs.ts";
import { listAlarms } from "./run-alarms.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOOK = "https://hook.test/in";
const db = drizzle(env.DB);

/** A worker whose webhook and mail service stand in this file. */
function openWatch(vars: Partial<Env> = {}) {
  const posted: { kind: string; state: string; detail: string; text: string }[] = [];
  const mailed: { to: string[]; subject: string }[] = [];
  const street = { hook: 200, mail: 200 };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const body = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    const isHook = url === HOOK;
    const status = isHook ? street.hook : street.mail;
    if (status === 200) (isHook ? posted : mailed).push(body);
    return new Response(isHook ? "ok" : "{}", { status });
  });
  const mail = { RESEND_API_KEY: "re", RESEND_BASE_URL: "https://resend.test" };
  const bindings = { ...env, ...mail, ALARM_WEBHOOK_URL: HOOK, ADMIN_EMAILS: "root@example.com", ...vars };
  const deps = () => openDeps(bindings, { waitUntil: () => {} });
  return { posted, mailed, street, deps, run: () => alarmsJob(deps()) };
}
const pay = (createdAt: number) =>
  db.insert(payments).values({
    ...{ id: crypto.randomUUID(), network: "base", hash: crypto.randomUUID(), method: "crypto", amount: "1" },
    ...{ priceCents: 1, state: "parked", paidAt: createdAt, createdAt },
  });

beforeEach(async () => {
  takeHealth();
  const tables = [accountChecks, aiShares, jobs, queuedLinks, mails, payments, providerHealth];
  for (const table of tables) await db.delete(table);
  await env.CACHE.delete("alarms");
});

describe("operators are woken", () => {
  it("by the webhook and by mail, once an hour, and told when it is over", async () => {
    const { posted, mailed, run } = openWatch();
    await pay(Date.now() - 25 * HOUR);
    for (let minute = 0; minute < 61; minute++) {
      await run();
      passTime(MINUTE);
    }
    expect(posted.map(({ kind, state }) => `${state} ${kind}`)).toEqual([
      "begun parked payments",
      "goes on parked payments",
    ]);
    expect(posted[0]?.text).toContain("ALARM parked payments: 1 wait for a decision");
    await db.delete(payments);
    await run();
    expect(posted.at(-1)).toMatchObject({ state: "over", kind: "parked payments" });
    expect(mailed.map(({ to, subject }) => [to, subject])).toEqual([
      [["root@example.com"], "ALARM: parked payments"],
      [["root@example.com"], "STILL: parked payments"],
      [["root@example.com"], "OVER: parked payments"],
    ]);
  });

  it("once, however many look at the same time", async () => {
    const { posted, run } = openWatch();
    await pay(Date.now() - 25 * HOUR);
    await Promise.all(Array.from({ length: 10 }, run));
    expect(posted).toHaveLength(1);
  });

  it("while the database is down, by what needs it not; not again within the hour", async () => {
    const DB = {
      prepare: () => {
        throw new Error("D1_ERROR: overloaded");
      },
    } as unknown as D1Database;
    const { posted, mailed, run } = openWatch({ DB });
    for (let minute = 0; minute < 5; minute++) {
      await run();
      passTime(MINUTE);
    }
    expect(posted.map(({ kind, state }) => `${state} ${kind}`)).toEqual(["begun database"]);
    expect(mailed).toHaveLength(1);
  });

  it("by the next run when neither webhook nor mail took it", async () => {
    const { posted, street, run } = openWatch();
    await pay(Date.now() - 25 * HOUR);
    Object.assign(street, { hook: 500, mail: 500 });
    await run();
    expect(posted).toEqual([]);
    Object.assign(street, { hook: 200 });
    passTime(MINUTE);
    await run();
    expect(posted).toHaveLength(1);
  });
});

describe("GET /api/admin/alarms", () => {
  it("tells admins what is so now and which mail waits, and tries one again; nobody else sees it", async () => {
    const { mailed, deps, run } = openWatch();
    await pay(Date.now() - 25 * HOUR);
    await run();
    const body = JSON.stringify({ subject: "s", html: "h", text: "t", link: "l", linkName: "n" });
    await db.insert(mails).values({
      ...{ id: "m", recipient: "ada@example.com", kind: "x", body, createdAt: 1, tries: 8, nextAt: 8.64e15 },
    });
    const vars = {
      RESEND_API_KEY: "re",
      RESEND_BASE_URL: "https://resend.test",
      ADMIN_EMAILS: "root@example.com",
    };
    const admin = await openPerson("root@example.com", vars);
    const reply = alarmsReplySchema.parse(await (await admin.browser.send("/api/admin/alarms")).json());
    expect(reply.alarms).toMatchObject([{ kind: "parked payments" }]);
    expect(reply.mails).toMatchObject([{ id: "m", tries: 8, nextAt: null }]);
    const again = await admin.browser.post("/api/admin/alarms/retry-mail", { id: "m" });
    expect(alarmsReplySchema.parse(await again.json()).mails).toEqual([]);
    expect(mailed.at(-1)).toMatchObject({ to: ["ada@example.com"], subject: "s" });
    const person = await openPerson();
    expect((await person.browser.send("/api/admin/alarms")).status).toBe(403);
    expect(deps().config.alarmWebhook).toBe(HOOK);
  });
});

describe("what wakes them", () => {
  const kinds = async (vars: Partial<Env> = {}) => {
    const { run, deps } = openWatch(vars);
    await run();
    return (await listAlarms(deps())).map(({ kind }) => kind).sort();
  };

  it("nothing, while all is well", async () => {
    await runJobs("*/5 * * * *", openWatch().deps());
    expect(await kinds()).toEqual([]);
  });

  it("accounts whose grants and payments differ", async () => {
    await db.insert(accountChecks).values({ userId: "a", checkedAt: 1, differences: "[]" });
    expect(await kinds()).toEqual(["money difference"]);
  });

  it("cron that does not run any more, or a job of it that fails turn after turn, after three of its turns", async () => {
    const at = Date.now();
    await noteJobs(db, [{ name: "mail" }, { name: "payments" }], MINUTE, at);
    passTime(3 * MINUTE);
    expect(await kinds()).toEqual([]);
    for (let turn = 0; turn < 2; turn++) {
      await noteJobs(
        db,
        [{ name: "mail" }, { name: "payments", error: new Error("no") }],
        MINUTE,
        Date.now(),
      );
      passTime(MINUTE);
    }
    expect(await kinds()).toEqual(["cron: payments"]);
    passTime(5 * MINUTE);
    expect(await kinds()).toEqual(["cron: mail", "cron: payments"]);
  });

  it("no job that has another name since, or none", async () => {
    await noteJobs(db, [{ name: "of the version before" }], MINUTE, Date.now() - HOUR);
    expect(await kinds()).toEqual(["cron: of the version before"]);
    await runJobs("*/5 * * * *", openWatch().deps());
    passTime(HOUR);
    expect(await kinds()).not.toContain("cron: of the version before");
  });

  it("a payment that is parked for more than a day, not before", async () => {
    await pay(Date.now() - 23 * HOUR);
    expect(await kinds()).toEqual([]);
    passTime(61 * MINUTE);
    expect(await kinds()).toEqual(["parked payments"]);
  });

  it("a provider that has failed for a quarter of an hour", async () => {
    const at = Date.now();
    const fail = (provider: string, succeededAt: number) =>
      db.insert(providerHealth).values({ provider, succeededAt, failedAt: at - 1, failure: "timeout" });
    await fail("Binance", at - 14 * MINUTE);
    await fail("CoinGecko", at - 16 * MINUTE);
    expect(await kinds()).toEqual(["provider: CoinGecko"]);
  });

  it("newcomers who wait for a sign-in link, a share of the model budget that is used up, and mail that nobody takes", async () => {
    const at = Date.now();
    await db.insert(queuedLinks).values({
      ...{ mailbox: "m", email: "a@b.co", offeredTier: "free", nonceHash: "", at: at - HOUR - 1 },
    });
    await db
      .insert(mails)
      .values({ id: "m", recipient: "a@b.co", kind: "x", body: "{}", createdAt: at, tries: 8, nextAt: 8e15 });
    await db
      .insert(aiShares)
      .values({ day: new Date(at).toISOString().slice(0, 10), share: "free", microUsd: 1_000_000 });
    const vars = { ANTHROPIC_API_KEY: "key" };
    expect(await kinds(vars)).toEqual(["mail outbox", "model budget: free", "sign-in mail"]);
  });

  it.each(["gas", "low"] as const)(
    "calls that cannot be paid one by one (%s), where our wallet sends",
    async (closed) => {
      await openOffer({ closed });
      const facilitated = { ...DESK_VARIABLES, X402_GAS_KEY: "", X402_FACILITATOR_URL: "https://f.test" };
      expect(await kinds(facilitated)).toEqual([]);
      passTime(MINUTE);
      expect(await kinds(DESK_VARIABLES)).toEqual(["x402 withdrawn"]);
    },
  );

  it("calls of which nobody looked for ten minutes whether they can be paid one by one", async () => {
    await openOffer();
    passTime(9 * MINUTE);
    expect(await kinds(DESK_VARIABLES)).toEqual([]);
    passTime(2 * MINUTE);
    expect(await kinds(DESK_VARIABLES)).toEqual(["x402 withdrawn"]);
  });

  it("more than a tenth of a route's requests failing on our side, for people in several networks", async () => {
    expectErrors();
    const { deps } = openWatch();
    // Beyond whatever other tests counted.
    passTime(400 * 24 * HOUR);
    const count = (route: string, code: ErrorCode | undefined, network: number) =>
      countReply({ route, code, network: `198.51.${network}.0/24` }, Date.now());
    // Not of one route, not of several networks, not of our making: no stranger's doing wakes anybody.
    for (let i = 0; i < 100; i++) count(`GET /${i}`, "internal", i);
    for (let i = 0; i < 100; i++) count("POST /mcp", "internal", i % 2);
    for (let i = 0; i < 100; i++) count("POST /api/chat", "market_data_unavailable", i);
    for (let i = 0; i < 19; i++) count("POST /api/v1/analyze", i < 3 ? "internal" : undefined, i);
    await runJobs("*/5 * * * *", deps());
    expect(await kinds()).toEqual([]);
    passTime(MINUTE);
    count("POST /api/v1/analyze", "internal", 20);
    await runJobs("*/5 * * * *", deps());
    expect(await kinds()).toEqual(["error rate"]);
    passTime(31 * MINUTE);
    await runJobs("*/5 * * * *", deps());
    expect(await kinds()).toEqual([]);
  });
});
