import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  changedKeyReplySchema,
  createKeyReplySchema,
  keysReplySchema,
  usageReplySchema,
} from "../../../shared/keys.ts";
import { call, readProblem } from "../../test/ask.ts";
import { asUser, payFor } from "../../test/keys/account.ts";
import { signIn, someEmail } from "../../test/people.ts";

const create = async (cookie: string, name: string) => {
  const reply = await asUser(cookie, "/api/keys", "POST", { name });
  expect(reply.status).toBe(201);
  return createKeyReplySchema.parse(await reply.json()).apiKey;
};
const list = async (cookie: string) =>
  keysReplySchema.parse(await (await asUser(cookie, "/api/keys")).json()).keys;
const usage = async (cookie: string, query = "") =>
  usageReplySchema.parse(await (await asUser(cookie, `/api/keys/usage${query}`)).json());

describe("a key that is revoked again and again", () => {
  it("is noted for a restore once, and once more where it ends sooner", async () => {
    const cookie = await signIn(someEmail());
    const { id } = await create(cookie, "one");
    const noted = async () =>
      (await env.DB.prepare("SELECT count(*) AS n FROM endings WHERE subject = ?")
        .bind(id)
        .first("n")) as number;
    expect((await asUser(cookie, `/api/keys/${id}/roll`, "POST", { endsInHours: 24 })).status).toBe(201);
    expect(await noted()).toBe(1);
    for (let n = 0; n < 5; n++) expect((await asUser(cookie, `/api/keys/${id}`, "DELETE")).status).toBe(200);
    expect(await noted()).toBe(2);
  });
});

describe("what a key may do", () => {
  const limits = {
    monthlyCredits: 50,
    endpoints: ["technical"],
    networks: ["203.0.113.0/24", "2001:db8::1"],
    origins: ["https://app.example:8443"],
    expiresAt: "2099-01-01T00:00:00.000Z",
  };

  it("is set when it is made, changed one by one later, and known to its successor", async () => {
    const cookie = await signIn(someEmail());
    const made = await asUser(cookie, "/api/keys", "POST", { name: "robot", limits });
    const { apiKey } = createKeyReplySchema.parse(await made.json());
    expect(apiKey).toMatchObject({ mode: "live", limits, budgetUsed: 0 });
    const change = { limits: { monthlyCredits: 7, networks: null } };
    const reply = await asUser(cookie, `/api/keys/${apiKey.id}`, "PATCH", change);
    const changed = changedKeyReplySchema.parse(await reply.json()).apiKey;
    expect(changed.limits).toEqual({ ...limits, monthlyCredits: 7, networks: null });
    const rolled = await asUser(cookie, `/api/keys/${apiKey.id}/roll`, "POST", { endsInHours: 1 });
    expect(createKeyReplySchema.parse(await rolled.json()).apiKey.limits).toEqual(changed.limits);
  });

  it.each([
    ["a budget of none", { monthlyCredits: 0 }, "limits.monthlyCredits", ">=1"],
    ["half a credit", { monthlyCredits: 1.5 }, "limits.monthlyCredits", "int"],
    ["no endpoint", { endpoints: [] }, "limits.endpoints", ">=1"],
    ["an endpoint that is none", { endpoints: ["analyse"] }, "limits.endpoints.0", "expected one of"],
    ["a network that is none", { networks: ["10.0.0.0/33"] }, "limits.networks.0", "203.0.113.0/24"],
    ["21 networks", { networks: Array(21).fill("10.0.0.1") }, "limits.networks", "<=20"],
    ["a site with a path", { origins: ["https://a.example/x"] }, "limits.origins.0", "without a path"],
    ["an expiry that is over", { expiresAt: "2020-01-01T00:00:00Z" }, "limits.expiresAt", "to come"],
    ["a misspelled limit", { monthlyCredit: 5 }, "limits.monthlyCredit", "Did you mean monthlyCredits?"],
  ])("%s is refused when a key is made and when it is changed", async (_, wrong, field, words) => {
    const cookie = await signIn(someEmail());
    const refused = await asUser(cookie, "/api/keys", "POST", { name: "robot", limits: wrong });
    expect(refused.status).toBe(400);
    expect((await readProblem(refused)).fields?.[field]).toContain(words);
    expect(await list(cookie)).toEqual([]);
    const { id, limits: before } = await create(cookie, "robot");
    const unchanged = await asUser(cookie, `/api/keys/${id}`, "PATCH", { limits: wrong });
    expect(unchanged.status).toBe(400);
    expect((await list(cookie))[0]?.limits).toEqual(before);
  });

  it("is nobody else's to change", async () => {
    const { id } = await create(await signIn(someEmail()), "robot");
    const stranger = await signIn(someEmail());
    const reply = await asUser(stranger, `/api/keys/${id}`, "PATCH", { limits: { monthlyCredits: 1 } });
    expect(reply.status).toBe(404);
  });
});

