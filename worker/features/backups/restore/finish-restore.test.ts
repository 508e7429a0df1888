import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { chatReplySchema } from "../../../../shared/analysis.ts";
import { shareSchema } from "../../../../shared/shares.ts";
import {
  accountClosures,
  distributions,
  payments,
  receipts,
  shares,
  subscribers,
  talks,
  unmetEndings,
  users,
} from "../../../db/schema.ts";
import { openPerson } from "../../../test/auth/person.ts";
import { emptyBucket, openBackups, readLog, takeDump } from "../../../test/backups/folder.ts";
import { writeHostileRows } from "../../../test/backups/hostile.ts";
import { fill, linesOf, openFresh, restore } from "../../../test/backups/restore.ts";
import { passTime } from "../../../test/clock.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { emptyDatabase } from "../../../test/empty-database.ts";
import { eraseClosed } from "../../accounts/erase-closed.ts";
import { findAlarms } from "../../alarms/find-alarms.ts";
import { findSession } from "../../auth/sessions.ts";
import { applyOpenPayments } from "../../billing/apply/apply-open-payments.ts";
import { reversePayment } from "../../billing/apply/reverse-payment.ts";
import { forgetTalks } from "../../talks/change-talks.ts";

const DAY_MS = 86_400_000;
const db = drizzle(env.DB);
const hex = (n: number) => n.toString(16).padStart(32, "0");
beforeEach(async () => {
  await emptyBucket();
  await emptyDatabase(env.DB);
});

/** A payment for a month of Pre-Enigma, credited and not applied yet. */
async function pay(userId: string, more: Partial<typeof payments.$inferInsert> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const at = Date.now();
  await db.insert(payments).values({
    ...{ id, userId, network: "base", hash: id, method: "crypto", amount: "1", priceCents: 2_000 },
    ...{ tier: "pre-enigma", months: 1, state: "credited", paidAt: at, createdAt: at, ...more },
  });
  return id;
}

/** The database, to which something happens just before a dump reads a table. */
function whenRead(table: string, change: () => Promise<void>): D1Database {
  let isDue = false;
  let isDone = false;
  return {
    prepare(query: string) {
      isDue ||= query.includes(`FROM "${table}"`);
      return env.DB.prepare(query);
    },
    async batch(statements: D1PreparedStatement[]) {
      if (isDue && !isDone) {
        isDone = true;
        await change();
      }
      return env.DB.batch(statements);
    },
  } as unknown as D1Database;
}

/** As the undo link does it. */
const openAgain = (id: string, email: string) =>
  db.batch([
    db.update(users).set({ state: "open", email, standing: sql`standing + 1` }).where(eq(users.id, id)),
    db.delete(accountClosures).where(eq(accountClosures.userId, id)),
  ]);

const sorted = (files: Map<string, string>) =>
  linesOf(files)
    .map((line) => JSON.stringify(line))
    .sort();

describe("F-227: a dump brought up in a fresh installation", () => {
  it("has each row of each table and object as it was, hostile ones among them", async () => {
    await writeHostileRows();
    const { id, makeKey, spend, browser } = await openPerson();
    const { key } = await makeKey();
    await spend(key);
    await browser.post(
      "/api/v1/technical",
      { message: "Bitcoin" },
      { "X-API-Key": key, "Idempotency-Key": "x" },
    );
    await browser.post("/api/talks/keeping", { isOn: true, forget: false });
    await browser.post("/api/talks/holdings", { text: "BTC, 2" });
    await browser.post("/api/chat", { message: "Analyze Bitcoin", keep: { talk: hex(3), turn: hex(3) } });
    await pay(id);
    await applyOpenPayments(openBackups());
    const before = await takeDump();
    const fresh = await openFresh();
    await fill(fresh, before);
    await emptyBucket(fresh);
    const after = await takeDump(fresh);
    expect(sorted(after.files)).toEqual(sorted(before.files));
    expect(after.manifest.counts).toEqual(before.manifest.counts);
    expect(after.manifest.objects).toEqual(before.manifest.objects);
    expect(before.manifest.counts.TALKS).toEqual({ holdings: 1, keeping: 1, talks: 1, turns: 1 });
    expect(before.manifest.counts.CREDITS).toMatchObject({
      calls: 2,
      used: 1,
      tallies: 1,
      idempotency: 1,
      purchases: 1,
    });
  });

  it("fills nothing that has rows: neither a database nor an object that was used", async () => {
    const { makeKey } = await openPerson();
    await makeKey();
    const dump = await takeDump();
    await expect(fill(openBackups(), dump)).rejects.toThrow("only a fresh database can be filled");
    const fresh = await openFresh();
    await fill({ ...fresh }, dump);
    const objects = new Map(
      [...dump.files].map(([name, text]) => [
        name,
        text
          .split("\n")
          .filter((line) => line.startsWith('["CREDITS'))
          .join("\n"),
      ]),
    );
    await openFresh();
    await expect(fill(fresh, { ...dump, files: objects })).rejects.toThrow(
      "only a fresh object can be filled",
    );
  });
});

