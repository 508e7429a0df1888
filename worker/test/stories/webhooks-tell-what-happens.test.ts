import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  webhookBodySchema,
} from "../../../shared/webhook-events.ts";
import {
  endings,
  mails,
  notices,
  payments,
  priceAlerts,
  recordRows,
  subscriptions,
  webhookBodies,
  webhookCounts,
  webhookDeliveries,
  webhookEndpoints,
  webhookMarks,
} from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { eraseClosedJob } from "../../features/accounts/jobs.ts";
import { applyEndings, type Ending } from "../../features/backups/restore/apply-endings.ts";
import { noticeEntry } from "../../features/billing/notices/notice-entry.ts";
import { sendNotices as sendBuyers } from "../../features/billing/notices/send-notices.ts";
import { sendNotices as sendCredits } from "../../features/keys/notices/send-notices.ts";
import { appendRows } from "../../features/record/append-rows.ts";
import type { Draft } from "../../features/record/make-rows.ts";
import { notifyOutcomes } from "../../features/record/notify-outcomes.ts";
import { fireAlert } from "../../features/watch/fire-alert.ts";
import { sendWebhooks } from "../../features/webhooks/send-webhooks.ts";
import { readProblem } from "../ask.ts";
import { passTime } from "../clock.ts";
import { openOwner } from "../webhooks/owner.ts";
import { openInternet } from "../webhooks/receivers.ts";

const DAY = 86_400_000;
const db = drizzle(env.DB);
const deps = () => openDeps(env, { waitUntil: () => {} });
type Alert = typeof priceAlerts.$inferInsert;

beforeEach(async () => {
  const tables = [
    ...[
      mails,
      notices,
      priceAlerts,
      webhookBodies,
      webhookCounts,
      webhookDeliveries,
      webhookEndpoints,
      webhookMarks,
    ],
    endings,
  ];
  for (const table of tables) await db.delete(table);
});

async function openTold(internet = openInternet(), host = "hooks.example.com") {
  const owner = await openOwner(internet);
  const { id, secret } = await owner.open(host, WEBHOOK_EVENT_NAMES);
  const told = async () => {
    internet.got.length = 0;
    await sendWebhooks(deps());
    return internet.got.map(({ body }) => webhookBodySchema.parse(JSON.parse(body)));
  };
  return { ...owner, id, secret, told };
}

async function fire(person: { id: string; email: string }, more: Partial<Alert>) {
  const id = crypto.randomUUID();
  const at = Date.now();
  await db.insert(priceAlerts).values({
    ...{ id, userId: person.id, market: "simulated", asset: "BTC", kind: "level", high: 95_000 },
    ...{ isClear: true, createdAt: at, armedAt: at, ...more },
  });
  const [alert] = await db.select().from(priceAlerts).where(eq(priceAlerts.id, id));
  if (!alert) throw new Error("no alert");
  const seen = {
    price: 95_100,
    source: "Simulated",
    pricedAt: at,
    action: alert.kind === "call" ? "Sell" : null,
  };
  const fireIt = () => fireAlert(deps(), { alert, email: person.email }, seen as never);
  await Promise.all([fireIt(), fireIt()]);
}

async function notify(userId: string, kind: "paid" | "payment failed" | "parked") {
  const id = crypto.randomUUID();
  if (kind === "payment failed")
    await db
      .insert(subscriptions)
      .values({ id, userId, tier: "enigmatic", status: "past_due", updatedAt: 1 });
  else
    await db.insert(payments).values({
      ...{ id, userId, network: "base", hash: id, method: "crypto", tier: "pre-enigma", months: 1 },
      ...{ asset: "x", symbol: "USDC", decimals: 6, amount: "20000123", priceCents: 2_000 },
      ...{ state: kind === "paid" ? "credited" : "parked", paidAt: 1, createdAt: 1 },
    });
  const subject = kind === "payment failed" ? `${id} 5` : id;
  await noticeEntry(db, { subject, kind, userId, at: Date.now() });
  await Promise.all([sendBuyers(deps()), sendBuyers(deps())]);
}

const spent = (percent: 80 | 100, keyName: string | null = null) => ({
  ...{ bucket: 1, subject: keyName ?? "", percent, keyName, used: percent, limit: 100 },
  resetsAt: Date.now() + DAY,
});

