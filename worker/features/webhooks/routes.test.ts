import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { deletedWebhookSchema } from "../../../shared/webhooks.ts";
import { mails, webhookCounts, webhookDeliveries, webhookEndpoints } from "../../db/schema.ts";
import { readProblem } from "../../test/ask.ts";
import { openBrowser } from "../../test/auth/browser.ts";
import { passTime, runWaiting } from "../../test/clock.ts";
import { openOwner } from "../../test/webhooks/owner.ts";
import { type Manner, openInternet, takes, verifies } from "../../test/webhooks/receivers.ts";

const db = drizzle(env.DB);
beforeEach(async () => {
  for (const table of [mails, webhookCounts, webhookDeliveries, webhookEndpoints]) await db.delete(table);
});

describe("/api/webhooks", () => {
  it("is one's own alone, and is changed from our own site alone", async () => {
    const ada = await openOwner();
    const { id } = await ada.open("ada.example.com");
    const bob = await openOwner(ada.internet);
    expect(await bob.list()).toEqual([]);
    for (const path of ["confirm", "rotate", "test", "replay"])
      expect([path, (await bob.post(`/${id}/${path}`)).status]).toEqual([path, 404]);
    expect((await bob.get(`/${id}/deliveries`)).status).toBe(404);
    expect((await bob.remove(id)).status).toBe(404);
    expect((await openBrowser().send("/api/webhooks")).status).toBe(401);
    const foreign = await ada.person.browser.post(
      `/api/webhooks/${id}/rotate`,
      {},
      { Origin: "https://evil.test" },
    );
    expect(foreign.status).toBe(403);
    expect(await ada.list()).toMatchObject([{ id, state: "active" }]);
    expect(ada.internet.got).toEqual([]);
  });

  it("shows a secret once, and stores it sealed", async () => {
    const { add, list, internet } = await openOwner();
    internet.serve("hooks.example.com");
    const { endpoint, secret } = await add("hooks.example.com", [
      "credits.used",
      "call.changed",
      "credits.used",
    ]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await list()).toEqual([endpoint]);
    expect(endpoint).toMatchObject({
      url: "https://hooks.example.com/hooks",
      events: ["call.changed", "credits.used"],
      state: "unconfirmed",
    });
    const [row] = await db.select().from(webhookEndpoints);
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect(internet.got).toEqual([]);
  });

  it("is active once it echoed a challenge that verifies, and its owner gets a mail", async () => {
    const { add, post, list, internet, person } = await openOwner();
    internet.serve("hooks.example.com");
    const { endpoint, secret } = await add("hooks.example.com");
    expect((await post(`/${endpoint.id}/test`)).status).toBe(409);
    expect((await post(`/${endpoint.id}/confirm`)).status).toBe(200);
    expect((await post(`/${endpoint.id}/confirm`)).status).toBe(200);
    expect(internet.got.map(({ type }) => type)).toEqual(["endpoint.challenge"]);
    const [challenge] = internet.got;
    expect(challenge && verifies(secret, challenge)).toBe(true);
    expect(await list()).toMatchObject([{ state: "active" }]);
    expect(await db.select().from(mails)).toMatchObject([
      { recipient: person.email, kind: "webhook active" },
    ]);
  });

  it.each<[string, Manner, RegExp]>([
    ["takes it without a word", 204, /without the challenge/],
    ["says another challenge", () => Response.json({ challenge: "x" }), /without the challenge/],
    [
      "says it after the first KB",
      ({ data }) => new Response(`${" ".repeat(1_024)}${String(data.challenge)}`),
      /without the challenge/,
    ],
    ["refuses it", 401, /answered 401/],
    ["echoes it with an error", ({ data }) => Response.json(data, { status: 500 }), /answered 500/],
    [
      "leads elsewhere",
      () => new Response(null, { status: 307, headers: { Location: "https://other.example.com/" } }),
      /no redirects/,
    ],
    ["hangs", "hangs", /within 10 seconds/],
  ])("that %s stays unconfirmed, and says why", async (_, manner, words) => {
    const { add, post, list, internet } = await openOwner();
    internet.serve("hooks.example.com", manner);
    const { endpoint } = await add("hooks.example.com");
    const refused = await runWaiting(() => post(`/${endpoint.id}/confirm`));
    expect([refused.status, (await readProblem(refused)).detail]).toEqual([
      422,
      expect.stringMatching(words),
    ]);
    expect(internet.got).toHaveLength(1);
    expect(await list()).toMatchObject([{ state: "unconfirmed" }]);
  });

  it("takes the challenge as plain text too", async () => {
    const { add, post, internet } = await openOwner();
    internet.serve("hooks.example.com", ({ data }) => new Response(`${String(data.challenge)}\n`));
    const { endpoint } = await add("hooks.example.com");
    expect((await post(`/${endpoint.id}/confirm`)).status).toBe(200);
  });

  it.each([
    ["http://hooks.example.com/", ["93.184.215.14"]],
    ["https://93.184.215.14/", []],
    ["https://2130706433/", []],
    ["https://intranet/", []],
    ["https://site.example.net/hooks", ["93.184.215.14"]],
    ["https://a:b@hooks.example.com/", ["93.184.215.14"]],
    ["https://hooks.example.com/", ["93.184.215.14", "10.0.0.1"]],
    ["https://nobody.example.com/", []],
    ["http://127.0.0.1:9000/", []],
    ["https://localhost/", []],
    ["nonsense", []],
  ])("refuses %s before anything is sent", async (url, addresses) => {
    const vars = { PUBLIC_ORIGIN: "https://site.example.net" };
    const { post, list, internet } = await openOwner(openInternet(), vars);
    internet.serve("hooks.example.com", takes, addresses);
    const refused = await post("", { url, events: ["payment.received"] });
    expect([refused.status, Object.keys((await readProblem(refused)).fields ?? {})]).toEqual([422, ["url"]]);
    expect(await list()).toEqual([]);
    expect(internet.got).toEqual([]);
  });

  it("takes plain http to this machine where the service itself runs on it, but not to itself", async () => {
    const { post, get, internet } = await openOwner();
    internet.serve("127.0.0.1");
    const local = await post("", { url: "http://127.0.0.1:9000/x#y", events: ["payment.received"] });
    const { endpoint } = await local.json<{ endpoint: { id: string; url: string } }>();
    expect([local.status, endpoint.url]).toEqual([201, "http://127.0.0.1:9000/x"]);
    expect((await post(`/${endpoint.id}/confirm`)).status).toBe(200);
    expect(await (await get("")).json()).toMatchObject({ mayBeLocal: true });
    for (const itself of ["127.0.0.1", "localhost", "127.0.0.2", "[::1]"]) {
      const url = `http://${itself}:8787/api`;
      expect((await post("", { url, events: ["payment.received"] })).status, url).toBe(422);
    }
  });

  it.each([
    {},
    { url: "https://a.example.com" },
    { url: "https://a.example.com", events: [] },
    { events: ["x"] },
  ])("takes no endpoint like %j", async (body) =>
    expect((await (await openOwner()).post("", body)).status).toBe(400),
  );

  it("are five an account, also when they are added at once", async () => {
    const { post, list, remove, internet } = await openOwner();
    internet.serve("hooks.example.com");
    const body = { url: "https://hooks.example.com/", events: ["payment.received"] };
    const replies = await Promise.all(Array.from({ length: 8 }, () => post("", body)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 409, 409, 409,
    ]);
    const [first] = await list();
    const deleted = await remove(first?.id ?? "");
    expect(deletedWebhookSchema.safeParse(await deleted.json()).success).toBe(true);
    expect((await post("", body)).status).toBe(201);
  });

  it("stop with their deletion, and nothing of them is left", async () => {
    const { open, remove, post, internet } = await openOwner();
    const { id } = await open("hooks.example.com");
    await post(`/${id}/test`);
    await remove(id);
    expect(await db.select().from(webhookDeliveries)).toEqual([]);
    expect((await post(`/${id}/test`)).status).toBe(404);
    expect(internet.got).toHaveLength(1);
  });

  it("receive the changed events from the next one on", async () => {
    const { open, list, person } = await openOwner();
    const { id } = await open("hooks.example.com");
    const change = (events: string[]) =>
      person.browser.send(`/api/webhooks/${id}`, {
        method: "PATCH",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ events }),
      });
    expect((await change(["record.scored", "level.touched"])).status).toBe(200);
    expect((await change(["moon.landed"])).status).toBe(400);
    expect(await list()).toMatchObject([{ events: ["level.touched", "record.scored"] }]);
  });
});

