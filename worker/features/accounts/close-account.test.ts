import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { closeAccountReplySchema } from "../../../shared/accounts.ts";
import { SCHEDULE } from "../../cron.ts";
import {
  accountClosures,
  mails,
  payments,
  priceAlerts,
  subscribers,
  users,
  watchedAssets,
} from "../../db/schema.ts";
import { openDeps } from "../../deps.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { openPerson } from "../../test/auth/person.ts";
import { begin, openBilling, pay, settleAs } from "../../test/billing/open-billing.ts";
import { openCardShop } from "../../test/cards/card-shop.ts";
import { passTime } from "../../test/clock.ts";
import { expectErrors, watchConsole } from "../../test/console-lines.ts";
import { addKey } from "../../test/keys/account.ts";
import { someEmail } from "../../test/people.ts";
import { makeRandomText } from "../auth/secrets.ts";
import { closeAccount } from "./close-account.ts";
import { eraseClosedJob, finishClosingsJob } from "./jobs.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const db = drizzle(env.DB);
const deps = () => openDeps(env, { waitUntil: () => {} });

/** The token of the last undo link on its way to somebody. */
async function undoTokenOf(email: string): Promise<string> {
  const query = "SELECT body FROM mails WHERE recipient = ? AND kind = 'account closed' ORDER BY rowid DESC";
  const mail = await env.DB.prepare(query).bind(email).first<{ body: string }>();
  return /undo=([A-Za-z0-9]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}
const undo = (token: string) => openBrowser().post("/api/account/undo", { token });
const codeOf = async (reply: Response) => `${reply.status} ${(await readProblem(reply)).code}`;

describe("closing one's account", () => {
  it("takes a sign-in of the last 15 minutes and one's own address, typed", async () => {
    const person = await openPerson();
    expect(await codeOf(await person.close("somebody@example.com"))).toBe("400 close_unconfirmed");
    passTime(15 * MINUTE + 1);
    expect(await codeOf(await person.close())).toBe("403 sign_in_again");
    expect(await codeOf(await person.browser.send("/api/account/export"))).toBe("403 sign_in_again");
    expect((await person.month()).email).toBe(person.email);
    await person.signIn();
    expect((await person.close(` ${person.email.toUpperCase()} `)).status).toBe(200);
  });

  it("F-020: ends every session and key for the very next call, anywhere", async () => {
    const person = await openPerson();
    const other = await openPerson(person.email);
    const { key } = await person.makeKey();
    expect((await person.spend(key)).status).toBe(200);
    const reply = await person.close();
    expect(closeAccountReplySchema.parse(await reply.json()).undoUntil).toBe(
      new Date(Date.now() + 7 * DAY).toISOString(),
    );
    expect(person.browser.jar.has("enigma_session")).toBe(false);
    expect((await other.browser.send("/api/keys")).status).toBe(401);
    expect(await codeOf(await person.spend(key))).toBe("401 key_invalid");
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ state: "closed", email: `closed:${person.id}` });
    expect(row?.standingApplied).toBe(row?.standing);
  });

  it("lets no key be made by a request that was under way", async () => {
    const person = await openPerson();
    await person.makeKey();
    await person.close();
    await expect(addKey(env.CREDITS.getByName(person.id), person.id)).rejects.toThrow("signed_out");
  });

  it("is one closing, however often it is asked for at once", async () => {
    const person = await openPerson();
    const replies = await Promise.all([person.close(), person.close(), person.close()]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await db.select().from(mails);
    expect(rows.filter(({ recipient }) => recipient === person.email)).toHaveLength(1);
    expect((await undo(await undoTokenOf(person.email))).status).toBe(200);
  });

  it("is finished by cron when the account's object cannot be reached", async () => {
    const person = await openPerson();
    const { key } = await person.makeKey();
    const down = { getByName: () => ({ setStanding: () => Promise.reject(new Error("down")) }) };
    const there = openBrowser({ vars: { CREDITS: down as unknown as typeof env.CREDITS } });
    for (const [name, value] of person.browser.jar) there.jar.set(name, value);
    expect((await there.post("/api/account/close", { email: person.email })).status).toBe(200);
    watchConsole();
    expect((await person.browser.send("/api/keys")).status).toBe(401);
    expect((await person.spend(key)).status).toBe(200);
    await finishClosingsJob(deps());
    expect((await person.spend(key)).status).toBe(401);
  });

  it("parks money that comes later by a wallet", async () => {
    const { deps: tools, ledgers } = openBilling();
    const person = await openPerson();
    const intent = await begin(tools, person);
    await person.close();
    const facts = await tools.chains.base?.findTransaction(pay(ledgers, intent));
    expect(await settleAs(tools, { intent, facts: facts ?? null })).toEqual({
      status: "rejected",
      code: "account_closed",
      parked: true,
    });
    const [row] = await db.select().from(payments).where(eq(payments.userId, person.id));
    expect(row).toMatchObject({ state: "parked", code: "account_closed", parkedFor: intent.id });
  });

  it("cancels the card subscription at the provider", async () => {
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    shop.shop.pay(await buyer.begin("enigmatic"));
    await shop.deliverAll();
    await closeAccount(shop.deps(), buyer.user);
    const { subscriptions } = await buyer.account();
    expect(subscriptions).toMatchObject([{ status: "canceled", endedAt: expect.any(Number) }]);
    expect(shop.shop.all("subscription").map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("parks money that comes later by card, and no subscription of it goes on", async () => {
    expectErrors();
    const shop = openCardShop();
    const buyer = await shop.openBuyer();
    const session = await buyer.begin("enigmatic");
    await closeAccount(shop.deps(), buyer.user);
    shop.shop.pay(session);
    await shop.deliverAll();
    const { tier, payments: paid, subscriptions } = await buyer.account();
    expect({ tier, paid }).toMatchObject({
      tier: "free",
      paid: [{ state: "parked", code: "account_closed", appliedAt: null }],
    });
    expect(subscriptions).toMatchObject([{ status: "canceled" }]);
  });
});

describe("opening it again", () => {
  it("works for seven days, once, for the same account; its keys stay ended", async () => {
    const person = await openPerson();
    const { key } = await person.makeKey();
    await person.close();
    const token = await undoTokenOf(person.email);
    passTime(7 * DAY - MINUTE);
    expect(await (await undo(token)).json()).toEqual({ reopened: true, email: person.email });
    expect(await codeOf(await undo(token))).toBe("410 undo_invalid");
    expect((await person.spend(key)).status).toBe(401);
    const again = await openPerson(person.email);
    expect(again.id).toBe(person.id);
    expect((await again.spend((await again.makeKey()).key)).status).toBe(200);
  });

  it("does not after seven days, nor with a token that never was", async () => {
    const person = await openPerson();
    await person.close();
    const token = await undoTokenOf(person.email);
    expect(await codeOf(await undo(makeRandomText(43)))).toBe("410 undo_invalid");
    passTime(7 * DAY);
    expect(await codeOf(await undo(token))).toBe("410 undo_invalid");
  });

  it("waits for a newer account of the address to be closed", async () => {
    const person = await openPerson();
    await person.close();
    const token = await undoTokenOf(person.email);
    const newer = await openPerson(person.email);
    expect(newer.id).not.toBe(person.id);
    expect(await codeOf(await undo(token))).toBe("409 address_taken");
    await newer.close();
    expect((await undo(token)).status).toBe(200);
    expect((await openPerson(person.email)).id).toBe(person.id);
  });
});

describe("free credits belong to a mailbox", () => {
  const spendSome = async (person: Awaited<ReturnType<typeof openPerson>>, count: number) => {
    const { key } = await person.makeKey();
    for (let i = 0; i < count; i++) expect((await person.spend(key)).status).toBe(200);
    return key;
  };

  it("closing and signing in again gives no new ones within the month", async () => {
    const first = await openPerson();
    await spendSome(first, 3);
    await first.close();
    const second = await openPerson(first.email);
    const key = await spendSome(second, 2);
    expect(await second.month()).toMatchObject({ creditsUsed: 2, creditsLimit: 97 });
    await second.close();
    const third = await openPerson(first.email);
    await third.makeKey();
    expect((await third.month()).creditsLimit).toBe(95);
    expect((await third.spend(key)).status).toBe(401);
    passTime(32 * DAY);
    await third.signIn();
    expect(await third.month()).toMatchObject({ creditsUsed: 0, creditsLimit: 100 });
  });

  it("opening it again takes nothing twice and gives nothing back", async () => {
    const first = await openPerson();
    await spendSome(first, 3);
    await first.close();
    const token = await undoTokenOf(first.email);
    expect((await undo(token)).status).toBe(200);
    await first.signIn();
    expect(await first.month()).toMatchObject({ creditsUsed: 3, creditsLimit: 100 });

    await first.close();
    const again = await undoTokenOf(first.email);
    const second = await openPerson(first.email);
    await spendSome(second, 2);
    await second.close();
    expect((await undo(again)).status).toBe(200);
    await second.signIn();
    expect(await second.month()).toMatchObject({ creditsUsed: 3, creditsLimit: 98 });
  });

  it("spellings of one mailbox at a large provider share them and are still two people", async () => {
    const name = makeRandomText(10).toLowerCase();
    const first = await openPerson(`${name}@gmail.com`);
    await spendSome(first, 1);
    const second = await openPerson(`${name}+two@gmail.com`);
    expect(second.id).not.toBe(first.id);
    const { key } = await second.makeKey();
    expect(await codeOf(await second.spend(key))).toBe("402 credits_exhausted");
    await first.close();
    await second.signIn();
    await second.makeKey();
    expect((await second.month()).creditsLimit).toBe(99);
  });
});

describe("what is left of a closed account", () => {
  const dump = async () => {
    const { results } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'",
    ).all<{ name: string }>();
    const rows = results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all());
    return JSON.stringify((await Promise.all(rows)).map((one) => one.results));
  };

  it("after the undo link has ended: its books, and nothing that names the person", async () => {
    const person = await openPerson();
    const { key } = await person.makeKey();
    await person.spend(key);
    const at = Date.now();
    await db.insert(payments).values({
      ...{
        id: makeRandomText(8),
        userId: person.id,
        network: "base",
        hash: makeRandomText(8),
        method: "crypto",
      },
      ...{ amount: "1", priceCents: 2000, state: "credited", paidAt: at, createdAt: at },
    });
    await db
      .insert(subscribers)
      .values({ email: person.email, network: "x", createdAt: at, mailedAt: at, mails: 1 });
    await person.browser.post("/api/watch/assets", { asset: "BTC" });
    await person.browser.post("/api/watch/alerts", {
      asset: "BTC",
      kind: "level",
      side: "above",
      price: 1e6,
    });
    await person.close();
    const kept = env.DB.prepare("SELECT count(*) AS n FROM payments WHERE user_id = ?").bind(person.id);
    passTime(7 * DAY - MINUTE);
    await eraseClosedJob(deps());
    expect(await dump()).toContain(person.email);
    passTime(16 * MINUTE);
    for (const name of ["sign-in clean-up", "erasure"]) await SCHEDULE["*/15 * * * *"]?.[name]?.(deps());
    expect(await dump()).not.toContain(person.email);
    expect((await kept.first<{ n: number }>())?.n).toBe(1);
    expect(await db.$count(priceAlerts, eq(priceAlerts.userId, person.id))).toBe(0);
    expect(await db.$count(watchedAssets, eq(watchedAssets.userId, person.id))).toBe(0);
    const [closure] = (await db.select().from(accountClosures)).filter(({ userId }) => userId === person.id);
    expect(closure).toMatchObject({ email: null, undoHash: null, erasedAt: Date.now() });
    const object = env.CREDITS.getByName(person.id);
    expect(await object.listKeys()).toEqual([]);
    expect((await object.readUsage({ limit: 10 })).log.calls).toEqual([]);
    expect((await object.readLedger()).counted).toBe(0);
  });
});

describe("exporting everything about oneself", () => {
  it("gives one JSON with account, sessions, keys, calls and payments, and no secret", async () => {
    const person = await openPerson();
    const { key } = await person.makeKey();
    for (let i = 0; i < 3; i++) await person.spend(key);
    await person.browser.post("/api/watch/assets", { asset: "BTC" });
    await person.browser.post("/api/watch/alerts", {
      asset: "BTC",
      kind: "level",
      side: "above",
      price: 1e6,
    });
    const stranger = await openPerson(someEmail());
    const reply = await person.browser.send("/api/account/export");
    expect(reply.headers.get("content-disposition")).toContain("enigma-account.json");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const text = await reply.text();
    const all = JSON.parse(text);
    expect(all).toMatchObject({
      account: { id: person.id, email: person.email, state: "open" },
      sessions: [{ device: "Unknown device" }],
      keys: [{ name: "one", creditsUsed: 3 }],
      newsletter: null,
      watchedAssets: [{ asset: "BTC" }],
      alerts: [{ asset: "BTC", kind: "level", high: 1e6 }],
    });
    expect(all.calls).toHaveLength(3);
    for (const secret of [key, person.browser.jar.get("enigma_session") ?? "", stranger.id, stranger.email])
      expect(text).not.toContain(secret);
    const told = (await db.select().from(mails)).filter(({ recipient }) => recipient === person.email);
    expect(told.map(({ kind }) => kind)).toEqual(["data exported"]);
  });

  it("is nobody else's", async () => {
    expect((await openBrowser().send("/api/account/export")).status).toBe(401);
  });
});