/** Writes outcomes into the simulated chain, `count` of them. */
async function score(count: number, from = 0) {
  const rows = Array.from({ length: count }, (_, i) => ({
    ...{ kind: "call-outcome", asset: "BTC", type: "crypto", horizonDays: 30, result: "scored", split: null },
    ...{ date: new Date(Date.UTC(2020, 0, 1 + from + i)).toISOString().slice(0, 10), until: "2026-01-01" },
    ...{ of: 1, sources: [], close: 5, action: "Hold", change: 1, right: true },
  }));
  for (let at = 0; at < count; at += 50)
    await appendRows(deps(), "simulated", rows.slice(at, at + 50) as unknown as Draft<never>[]);
}

const CAUSES: Record<WebhookEvent, [(who: { id: string; email: string }) => Promise<unknown>, object]> = {
  "call.changed": [
    (who) => fire(who, { kind: "call", high: null, action: "Buy", ofDate: "2026-10-11" }),
    { asset: "BTC", from: "Buy", to: "Sell", market: "simulated" },
  ],
  "level.touched": [(who) => fire(who, {}), { asset: "BTC", side: "above", level: 95_000, price: 95_100 }],
  "range.left": [
    (who) => fire(who, { kind: "range", low: 1, horizonDays: 7, ofDate: "2026-10-11", until: "2026-10-18" }),
    { horizonDays: 7, low: 1, high: 95_000, from: "2026-10-11", until: "2026-10-18" },
  ],
  "record.scored": [
    async () => {
      await notifyOutcomes(deps(), "simulated");
      await score(1, 500);
      await Promise.all([notifyOutcomes(deps(), "simulated"), notifyOutcomes(deps(), "simulated")]);
    },
    { rows: [{ kind: "call-outcome", action: "Hold", right: true }] },
  ],
  "credits.used": [
    ({ id }) => sendCredits(deps(), id, [spent(80)]),
    { percent: 80, used: 80, limit: 100, key: null },
  ],
  "payment.received": [
    ({ id }) => notify(id, "paid"),
    { amount: "20.000123", symbol: "USDC", method: "crypto", priceCents: 2_000 },
  ],
  "subscription.payment_failed": [({ id }) => notify(id, "payment failed"), { tier: "enigmatic" }],
};

