import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { runJobs } from "../../cron.ts";
import { jobs, users } from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import type { Env } from "../../env.ts";
import { checkAccounts } from "../../features/billing/money/check-accounts.ts";
import { readProblem } from "../ask.ts";
import { openBrowser } from "../auth/browser.ts";
import { openPerson } from "../auth/person.ts";
import { begin, openBilling, pay, settleAs } from "../billing/open-billing.ts";
import { passTime } from "../clock.ts";
import { expectErrors } from "../console-lines.ts";

const db = drizzle(env.DB);

/** Every row of the database, as a backup has it. */
async function dump(): Promise<[table: string, rows: Record<string, unknown>[]][]> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*' AND name NOT GLOB 'record_*'",
  ).all<{ name: string }>();
  return Promise.all(
    results.map(
      async ({ name }) => [name, (await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results] as const,
    ),
  ) as Promise<[string, Record<string, unknown>[]][]>;
}

async function restore(backup: Awaited<ReturnType<typeof dump>>): Promise<void> {
  await env.DB.batch(
    backup.flatMap(([table, rows]) => [
      env.DB.prepare(`DELETE FROM "${table}"`),
      ...rows.map((row) => {
        const names = Object.keys(row);
        const marks = names.map(() => "?").join();
        return env.DB.prepare(`INSERT INTO "${table}" ("${names.join('","')}") VALUES (${marks})`).bind(
          ...Object.values(row),
        );
      }),
    ]),
  );
}

describe("the drills of worker/RUNBOOK.md", () => {
  it("F-206: after a backup is restored sign-in and keys go on, and the comparison names what was paid since", async () => {
    expectErrors();
    const { deps, ledgers } = openBilling();
    const person = await openPerson();
    const { key } = await person.makeKey();
    const backup = await dump();

    const intent = await begin(deps, person);
    const facts = await deps.chains.base?.findTransaction(pay(ledgers, intent));
    expect(await settleAs(deps, { intent, facts: facts ?? null })).toMatchObject({ status: "paid" });
    expect((await person.month()).tier).toBe("pre-enigma");
    await restore(backup);

    expect((await person.month()).email).toBe(person.email);
    expect((await person.spend(key)).status).toBe(200);
    passTime(2 * 3_600_000);
    await checkAccounts(openDeps(env, { waitUntil: () => {} }));
    const found = await env.DB.prepare("SELECT differences FROM account_checks WHERE user_id = ?")
      .bind(person.id)
      .first<{ differences: string }>();
    expect(JSON.parse(found?.differences ?? "[]")).toMatchObject([{ kind: "grant_without_payment" }]);
  });

  it("KEY_SECRET is rotated: old keys and the known browser go on, new keys are under the new one", async () => {
    const old = env.KEY_SECRET ?? "";
    const person = await openPerson();
    const { key } = await person.makeKey();
    const fresh = "another secret of the tests, 32 characters at least";
    const ask = (vars: Partial<Env>, one: string) =>
      openBrowser({ vars }).post("/api/v1/technical", { message: "Bitcoin" }, { "X-API-Key": one });
    const both = { KEY_SECRET: fresh, KEY_SECRET_PREVIOUS: old };
    expect((await ask(both, key)).status).toBe(200);
    const again = await openPerson(person.email, both);
    expect(again.id).toBe(person.id);
    const next = await again.makeKey();
    expect((await again.month()).creditsLimit).toBe(100);
    expect((await ask({ KEY_SECRET: fresh }, next.key)).status).toBe(200);
    expect((await ask({ KEY_SECRET: fresh }, key)).status).toBe(401);
  });

  it("maintenance: everything says so but what tells how the service does, nothing is charged, cron rests", async () => {
    expectErrors();
    const person = await openPerson();
    const { key } = await person.makeKey();
    const MAINTENANCE = "Back at 14:00 UTC.";
    const there = openBrowser({ vars: { MAINTENANCE } });
    for (const [name, value] of person.browser.jar) there.jar.set(name, value);
    const replies = [
      await there.send("/api/keys"),
      await there.post("/api/chat", { message: "Bitcoin" }),
      await there.post("/api/v1/technical", { message: "Bitcoin" }, { "X-API-Key": key }),
      await there.post("/api/stripe/webhook", {}, { "Stripe-Signature": "t=1,v1=x" }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(503);
      expect(reply.headers.get("retry-after")).toBe("300");
      expect(await readProblem(reply)).toMatchObject({
        code: "maintenance",
        detail: MAINTENANCE,
        charged: 0,
      });
    }
    expect((await there.send("/api/health")).status).toBe(200);
    expect((await person.month()).creditsUsed).toBe(0);
    await db.delete(jobs);
    await runJobs("*/15 * * * *", openDeps({ ...env, MAINTENANCE }, { waitUntil: () => {} }));
    expect(await db.select().from(jobs)).toEqual([]);
    expect((await db.select().from(users)).length).toBeGreaterThan(0);
  });
});