describe("a test", () => {
  it("is sent at once, verifies, and reports the result without any text of the reply", async () => {
    const { open, post, deliveries, internet } = await openOwner();
    const { id, secret } = await open("hooks.example.com");
    passTime(1_000);
    internet.serve("hooks.example.com", () => new Response("our innermost", { status: 503 }));
    const reply = await post(`/${id}/test`);
    const text = await reply.text();
    expect(text).not.toContain("innermost");
    expect(JSON.parse(text)).toMatchObject({
      deliveries: [{ type: "endpoint.test", state: "failed", tries: [{ status: 503, failure: "status" }] }],
    });
    expect(internet.got.map((one) => verifies(secret, one))).toEqual([true]);
    expect((await deliveries(id)).map(({ type }) => type)).toEqual(["endpoint.test", "endpoint.challenge"]);
  });

  it("and a challenge are fifty a day of an account, whatever it deletes meanwhile", async () => {
    const { post, add, remove, internet } = await openOwner();
    const statuses: number[] = [];
    for (let n = 0; n < 26; n++) {
      const host = `hooks${n % 3}.example.com`;
      internet.serve(host, 404);
      const { endpoint } = await add(host);
      for (let twice = 0; twice < 2; twice++) statuses.push((await post(`/${endpoint.id}/confirm`)).status);
      await remove(endpoint.id);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
    expect(internet.got).toHaveLength(50);
  });

  it("needs an endpoint; fifty a day are looked up, no matter what is deleted meanwhile", async () => {
    const { post, list, remove, internet } = await openOwner();
    internet.serve("hooks.example.com");
    const body = { url: "https://hooks.example.com/", events: ["payment.received"] };
    const statuses: number[] = [];
    for (let n = 0; n < 52; n++) {
      statuses.push((await post("", body)).status);
      const [added] = await list();
      await remove(added?.id ?? "");
    }
    expect(statuses.indexOf(429)).toBe(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });

  it("has a secret that is rotated fifty times a day, since each is logged for a restore", async () => {
    const { post, add, internet } = await openOwner();
    internet.serve("hooks.example.com");
    const { endpoint } = await add("hooks.example.com");
    const statuses: number[] = [];
    for (let n = 0; n < 52; n++) statuses.push((await post(`/${endpoint.id}/rotate`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.slice(50)).toEqual([429, 429]);
  });

  it("to a host that confirmed nothing is limited to a hundred a day in total and twenty per account", async () => {
    const internet = openInternet();
    internet.serve("victim.example.com", 404);
    const got: number[] = [];
    for (let n = 0; n < 6; n++) {
      const { add, post } = await openOwner(internet);
      const { endpoint } = await add("victim.example.com");
      for (let at = 0; at < 25; at++) await post(`/${endpoint.id}/confirm`);
      got.push(internet.got.length);
    }
    expect(got).toEqual([20, 40, 60, 80, 100, 100]);
  });

  it("is added, and its secret rotated, after a sign-in of the last quarter of an hour alone", async () => {
    const { post, open, list } = await openOwner();
    const { id } = await open("hooks.example.com");
    passTime(16 * 60_000);
    const body = { url: "https://hooks.example.com/", events: ["payment.received"] };
    for (const [path, sent] of [
      ["", body],
      [`/${id}/rotate`, {}],
    ] as const)
      expect(await readProblem(await post(path, sent))).toMatchObject({ status: 403, code: "sign_in_again" });
    expect((await post(`/${id}/test`)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });
});