describe("F-234: after a restore", () => {
  it("what was ended after the dump is ended: keys, suspensions, erasures, shares, grants, talks and the newsletter", async () => {
    const holder = await openPerson();
    const key = await holder.makeKey();
    const suspended = await openPerson();
    await suspended.makeKey();
    const erased = await openPerson();
    const payer = await openPerson();
    const paymentId = await pay(payer.id);
    await applyOpenPayments(openBackups());
    const { id, browser } = await openPerson();
    await browser.post("/api/talks/keeping", { isOn: true, forget: false });
    const asked = await browser.post("/api/chat", {
      message: "Analyze Bitcoin",
      keep: { talk: hex(1), turn: hex(1) },
    });
    const reply = chatReplySchema.parse(await asked.json());
    const body = {
      token: hex(99),
      question: "Analyze Bitcoin",
      reply,
      seal: asked.headers.get("Answer-Seal"),
    };
    const { id: share } = shareSchema.parse(await (await browser.post("/api/shares", body)).json());
    const reader = {
      email: erased.email,
      unsubscribeHash: "hash",
      network: "n",
      createdAt: 1,
      mailedAt: 1,
      mails: 1,
    };
    await db
      .insert(subscribers)
      .values([reader, { ...reader, email: "reader@example.com", unsubscribeHash: "other" }]);

    const dump = await takeDump();
    expect((await holder.browser.send(`/api/keys/${key.id}`, { method: "DELETE" })).status).toBe(200);
    const root = await openPerson("root@example.com", { ADMIN_EMAILS: "root@example.com" });
    await root.browser.post(`/api/admin/accounts/${suspended.id}/suspend`, { reason: "fraud" });
    await erased.signIn();
    expect((await erased.close()).status).toBe(200);
    await browser.send(`/api/shares/${share}`, {
      method: "DELETE",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token: hex(99) }),
    });
    expect((await browser.send(`/api/talks/${hex(1)}`, { method: "DELETE" })).status).toBe(200);
    passTime(8 * DAY_MS);
    await eraseClosed(openBackups());
    await reversePayment(openBackups(), { paymentId, reason: "refunded" });
    await db.update(subscribers).set({ unsubscribedAt: 5 }).where(eq(subscribers.unsubscribeHash, "other"));
    const log = await readLog();
    expect(log.join("")).not.toMatch(/@|fraud/);

    const { deps, differences } = await restore(dump, log);
    expect(differences).toEqual([]);
    const account = (id: string) => deps.accounts.getByName(id);
    expect((await account(holder.id).listKeys()).map(({ isActive }) => isActive)).toEqual([false]);
    expect(await db.select({ state: users.state }).from(users).where(eq(users.id, suspended.id))).toEqual([
      { state: "suspended" },
    ]);
    expect((await account(suspended.id).listKeys()).length).toBe(1);
    const [gone] = await db.select().from(users).where(eq(users.id, erased.id));
    expect(gone).toMatchObject({ state: "closed", email: `closed:${erased.id}` });
    expect(await db.$count(subscribers, eq(subscribers.email, erased.email))).toBe(0);
    const [ended] = await db.select().from(shares).where(eq(shares.id, share));
    expect(ended).toMatchObject({ question: null, packed: null, endedBy: "owner" });
    expect((await deps.talks.getByName(id).list()).talks).toEqual([]);
    expect(await account(payer.id).readPlans()).toEqual([]);
    const [other] = await db.select().from(subscribers).where(eq(subscribers.unsubscribeHash, "other"));
    expect(other?.unsubscribedAt).toBe(5);
  });

  it("who left the newsletter and came back stays a reader", async () => {
    const reader = { unsubscribeHash: "leave", network: "n", createdAt: 1, mailedAt: 1, mails: 1 };
    const email = "reader@example.com";
    await db.insert(subscribers).values({ ...reader, email, confirmedAt: 2, unsubscribedAt: 3 });
    const dump = await takeDump();
    const change = (to: Partial<typeof subscribers.$inferSelect>) => db.update(subscribers).set(to);
    await change({ unsubscribedAt: null, confirmedAt: 4 });
    await change({ unsubscribedAt: 5 });
    await db.delete(subscribers);
    await db.insert(subscribers).values({ ...reader, email });
    await change({ confirmedAt: 6 });
    // A link that is opened twice is no news.
    await change({ confirmedAt: 7 });
    const log = await readLog();
    expect(log.join("").match(/"state":"\w+"/g)).toEqual(['"state":"on"', '"state":"ended"', '"state":"on"']);
    await restore(dump, log);
    expect(await db.select().from(subscribers)).toMatchObject([{ confirmedAt: 6, unsubscribedAt: null }]);
  });

  it("what was paid back, handed out and numbered after the dump is not paid, handed out or numbered again", async () => {
    const { id } = await openPerson();
    const [refunded, sent, receipted] = [await pay(id), await pay(id), await pay(id)];
    const ngma = { tier: null, months: null, ngmaAmount: 40, deliveryAddress: "wallet" };
    await db.update(payments).set(ngma).where(eq(payments.id, sent));
    await db.insert(distributions).values({ paymentId: sent, status: "pending" });
    const dump = await takeDump();
    await db
      .update(payments)
      .set({ state: "refunded", refundHash: "0xback" })
      .where(eq(payments.id, refunded));
    await db.update(distributions).set({ status: "sent", txHash: "0xsent", sentAt: 7 });
    await db.insert(receipts).values({ number: 12, paymentId: receipted, issuedAt: 9, seller: "{}" });
    const { differences } = await restore(dump, await readLog());
    expect(differences).toEqual([expect.stringContaining(`receipt 12 of payment ${receipted}`)]);
    const [paidBack] = await db.select().from(payments).where(eq(payments.id, refunded));
    expect(paidBack).toMatchObject({ state: "refunded", refundHash: "0xback" });
    expect(await db.select().from(distributions)).toMatchObject([
      { status: "sent", txHash: "0xsent", sentAt: 7 },
    ]);
    expect(await db.select().from(receipts)).toMatchObject([
      { number: 12, paymentId: receipted, issuedAt: 9 },
    ]);
  });

  it("a payment made after the dump is found again as it ended: paid back, taken back, handed out, with its number", async () => {
    const { id } = await openPerson();
    const dump = await takeDump();
    const [parked, credited, sent] = [await pay(id), await pay(id), await pay(id)];
    const ngma = { tier: null, months: null, ngmaAmount: 40, deliveryAddress: "wallet" };
    await db.update(payments).set(ngma).where(eq(payments.id, sent));
    await db.update(payments).set({ state: "parked" }).where(eq(payments.id, parked));
    const back = { state: "refunded" as const, refundHash: "0xback" };
    await db.update(payments).set(back).where(eq(payments.id, parked));
    await reversePayment(openBackups(), { paymentId: credited, reason: "disputed" });
    await db.insert(distributions).values({ paymentId: sent, status: "pending" });
    await db.update(distributions).set({ status: "sent", txHash: "0xsent", sentAt: 7 });
    await db.insert(receipts).values([
      { number: 12, paymentId: sent, issuedAt: 9, seller: "{}" },
      { number: 13, paymentId: sent, issuedAt: 9, seller: "{}" },
    ]);
    const { deps, differences } = await restore(dump, await readLog());
    expect(differences.filter((text) => text.includes("0xback"))).toHaveLength(1);
    expect(differences.filter((text) => text.includes("0xsent"))).toHaveLength(1);
    expect(await db.$count(payments)).toBe(0);

    await pay(id, { hash: parked, state: "parked" });
    await pay(id, { hash: credited });
    const again = await pay(id, { ...ngma, hash: sent });
    await applyOpenPayments(deps);
    const found = async (hash: string) =>
      (await db.select().from(payments).where(eq(payments.hash, hash)))[0];
    expect(await found(parked)).toMatchObject(back);
    expect(await found(credited)).toMatchObject({ reversalReason: "disputed", state: "credited" });
    expect(await deps.accounts.getByName(id).readPlans()).toEqual([]);
    expect(await db.select().from(distributions)).toMatchObject([
      { paymentId: again, status: "sent", txHash: "0xsent", sentAt: 7 },
    ]);
    expect(await db.select().from(receipts)).toMatchObject([
      { number: 12, paymentId: again },
      { number: 13, paymentId: again },
    ]);
    expect(await db.$count(unmetEndings)).toBe(0);
    await emptyBucket();
    const next = await restore(await takeDump(), await readLog());
    expect(next.differences.filter((text) => text.includes("0x"))).toEqual([]);
  });

  it("money that was paid back while it was parked is not granted when it is found again as its order's", async () => {
    const { id } = await openPerson();
    const dump = await takeDump();
    const hash = await pay(id);
    await db.update(payments).set({ state: "parked" });
    await db.update(payments).set({ state: "refunded", refundHash: "0xback" });
    const { deps } = await restore(dump, await readLog());
    await pay(id, { hash });
    await applyOpenPayments(deps);
    expect(await db.select().from(payments)).toMatchObject([
      { state: "credited", reversalReason: "refunded", refundHash: "0xback" },
    ]);
    expect(await deps.accounts.getByName(id).readPlans()).toEqual([]);
  });

  it("an account closed or opened again while the dump is written has its address still", async () => {
    for (const table of ["account_closures", "talks", "watched_assets"])
      for (const state of ["closed", "open"] as const) {
        await emptyBucket();
        await emptyDatabase(env.DB);
        const { id, email, close, signIn } = await openPerson();
        if (state === "open") await close();
        const change = async () => {
          if (state === "open") return void (await openAgain(id, email));
          await signIn();
          expect((await close()).status).toBe(200);
        };
        const dump = await takeDump({ ...openBackups(), databases: { DB: whenRead(table, change) } });
        const { differences } = await restore(dump, await readLog());
        expect(differences).toEqual([]);
        const [user] = await db.select().from(users).where(eq(users.id, id));
        const [closure] = await db.select().from(accountClosures).where(eq(accountClosures.userId, id));
        expect([table, user?.state, closure?.email ?? user?.email]).toEqual([table, state, email]);
        expect(closure !== undefined, table).toBe(state === "closed");
      }
  });

  it("talks that were moved into their object after it was dumped are not deleted", async () => {
    const { id, browser } = await openPerson();
    await db
      .insert(talks)
      .values({ userId: id, id: hex(1), title: "Bitcoin", createdAt: Date.now(), updatedAt: Date.now() });
    const list = async () => (await browser.send("/api/talks")).json();
    const move = async () => void (await list());
    const dump = await takeDump({ ...openBackups(), databases: { DB: whenRead("account_checks", move) } });
    const { deps } = await restore(dump, []);
    passTime(2 * DAY_MS);
    await forgetTalks(deps);
    expect(await db.select({ id: talks.id }).from(talks)).toEqual([{ id: hex(1) }]);
  });

  it("a payment that the objects do not know yet is applied by its id, and none twice", async () => {
    const known = await openPerson();
    await pay(known.id);
    await applyOpenPayments(openBackups());
    const plans = await openBackups().accounts.getByName(known.id).readPlans();
    const late = await openPerson();
    const id = await pay(late.id);
    // As if it had come while the dump was written: objects first, records after.
    await db.update(payments).set({ appliedAt: 1 }).where(eq(payments.id, id));
    const { deps, applied, differences } = await restore(await takeDump(), []);
    expect(applied).toBeGreaterThan(1);
    expect(differences).toEqual([]);
    expect(await deps.accounts.getByName(known.id).readPlans()).toEqual(plans);
    expect(await deps.accounts.getByName(late.id).readPlans()).toHaveLength(1);
    expect((await deps.accounts.getByName(late.id).readLedger()).grants).toHaveLength(1);
  });

  it("a grant that no payment stands for is named, and one alarm tells of all", async () => {
    expectErrors();
    const { id } = await openPerson();
    const account = openBackups().accounts.getByName(id);
    await account.applyPayment({ id: "unpaid", source: "crypto", tier: "enigmatic", months: 1 });
    await db.insert(payments).values({
      ...{
        id: crypto.randomUUID(),
        network: "base",
        hash: crypto.randomUUID(),
        method: "crypto",
        amount: "1",
      },
      ...{ priceCents: 1, state: "parked", paidAt: 1, createdAt: 1 },
    });
    const { deps, differences } = await restore(await takeDump(), []);
    expect(differences.join()).toMatch(new RegExp(`account ${id}: .*grant_without_payment.*unpaid`));
    const { alarms } = await findAlarms(deps);
    expect(alarms.map(({ kind }) => kind)).toEqual(["after the restore"]);
    expect(alarms[0]?.detail).toMatch(/money difference .*parked payments/);
    passTime(DAY_MS);
    expect((await findAlarms(deps)).alarms.map(({ kind }) => kind)).toEqual([
      "money difference",
      "parked payments",
    ]);
  });

  it("nobody is signed in, also where a copy of the sessions came back, and people can sign in again", async () => {
    const { browser, id, signIn } = await openPerson();
    const kept = await env.DB.prepare("SELECT * FROM sessions WHERE user_id = ?")
      .bind(id)
      .first<Record<string, string>>();
    const cookie = [...browser.jar].find(([name]) => name.endsWith("session"))?.[1];
    const deps = openBackups();
    expect(await findSession(deps, cookie)).not.toBeNull();
    const dump = await takeDump();
    const { epoch } = await restore(dump, []);
    expect(epoch).toBe(1);
    expect((await browser.check()).authenticated).toBe(false);
    const columns = Object.keys(kept ?? {});
    await env.DB.prepare(`INSERT INTO sessions (${columns.join()}) VALUES (${columns.map(() => "?").join()})`)
      .bind(...Object.values(kept ?? {}))
      .run();
    expect(await findSession(deps, cookie)).toBeNull();
    passTime(1_000);
    await signIn();
    expect((await browser.check()).authenticated).toBe(true);
    await emptyBucket();
    expect((await restore(await takeDump(), [])).epoch).toBe(2);
  });
});