describe("one's keys", () => {
  it("F-035: a key is shown whole once, when it is made, and masked ever after", async () => {
    const cookie = await signIn(someEmail());
    const made = await create(cookie, "  my robot  ");
    expect(made).toMatchObject({
      name: "my robot",
      isActive: true,
      lastUsedAt: null,
      endsAt: null,
      creditsUsed: 0,
    });
    const reply = await asUser(cookie, "/api/keys");
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const text = await reply.text();
    expect(text).not.toContain(made.key.slice(10, -4));
    const { key, ...shown } = made;
    expect(JSON.parse(text)).toEqual({ keys: [{ ...shown, keyPreview: `ngma_live_...${key.slice(-4)}` }] });
  });

  it.each([
    ["empty", ""],
    ["blank", " \t "],
    ["of 61 characters", "a".repeat(61)],
    ["with a line break", "a\nb"],
    ["nobody can see", "\u200b\u200d"],
  ])("a name %s is refused", async (_, name) => {
    const cookie = await signIn(someEmail());
    const reply = await asUser(cookie, "/api/keys", "POST", { name });
    expect(reply.status).toBe(400);
    expect((await readProblem(reply)).code).toBe("key_name_invalid");
    expect(await list(cookie)).toEqual([]);
  });

  it.each([
    ["with NUL", "a\u0000b"],
    ["that turns the text around it", "a\u202eb"],
    ["with half a letter", "a\ud83d"],
  ])("F-169: a name %s does not pass the door", async (_, name) => {
    const cookie = await signIn(someEmail());
    const reply = await asUser(cookie, "/api/keys", "POST", { name });
    expect(reply.status).toBe(400);
    expect((await readProblem(reply)).fields).toHaveProperty("name");
    expect(await list(cookie)).toEqual([]);
  });

  it.each(["a".repeat(60), "😀".repeat(60), "Schlüssel 1", "我的密钥", "<b>x</b>", "👨‍👩‍👧"])(
    "%s is a name",
    async (name) => {
      expect((await create(await signIn(someEmail()), name)).name).toBe(name);
    },
  );

  it("revoking is for good and may be repeated", async () => {
    const cookie = await signIn(someEmail());
    const made = await create(cookie, "x");
    const replies = [];
    for (let i = 0; i < 2; i++) {
      const reply = await asUser(cookie, `/api/keys/${made.id}`, "DELETE");
      replies.push(changedKeyReplySchema.parse(await reply.json()).apiKey);
    }
    expect(replies[0]).toMatchObject({ id: made.id, isActive: false });
    expect(replies[1]).toEqual(replies[0]);
    expect(await list(cookie)).toEqual([replies[0]]);
  });

  it("F-034: somebody else's key looks unknown, and stays unchanged", async () => {
    const [owner, other] = [await signIn(someEmail()), await signIn(someEmail())];
    const made = await create(owner, "mine");
    const attempts = [
      await asUser(other, `/api/keys/${made.id}`, "DELETE"),
      await asUser(other, `/api/keys/${made.id}/roll`, "POST", { endsInHours: 0 }),
      await asUser(other, "/api/keys/nothing", "DELETE"),
    ];
    for (const reply of attempts) {
      expect(reply.status).toBe(404);
      expect((await readProblem(reply)).code).toBe("not_found");
    }
    expect(await list(other)).toEqual([]);
    expect((await usage(other, `?key=${made.id}`)).usage).toEqual([]);
    expect((await payFor(made.key, "Bitcoin")).status).toBe(200);
  });

  it("F-039: there are never more than 20 active keys, however they are requested", async () => {
    const cookie = await signIn(someEmail());
    const first = await create(cookie, "first");
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => asUser(cookie, "/api/keys", "POST", { name: "x" })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(19);
    const refused = replies.find(({ status }) => status !== 201);
    expect((await readProblem(refused as Response)).code).toBe("key_limit");
    const roll = (endsInHours: number) =>
      asUser(cookie, `/api/keys/${first.id}/roll`, "POST", { endsInHours });
    expect((await readProblem(await roll(24))).code).toBe("key_limit");
    expect((await list(cookie)).find(({ id }) => id === first.id)).toMatchObject({
      isActive: true,
      endsAt: null,
    });
    expect((await roll(0)).status).toBe(201);
    expect((await list(cookie)).filter(({ isActive }) => isActive)).toHaveLength(20);
  });

  it("a key can be rolled within the hours offered, and only while it is active", async () => {
    const cookie = await signIn(someEmail());
    const old = await create(cookie, "robot");
    const roll = (endsInHours: unknown) =>
      asUser(cookie, `/api/keys/${old.id}/roll`, "POST", { endsInHours });
    for (const hours of [2, -1, "1", null]) expect((await roll(hours)).status).toBe(400);
    const before = Date.now();
    expect((await roll(168)).status).toBe(201);
    const rolled = (await list(cookie)).find(({ id }) => id === old.id);
    expect(rolled?.isActive).toBe(true);
    expect(Date.parse(rolled?.endsAt ?? "") - before).toBeGreaterThanOrEqual(168 * 3_600_000);
    expect((await roll(0)).status).toBe(201);
    expect((await roll(0)).status).toBe(404);
  });

  it("F-025, F-038: without a session, or from another site, nothing happens", async () => {
    const cookie = await signIn(someEmail());
    expect((await call("/api/keys")).status).toBe(401);
    expect((await call("/api/keys/usage")).status).toBe(401);
    const foreign = await call("/api/keys", {
      method: "POST",
      headers: { Cookie: cookie, Origin: "https://evil.example", "Content-Type": "application/json" },
      body: '{"name":"x"}',
    });
    expect(foreign.status).toBe(403);
    expect((await asUser(cookie, "/api/keys", "POST")).status).toBe(415);
    expect(await list(cookie)).toEqual([]);
  });
});

