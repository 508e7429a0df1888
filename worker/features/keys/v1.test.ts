import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import {
  createKeyReplySchema,
  keyItselfReplySchema,
  keyUsageReplySchema,
  usageReplySchema,
} from "../../../shared/keys.ts";
import { call, readProblem } from "../../test/ask.ts";
import { passTime, until } from "../../test/clock.ts";
import { addKey, asUser, openAccount, payFor, readState } from "../../test/keys/account.ts";
import { limitByClock } from "../../test/limit-by-clock.ts";
import { signIn, someAddress, someEmail } from "../../test/people.ts";

const ask = (path: string, key: string, headers: Record<string, string> = {}, method = "GET") =>
  call(path, { method, headers: { "X-API-Key": key, "CF-Connecting-IP": someAddress(), ...headers } });

describe("GET /api/v1/key", () => {
  it("returns the key's permissions and what it has left, free of charge", async () => {
    const cookie = await signIn(someEmail());
    const limits = { monthlyCredits: 5, endpoints: ["technical"] as const, networks: ["::/0"] };
    const made = await asUser(cookie, "/api/keys", "POST", { name: "robot", limits });
    const { apiKey } = createKeyReplySchema.parse(await made.json());
    await payFor(apiKey.key, "BTC price");
    const reply = await ask("/api/v1/key", apiKey.key);
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([
      200,
      expect.stringMatching(/no-store/),
    ]);
    const { key, account } = keyItselfReplySchema.parse(await reply.json());
    expect(key).toMatchObject({
      id: apiKey.id,
      name: "robot",
      mode: "live",
      limits: { ...NO_LIMITS, ...limits },
      creditsUsed: 1,
      budgetUsed: 1,
      budgetRemaining: 4,
    });
    expect(account).toMatchObject({ tier: "free", creditsUsed: 1, creditsLimit: 100, creditsRemaining: 99 });
    expect(JSON.stringify(key)).not.toContain(apiKey.key.slice(10, 40));
  });

  it("refuses a key that has ended, or that may not be used from there", async () => {
    const { account, accountId, first } = await openAccount();
    const bound = await addKey(account, accountId, {
      limits: { ...NO_LIMITS, networks: ["192.0.2.1"], origins: ["https://app.example"] },
    });
    const origin = { Origin: "https://app.example" };
    expect((await readProblem(await ask("/api/v1/key", bound.key, origin))).code).toBe("network_not_allowed");
    const address = { "CF-Connecting-IP": "192.0.2.1" };
    expect((await readProblem(await ask("/api/v1/key", bound.key, address))).code).toBe("origin_not_allowed");
    expect((await ask("/api/v1/key", bound.key, { ...address, ...origin })).status).toBe(200);
    await account.revokeKey(first.id);
    const ended = await ask("/api/v1/key", first.key);
    expect([ended.status, (await readProblem(ended)).code]).toEqual([401, "key_invalid"]);
  });

  it("is answered 30 times a minute and network", async () => {
    const { first } = await openAccount();
    const address = { "CF-Connecting-IP": someAddress() };
    limitByClock(env.FREE_LIMIT, 30);
    const askOften = async () => {
      const replies: number[] = [];
      for (let i = 0; i < 31; i++) replies.push((await ask("/api/v1/key", first.key, address)).status);
      return replies.indexOf(429);
    };
    expect(await askOften()).toBe(30);
    passTime(60_000);
    expect(await askOften()).toBe(30);
  });
});

describe("GET /api/v1/usage", () => {
  it("lists every call with the key: answered, refused before and after its credit was asked for, and free", async () => {
    const { account, accountId, first } = await openAccount();
    const narrow = await addKey(account, accountId, { limits: { ...NO_LIMITS, endpoints: ["forecast"] } });
    const ids: (string | null)[] = [];
    const note = (reply: Response) => ids.push(reply.headers.get("x-request-id"));
    note(await payFor(first.key, "BTC price"));
    note(await payFor(first.key, " "));
    note(await payFor(first.key, "Analyze $QQZZX"));
    note(await payFor(narrow.key, "BTC price"));
    note(await ask("/api/v1/technical", first.key));
    note(await ask("/api/v1/nothing/of/ours", first.key));
    note(await ask("/api/v1/key", first.key));
    note(await ask("/api/v1/usage?limit=0", first.key));
    // Refusals are noted behind their replies.
    await until(async () => (await readState(account)).calls.length === ids.length);
    const reply = await ask("/api/v1/usage", first.key);
    note(reply);
    const { usage, account: month } = keyUsageReplySchema.parse(await reply.json());
    expect(month).toMatchObject({ creditsUsed: 1, creditsRemaining: 99 });
    expect(new Set(usage.map(({ id }) => id))).toEqual(new Set(ids));
    const byId = new Map(usage.map((one) => [one.id, one]));
    expect(
      ids.map((id) => {
        const { method, endpoint, statusCode, code, creditsUsed } = byId.get(id ?? "") ?? {};
        return [method, endpoint, statusCode, code, creditsUsed].join(" ");
      }),
    ).toEqual([
      "POST /api/v1/technical 200  1",
      "POST /api/v1/technical 400 message_empty 0",
      "POST /api/v1/technical 422 asset_unknown 0",
      "POST /api/v1/technical 403 endpoint_not_allowed 0",
      "GET /api/v1/technical 405 method_not_allowed 0",
      "GET /api/v1/* 404 not_found 0",
      "GET /api/v1/key 200  0",
      "GET /api/v1/usage 400 invalid_request 0",
      "GET /api/v1/usage 200  0",
    ]);
  });

  it("takes the dashboard's filters and cursor", async () => {
    const { first } = await openAccount();
    for (let i = 0; i < 3; i++) await payFor(first.key, "BTC price");
    await payFor(first.key, "");
    const read = async (query: string) =>
      keyUsageReplySchema.parse(await (await ask(`/api/v1/usage?${query}`, first.key)).json());
    const errors = await read("errors=true");
    expect(errors.usage.map(({ code }) => code)).toEqual(["message_empty"]);
    expect(errors.daily.at(-1)).toMatchObject({ calls: 1, credits: 0, errors: 1 });
    const page = await read("endpoint=technical&limit=3");
    expect(page.usage).toHaveLength(3);
    const rest = await read(`endpoint=technical&limit=3&cursor=${page.nextCursor}`);
    expect([rest.usage.length, rest.nextCursor]).toEqual([1, null]);
    expect((await read("key=nobody")).usage).toEqual([]);
  });
});

describe("a call that was answered before", () => {
  it("and is repeated under its Idempotency-Key is in the log for nothing", async () => {
    const cookie = await signIn(someEmail());
    const made = await asUser(cookie, "/api/keys", "POST", { name: "robot" });
    const { key } = createKeyReplySchema.parse(await made.json()).apiKey;
    const headers = { "Idempotency-Key": "again" };
    await payFor(key, "BTC price", { headers });
    await payFor(key, "BTC price", { headers });
    const { usage } = usageReplySchema.parse(await (await asUser(cookie, "/api/keys/usage")).json());
    expect(usage.map(({ statusCode, creditsUsed }) => [statusCode, creditsUsed])).toEqual([
      [200, 0],
      [200, 1],
    ]);
  });
});