describe("what happens is told", () => {
  it.each(WEBHOOK_EVENT_NAMES)("%s: once, in its own shape, and to nobody else", async (type) => {
    const ada = await openTold();
    const bob = await openTold(ada.internet, "bob.example.com");
    const [cause, data] = CAUSES[type];
    await cause(ada.person);
    const bodies = await ada.told();
    const both = type === "record.scored";
    const kept = (await db.select().from(webhookDeliveries)).filter((one) => one.type === type);
    expect(kept.map(({ body }) => body === "")).toEqual(both ? [true, true] : [false]);
    expect(await db.$count(webhookBodies)).toBe(both ? 1 : 0);
    expect(bodies.map((body) => body.type)).toEqual(both ? [type, type] : [type]);
    expect(bodies[0]).toMatchObject({ timestamp: new Date().toISOString(), data });
    expect(WEBHOOK_EVENTS[type].data.strict().safeParse(bodies[0]?.data).error).toBeUndefined();
    const text = JSON.stringify(bodies);
    for (const secret of [ada.secret, bob.secret, ada.person.email, bob.person.id, bob.person.email])
      expect(text).not.toContain(secret);
    if (!both) expect(ada.internet.got.map(({ url }) => new URL(url).host)).toEqual(["hooks.example.com"]);
    expect(await ada.told()).toEqual([]);
  });

  it("with the mail that tells it, or not at all: a run that dies between leaves neither, and the next one has both", async () => {
    const { person, told } = await openTold();
    await db.insert(subscriptions).values({
      ...{ id: "sub_x", userId: person.id, tier: "enigmatic", status: "past_due", updatedAt: 1 },
    });
    await noticeEntry(db, { subject: "sub_x 5", kind: "payment failed", userId: person.id, at: 1 });
    await db.delete(mails);
    const dying = {
      ...deps(),
      db: { __proto__: db, batch: () => Promise.reject(new Error("dead")) } as never,
    };
    await expect(sendBuyers(dying)).rejects.toThrow("not sent");
    expect([await told(), await db.$count(mails)]).toEqual([[], 0]);
    await sendBuyers(deps());
    expect([(await told()).length, await db.$count(mails)]).toEqual([1, 1]);
  });

  it("of 80% and of 100%, of credits and of a key's budget, each for itself", async () => {
    const { person, told } = await openTold();
    const all = [spent(80), spent(100), spent(80, "robot")];
    await sendCredits(deps(), person.id, all);
    await sendCredits(deps(), person.id, all);
    const bodies = await told();
    expect(bodies.map(({ data }) => [data.percent, data.key])).toEqual(
      expect.arrayContaining([
        [80, null],
        [100, null],
        [80, "robot"],
      ]),
    );
    expect(bodies).toHaveLength(3);
  });

  it("of a payment that waits for an admin there is no event", async () => {
    const { person, told } = await openTold();
    await notify(person.id, "parked");
    expect(await told()).toEqual([]);
  });

  it("of many outcomes sixty come together, none twice, and those of before the first run never", async () => {
    const { told } = await openTold();
    await drizzle(env.RECORD)
      .delete(recordRows)
      .catch(() => {});
    await score(3, 1_000);
    await notifyOutcomes(deps(), "simulated");
    expect(await told()).toEqual([]);
    await score(130, 2_000);
    for (let run = 0; run < 4; run++) await notifyOutcomes(deps(), "simulated");
    const rows = (await told()).map(({ data }) => (data.rows as { seq: number }[]).map(({ seq }) => seq));
    expect(rows.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual([60, 60, 10]);
    expect(new Set(rows.flat()).size).toBe(130);
  });
});

describe("an account that ends", () => {
  it("is sent nothing from then on, and after a week nothing of its webhooks is left", async () => {
    const { person, told, deliveries, id } = await openTold();
    await fire(person, {});
    expect(await deliveries(id)).toContainEqual(expect.objectContaining({ type: "level.touched" }));
    expect((await person.close()).status).toBe(200);
    await sendCredits(deps(), person.id, [spent(80)]);
    expect(await told()).toEqual([]);
    passTime(8 * DAY);
    await eraseClosedJob(deps());
    expect(await db.$count(webhookEndpoints)).toBe(0);
    expect(await db.$count(webhookDeliveries)).toBe(0);
  });

  it("has its endpoints and deliveries in its export, without their secrets", async () => {
    const { person, secret, told } = await openTold();
    await fire(person, {});
    await told();
    const text = await (await person.browser.send("/api/account/export")).text();
    expect(JSON.parse(text)).toMatchObject({
      webhookEndpoints: [{ url: "https://hooks.example.com/hooks", state: "active" }],
    });
    expect(text).toContain("level.touched");
    const [row] = await db.select().from(webhookEndpoints);
    for (const hidden of [secret, row?.secret ?? "?"]) expect(text).not.toContain(hidden);
  });
});

describe("a restore", () => {
  it("ends again what ended after its dump: a deleted endpoint goes, one with a rotated secret rests", async () => {
    const ada = await openTold();
    const bob = await openTold(ada.internet, "bob.example.com");
    const dumped = await db.select().from(webhookEndpoints);
    await ada.remove(ada.id);
    await bob.rotate(bob.id);
    const ended = (await db.select().from(endings)).filter(({ kind }) => kind === "webhook");
    expect(ended.map(({ subject, state }) => [subject, state])).toEqual([
      [ada.id, "deleted"],
      [bob.id, "rotated"],
    ]);
    await db.delete(webhookEndpoints);
    await db.insert(webhookEndpoints).values(dumped);
    // One that was rotated before the dump has its secret in it.
    const cleo = await openTold(ada.internet, "cleo.example.com");
    await cleo.rotate(cleo.id);
    const old = (await db.select().from(endings)).filter(({ subject }) => subject === cleo.id);
    await applyEndings(deps(), [...ended, ...old] as unknown as Ending[]);
    expect(await cleo.list()).toMatchObject([{ state: "active" }]);
    await fire(ada.person, {});
    await fire(bob.person, {});
    expect(await ada.told()).toEqual([]);
    expect(await ada.list()).toEqual([]);
    expect(await bob.list()).toMatchObject([{ state: "off", offReason: "restored" }]);
    // Its old secret is nobody's any more: it is rotated before it is confirmed, and signs no more.
    expect((await readProblem(await bob.post(`/${bob.id}/confirm`))).detail).toContain("Rotate it");
    await bob.rotate(bob.id);
    expect(await bob.list()).toMatchObject([{ state: "unconfirmed", offReason: null, oldSecretUntil: null }]);
    expect((await bob.post(`/${bob.id}/confirm`)).status).toBe(200);
  });
});