describe("one's usage", () => {
  it("returns the plan, the calls and the days", async () => {
    const email = someEmail();
    const cookie = await signIn(email);
    const fresh = await usage(cookie);
    expect(fresh.user).toMatchObject({
      email,
      tier: "free",
      creditsUsed: 0,
      creditsLimit: 100,
      creditsRemaining: 100,
    });
    expect(Date.parse(fresh.user.resetsAt)).toBeGreaterThan(Date.now());
    expect(fresh).toMatchObject({ usage: [], nextCursor: null });
    const { key, id } = await create(cookie, "x");
    await payFor(key, "Bitcoin");
    await payFor(key, "Bitcoin", { endpoint: "sentiment" });
    const { user, usage: calls, daily } = await usage(cookie);
    expect(user).toMatchObject({ creditsUsed: 2, creditsRemaining: 98 });
    expect(calls).toMatchObject([
      { endpoint: "/api/v1/sentiment", method: "POST", statusCode: 200, creditsUsed: 1, keyId: id },
      { endpoint: "/api/v1/technical", method: "POST", statusCode: 200, creditsUsed: 1, keyId: id },
    ]);
    expect(daily).toHaveLength(30);
    expect(daily.at(-1)).toMatchObject({ calls: 2, credits: 2 });
  });

  it("comes in pages and can be narrowed to a key and an endpoint", async () => {
    const cookie = await signIn(someEmail());
    const [a, b] = [await create(cookie, "a"), await create(cookie, "b")];
    for (const { key } of [a, b, a, b, a]) await payFor(key, "Bitcoin");
    await payFor(a.key, "Bitcoin", { endpoint: "sentiment" });
    const seen: string[] = [];
    let cursor = "";
    for (let page = 0; page < 3; page++) {
      const { usage: calls, nextCursor } = await usage(cookie, `?limit=2${cursor}`);
      seen.push(...calls.map(({ id }) => id));
      cursor = `&cursor=${nextCursor}`;
      expect(nextCursor === null).toBe(page === 2);
    }
    expect(new Set(seen).size).toBe(6);
    expect((await usage(cookie, `?key=${b.id}`)).usage).toHaveLength(2);
    expect((await usage(cookie, `?key=${a.id}&endpoint=technical`)).usage).toHaveLength(3);
    expect((await usage(cookie, "?endpoint=sentiment")).usage).toHaveLength(1);
  });

  it.each(["limit=0", "limit=201", "limit=x", "cursor=-1", "cursor=1.5", "cursor=x'--", "endpoint=nothing"])(
    "a query of %s is refused",
    async (query) => {
      const reply = await asUser(await signIn(someEmail()), `/api/keys/usage?${query}`);
      expect(reply.status).toBe(400);
    },
  );

  it("of a filter nobody knows is refused with the one that was meant", async () => {
    const reply = await asUser(await signIn(someEmail()), "/api/keys/usage?endpiont=analyze");
    expect((await readProblem(reply)).fields).toEqual({ endpiont: "Unknown field. Did you mean endpoint?" });
  });
});
