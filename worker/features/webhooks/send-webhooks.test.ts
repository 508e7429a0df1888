import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { mails, users, webhookCounts, webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { passTime, runWaiting } from "../../test/clock.ts";
import { watchPlans } from "../../test/watch-plans.ts";
import { openOwner } from "../../test/webhooks/owner.ts";
import { type Manner, openInternet, verifies } from "../../test/webhooks/receivers.ts";
import { cleanUpWebhooks } from "./clean-up.ts";
import { testEndpoint } from "./send-by-hand.ts";
import { MAX_TRIES, sendWebhooks } from "./send-webhooks.ts";
import { sharedBody, webhookEntry } from "./webhook-entry.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const db = drizzle(env.DB);
const HOST = "hooks.example.com";

beforeEach(async () => {
  for (const table of [mails, webhookCounts, webhookDeliveries, webhookEndpoints]) await db.delete(table);
});

/** Something that happens to an account, or, without one, to all. */
async function happen(deps: Pick<Deps, "db" | "now">, userId: string | null, subject: string) {
  const what = {
    ...{ type: "subscription.payment_failed" as const, userId, subject, at: deps.now().getTime() },
    data: { subscriptionId: subject, tier: "enigmatic" as const },
  };
  if (userId === null) await sharedBody(deps, what, sql`true`);
  await webhookEntry(deps, what);
}

const EVENT = ["subscription.payment_failed"] as const;

async function openSending(host = HOST, internet = openInternet()) {
  const owner = await openOwner(internet);
  const { id, secret } = await owner.open(host, [...EVENT]);
  const { deps, person } = owner;
  return {
    ...{ ...owner, id, secret },
    happen: (subject: string) => happen(deps, person.id, subject),
    run: () => runWaiting(() => sendWebhooks(deps)),
    state: async () => (await owner.list()).find((one) => one.id === id),
  };
}

/** Runs as cron does, a quarter of an hour at a time. */
async function runFor(ms: number, run: () => Promise<void>) {
  for (let passed = 0; passed < ms; passed += 15 * MINUTE) {
    passTime(15 * MINUTE);
    await run();
  }
}

describe("a delivery", () => {
  it("is sent once, however many runs there are at once, and verifies as Standard Webhooks says", async () => {
    const { happen, run, internet, secret, deliveries, id } = await openSending();
    await happen("sub_1");
    await happen("sub_1");
    await Promise.all([run(), run(), run()]);
    await run();
    expect(internet.got).toHaveLength(1);
    const [got] = internet.got;
    if (!got) return;
    expect([verifies(secret, got), verifies(`whsec_${btoa("x".repeat(32))}`, got)]).toEqual([true, false]);
    expect(verifies(secret, { ...got, body: got.body.replace("sub_1", "sub_2") })).toBe(false);
    expect(JSON.parse(got.body)).toEqual({
      type: "subscription.payment_failed",
      timestamp: new Date().toISOString(),
      data: { subscriptionId: "sub_1", tier: "enigmatic" },
    });
    expect(got.headers.get("content-type")).toBe("application/json");
    expect(got.headers.get("cookie")).toBeNull();
    expect(await deliveries(id)).toContainEqual(
      expect.objectContaining({ id: got.id, state: "delivered", nextAt: null }),
    );
  });

  it("goes to whom it happened to, where they asked for it, and to nobody else", async () => {
    const ada = await openSending("ada.example.com");
    await openSending("bob.example.com", ada.internet);
    await ada.open("other.example.com", ["credits.used"]);
    await ada.add("ada.example.com", [...EVENT]);
    await ada.happen("sub_1");
    await ada.run();
    expect(ada.internet.got.map(({ url }) => url)).toEqual(["https://ada.example.com/hooks"]);
    await happen(ada.deps, null, "everybody's");
    await ada.run();
    expect(
      ada.internet.got
        .map(({ url }) => url)
        .slice(1)
        .sort(),
    ).toEqual(["https://ada.example.com/hooks", "https://bob.example.com/hooks"]);
  });

  it("of a run that died between sending and noting it is sent again under the same id and words", async () => {
    const { happen, run, internet, deps } = await openSending();
    await happen("sub_1");
    let isDead = false;
    internet.serve(HOST, () => {
      isDead = true;
      return new Response();
    });
    const dying = new Proxy(deps.db, {
      get: (target, name) => {
        if (isDead && name === "batch") throw new Error("the worker is gone");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    await expect(sendWebhooks({ ...deps, db: dying })).rejects.toThrow("1 turns not finished");
    await run();
    expect(internet.got).toHaveLength(1);
    passTime(MINUTE);
    await run();
    const [first, second] = internet.got;
    expect(second).toMatchObject({ id: first?.id ?? "", body: first?.body ?? "" });
    expect(second?.headers.get("webhook-timestamp")).not.toBe(first?.headers.get("webhook-timestamp"));
    passTime(DAY);
    await run();
    expect(internet.got).toHaveLength(2);
  });

  it.each<[string, Manner, object]>([
    ["answers 500", 500, { status: 500, failure: "status" }],
    ["answers 429", 429, { status: 429, failure: "status" }],
    ["hangs", "hangs", { status: null, failure: "timeout" }],
    [
      "leads to an address inside",
      () => new Response(null, { status: 302, headers: { Location: "http://169.254.169.254/" } }),
      { status: 302, failure: "redirect" },
    ],
    [
      "breaks off",
      () => {
        throw new TypeError("reset");
      },
      { status: null, failure: "network" },
    ],
  ])("whose endpoint %s is tried again later, and delivered once that is over", async (_, manner, tried) => {
    const { happen, run, internet, deliveries, id } = await openSending();
    await happen("sub_1");
    internet.serve(HOST, manner);
    await run();
    await run();
    expect(internet.got).toHaveLength(1);
    expect((await deliveries(id)).find(({ type }) => type === EVENT[0])).toMatchObject({
      state: "waiting",
      tries: [tried],
    });
    internet.serve(HOST, 200);
    passTime(2 * MINUTE);
    await run();
    expect(internet.got).toHaveLength(2);
    expect((await deliveries(id)).find(({ type }) => type === EVENT[0])).toMatchObject({
      state: "delivered",
      tries: [{ status: 200, failure: null }, tried],
    });
  });

  it("is not sent once its host has moved to a private address after it was confirmed, and is when it is back", async () => {
    const { happen, run, internet, deliveries, id } = await openSending();
    await happen("sub_1");
    internet.serve(HOST, 200, ["93.184.215.14", "192.168.1.1"]);
    await run();
    expect(internet.got).toEqual([]);
    expect((await deliveries(id)).find(({ type }) => type === EVENT[0])?.tries).toMatchObject([
      { status: null, failure: "address" },
    ]);
    internet.serve(HOST, 200);
    passTime(2 * MINUTE);
    await run();
    expect(internet.got).toHaveLength(1);
  });

  it("that nobody takes is tried ten times in three days; then its endpoint is off, and its owner gets a mail", async () => {
    const { happen, run, internet, state, person, deliveries, id } = await openSending();
    internet.serve(HOST, 503);
    const begin = Date.now();
    const at: number[] = [];
    internet.serve(HOST, () => {
      at.push((Date.now() - begin) / HOUR);
      return new Response(null, { status: 503 });
    });
    await happen("sub_1");
    await run();
    await runFor(4 * DAY, run);
    expect(at).toHaveLength(MAX_TRIES);
    const pauses = at.slice(1).map((moment, i) => moment - (at[i] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(at.at(-1)).toBeGreaterThan(70);
    expect(at.at(-1)).toBeLessThan(74);
    expect(await state()).toMatchObject({ state: "off", offReason: "failing" });
    expect((await deliveries(id)).find(({ type }) => type === EVENT[0])).toMatchObject({ state: "failed" });
    const off = (await db.select().from(mails)).filter(({ kind }) => kind === "webhook off");
    expect(off).toMatchObject([{ recipient: person.email }]);
    await happen("sub_2");
    passTime(DAY);
    await run();
    expect(at).toHaveLength(MAX_TRIES);
  });

  it("that alone is never accepted fails alone: its endpoint continues", async () => {
    const { happen, run, internet, state } = await openSending();
    internet.serve(HOST, ({ body }) => new Response(null, { status: body.includes("poison") ? 400 : 200 }));
    await happen("poison");
    await runFor(DAY, run);
    await happen("sub_2");
    await runFor(3 * DAY, run);
    expect(await state()).toMatchObject({ state: "active" });
    const rows = await db.select().from(webhookDeliveries);
    expect(rows.map(({ subject, deliveredAt }) => [subject.slice(0, 6), deliveredAt !== null])).toEqual(
      expect.arrayContaining([
        ["poison", false],
        ["sub_2", true],
      ]),
    );
  });

  it("answered 410 after each confirmation mails its owner ten times a day at most", async () => {
    const { happen, run, internet, id, post, state } = await openSending();
    for (let n = 0; n < 8; n++) {
      internet.serve(HOST, ({ type, data }) =>
        type === "endpoint.challenge"
          ? Response.json({ challenge: data.challenge })
          : new Response("", { status: 410 }),
      );
      await happen(`sub_${n}`);
      await run();
      expect(await state()).toMatchObject({ state: "off", offReason: "gone" });
      passTime(MINUTE);
      expect((await post(`/${id}/confirm`)).status).toBe(200);
    }
    expect((await db.select().from(mails)).filter(({ kind }) => kind.startsWith("webhook"))).toHaveLength(10);
  });

  it("answered 410 is the last one until the endpoint is confirmed again; then the last day can be sent again", async () => {
    const { happen, run, internet, state, post, id } = await openSending();
    internet.serve(HOST, 410);
    await happen("sub_1");
    await happen("sub_2");
    await run();
    passTime(HOUR);
    await run();
    expect(internet.got).toHaveLength(1);
    expect(await state()).toMatchObject({ state: "off", offReason: "gone" });
    expect((await db.select().from(mails)).filter(({ kind }) => kind === "webhook off")).toHaveLength(1);
    expect((await post(`/${id}/replay`)).status).toBe(409);
    internet.serve(HOST);
    await post(`/${id}/confirm`);
    const replayed = await post(`/${id}/replay`);
    expect(await replayed.json()).toEqual({ replayed: 2 });
    internet.got.length = 0;
    await run();
    expect(new Set(internet.got.map(({ data }) => data.subscriptionId))).toEqual(new Set(["sub_1", "sub_2"]));
    const one = await post(`/${id}/replay`, { delivery: internet.got[0]?.id });
    expect(await one.json()).toEqual({ replayed: 1 });
    await run();
    expect(internet.got[2]).toMatchObject({ id: internet.got[0]?.id, body: internet.got[0]?.body });
    expect(await (await post(`/${id}/replay`)).json()).toEqual({ replayed: 0 });
    passTime(DAY + MINUTE);
    expect((await post(`/${id}/replay`, { delivery: internet.got[0]?.id })).status).toBe(404);
  });
});

describe("a secret", () => {
  it("that is rotated signs together with the new one for a day, then no longer", async () => {
    const { happen, run, internet, secret, rotate, id, state } = await openSending();
    const { secret: next } = await rotate(id);
    const verified: boolean[][] = [];
    internet.serve(HOST, (got) => {
      verified.push([verifies(secret, got), verifies(next, got)]);
      return new Response();
    });
    await happen("sub_1");
    await run();
    expect(await state()).toMatchObject({ oldSecretUntil: new Date(Date.now() + DAY).toISOString() });
    passTime(DAY + MINUTE);
    await happen("sub_2");
    await run();
    expect(verified).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(await state()).toMatchObject({ oldSecretUntil: null });
  });

  it("that is rotated twice in a row signs with the newest until that is confirmed: the one in between reached nobody", async () => {
    const { happen, run, internet, secret, rotate, id, post } = await openSending();
    const between = await rotate(id);
    const { secret: next } = await rotate(id);
    const signed: boolean[][] = [];
    internet.serve(HOST, (got) => {
      signed.push([secret, between.secret, next].map((one) => verifies(one, got)));
      return Response.json({ challenge: got.data.challenge });
    });
    await happen("sub_1");
    await run();
    // Its receiver has the newest: a challenge bears that alone, and once it is echoed so does the rest.
    expect((await post(`/${id}/confirm`)).status).toBe(200);
    await happen("sub_2");
    await run();
    expect(signed).toEqual([
      [true, false, true],
      [false, false, true],
      [false, false, true],
    ]);
  });

  it("that a challenge with the newest fails to reach keeps signing with it", async () => {
    const { internet, rotate, id, post, state } = await openSending();
    await rotate(id);
    internet.serve(HOST, 401);
    expect((await post(`/${id}/confirm`)).status).toBe(422);
    expect(await state()).toMatchObject({ state: "active", oldSecretUntil: expect.any(String) });
  });

  it("survives a rotation of our own secret: it is sealed again while the old one is known", async () => {
    const { happen, internet, secret, deps } = await openSending();
    const [old = ""] = deps.config.keySecrets;
    const both = { ...deps, config: { ...deps.config, keySecrets: ["n".repeat(40), old] } };
    const alone = { ...deps, config: { ...deps.config, keySecrets: ["n".repeat(40)] } };
    await happen("sub_1");
    await sendWebhooks(both);
    await cleanUpWebhooks(both);
    await happen("sub_2");
    await sendWebhooks(alone);
    expect(internet.got.map((one) => verifies(secret, one))).toEqual([true, true]);
  });

  it("that none of ours opens sends nothing", async () => {
    const { happen, internet, deps, deliveries, id } = await openSending();
    await happen("sub_1");
    await sendWebhooks({ ...deps, config: { ...deps.config, keySecrets: ["n".repeat(40)] } });
    expect(internet.got).toEqual([]);
    expect((await deliveries(id)).find(({ type }) => type === EVENT[0])?.tries).toMatchObject([
      { failure: "secret" },
    ]);
  });
});

describe("limits", () => {
  it("let a day's requests through; the rest goes the next day", async () => {
    const { happen, run, internet, deps } = await openSending();
    const small = { ...deps, config: { ...deps.config, webhooksADay: 60 } };
    // The challenge was one of three.
    for (let n = 0; n < 5; n++) await happen(`sub_${n}`);
    await sendWebhooks(small);
    expect(internet.got).toHaveLength(2);
    passTime(HOUR);
    await sendWebhooks(small);
    expect(internet.got).toHaveLength(2);
    passTime(DAY);
    await sendWebhooks(small);
    expect(internet.got).toHaveLength(5);
    await run();
  });

  it("of zero requests send nothing, by cron or by hand", async () => {
    const { happen, internet, deps, person, id } = await openSending();
    const none = { ...deps, config: { ...deps.config, webhooksADay: 0 } };
    await happen("sub_1");
    await sendWebhooks(none);
    await expect(testEndpoint(none, person, id)).rejects.toMatchObject({ code: "webhook_tries" });
    expect(internet.got).toEqual([]);
  });

  it("an account in a flood does not keep another one waiting", async () => {
    const loud = await openSending("loud.example.com");
    const quiet = await openSending("quiet.example.com", loud.internet);
    for (let n = 0; n < 100; n++) await loud.happen(`sub_${n}`);
    await quiet.happen("sub_q");
    await loud.run();
    const hosts = loud.internet.got.map(({ url }) => new URL(url).hostname);
    expect(hosts.filter((host) => host === "quiet.example.com")).toHaveLength(1);
    expect(hosts.length).toBeLessThanOrEqual(12);
    for (let n = 0; n < 9; n++) await loud.run();
    expect(loud.internet.got).toHaveLength(101);
  });

  it("one endpoint that hangs is asked once a run, and keeps its account's others waiting for no longer", async () => {
    const { happen, run, internet, open } = await openSending();
    await open("well.example.com", [...EVENT]);
    internet.serve(HOST, "hangs");
    for (let n = 0; n < 5; n++) await happen(`sub_${n}`);
    await run();
    expect(internet.got.filter(({ url }) => url.includes(HOST))).toHaveLength(1);
    passTime(MINUTE);
    await run();
    expect(internet.got.filter(({ url }) => url.includes("well"))).not.toHaveLength(0);
  });

  it("an endpoint has a thousand deliveries on record, and old ones are forgotten after five days", async () => {
    const { deps, person, id } = await openSending();
    await db.delete(webhookDeliveries);
    for (let n = 0; n < 1_010; n += 10)
      await Promise.all(Array.from({ length: 10 }, (_, i) => happen(deps, person.id, `sub_${n + i}`)));
    expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, id))).toBe(1_000);
    passTime(5 * DAY + MINUTE);
    await cleanUpWebhooks(deps);
    expect(await db.$count(webhookDeliveries)).toBe(0);
    expect(await db.$count(webhookCounts)).toBe(0);
  });
});

describe("however many wait", () => {
  it("what is due is found along indexes, and bodies are read of those alone that are sent", async () => {
    const { happen, deps } = await openSending();
    await happen("sub_1");
    const { db: watched, plansOf } = watchPlans(env.DB);
    await sendWebhooks({ ...deps, db: drizzle(watched) });
    const steps = await plansOf("row_number()");
    expect(steps.join("\n")).toContain("webhook_deliveries_next");
    for (const step of steps) expect(step).not.toMatch(/SCAN (?!\(subquery|CONSTANT)/);
  });
});

describe("an account that is suspended", () => {
  it("is sent nothing while it is, and then what waited", async () => {
    const { happen, run, internet, person } = await openSending();
    await happen("sub_1");
    const set = (state: "suspended" | "open") =>
      db.update(users).set({ state }).where(eq(users.id, person.id));
    await set("suspended");
    await happen("sub_2");
    await run();
    expect(internet.got).toEqual([]);
    await set("open");
    await run();
    expect(internet.got.map(({ data }) => data.subscriptionId)).toEqual(["sub_1"]);
  });
});
