import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { ASKED_ENDPOINTS } from "../../../shared/endpoints.ts";
import { forecastReplySchema } from "../../../shared/forecast.ts";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import {
  callUsageSchema,
  createKeyReplySchema,
  keysReplySchema,
  paidReplySchema,
  paidScreenSchema,
} from "../../../shared/keys.ts";
import { call, readProblem } from "../../test/ask.ts";
import { passTime } from "../../test/clock.ts";
import { addKey, asUser, openAccount, payFor, readState } from "../../test/keys/account.ts";
import { signIn, someEmail } from "../../test/people.ts";

const QUESTION = "Analyze Bitcoin";
const fieldsOf = (header: string | null) =>
  Object.fromEntries(
    [...(header ?? "").matchAll(/;(\w+)=(\d+)/g)].map(([, name, value]) => [name, Number(value)]),
  );

describe("a paid call", () => {
  it("made with a key of one's own answers like the terminal, says what it cost and is in the usage", async () => {
    const cookie = await signIn(someEmail());
    const made = await asUser(cookie, "/api/keys", "POST", { name: "mine" });
    const { apiKey } = createKeyReplySchema.parse(await made.json());
    const reply = await payFor(apiKey.key, QUESTION, { endpoint: "analyze" });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("application/json");
    expect(reply.headers.get("cache-control")).toBe("no-store, no-transform");
    const answer = paidReplySchema.parse(await reply.json());
    expect(answer).toMatchObject({
      intent: "analyze",
      assets: [{ symbol: "BTC" }],
      usage: { creditsUsed: 1, creditsRemaining: 99, creditsLimit: 100, tier: "free" },
    });
    const { keys } = keysReplySchema.parse(await (await asUser(cookie, "/api/keys")).json());
    expect(keys).toMatchObject([{ id: apiKey.id, creditsUsed: 1, lastUsedAt: expect.any(String) }]);
  });

  it.each(ASKED_ENDPOINTS)("to /api/v1/%s is answered about just that", async (endpoint) => {
    const { first } = await openAccount();
    const reply = await payFor(first.key, "Bitcoin please", { endpoint });
    expect(paidReplySchema.parse(await reply.json())).toMatchObject({ intent: endpoint });
  });

  it("for a screen says how many it judged, by one credit, and for no condition what it takes, by none", async () => {
    const { first } = await openAccount();
    const ask = (where: string, headers: Record<string, string> = {}) =>
      call(`/api/v1/screen?where=${encodeURIComponent(where)}`, {
        headers: { "X-API-Key": first.key, ...headers },
      });
    const reply = await ask("pe_ratio<1000,volatility_30d>0");
    const told = paidScreenSchema.parse(await reply.json());
    expect(told).toMatchObject({ listed: 10, judged: 5, usage: { creditsUsed: 1, creditsRemaining: 99 } });
    expect(told.leftOut.map(({ asset, lacks }) => `${asset} ${lacks.join(" ")}`)).toEqual(
      ["BTC", "ETH", "SOL", "BNB", "XRP"].map((coin) => `${coin} pe_ratio`),
    );
    expect(told.assets.every(({ figures }) => (figures.pe_ratio ?? 0) < 1_000)).toBe(true);
    expect(told.assets.flatMap(({ closes }) => closes)).toEqual([]);
    const once = { "Idempotency-Key": "one-screen" };
    const [one, again] = [await ask("rsi_14>0", once), await ask("rsi_14>0", once)];
    expect([one.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    const other = await readProblem(await ask("rsi_14>1", once));
    expect(other.code).toBe("idempotency_mismatch");
    for (const where of ["", "rsi<30"]) {
      const refused = await ask(where);
      const { code, fields } = await readProblem(refused);
      expect([refused.status, code, Object.keys(fields ?? {})]).toEqual([400, "invalid_request", ["where"]]);
    }
    const bare = await call("/api/v1/screen", { headers: { "X-API-Key": first.key } });
    expect((await readProblem(bare)).fields).toEqual({ where: expect.stringContaining("one to five") });
  });

  it("for a screen comes as a table when asked for, each cell as the JSON has it, at the same cost", async () => {
    const { account, first } = await openAccount();
    const ask = (path: string, headers: Record<string, string> = {}) =>
      call(`${path}?where=volatility_30d%3E0`, { headers: { "X-API-Key": first.key, ...headers } });
    const { assets } = paidScreenSchema.parse(await (await ask("/api/v1/screen")).json());
    const named = await ask("/api/v1/screen/csv");
    expect(named.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const text = await named.text();
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect(
      rows.map((row) => ({ symbol: row.symbol, action: row.call, volatility: Number(row.volatility_30d) })),
    ).toEqual(
      assets.map(({ symbol, call: made, figures }) => ({
        ...{ symbol, action: made ? (made.action ?? "No call") : "" },
        volatility: figures.volatility_30d,
      })),
    );
    expect(await (await ask("/api/v1/screen", { Accept: "text/csv" })).text()).toBe(text);
    expect(await readState(account)).toMatchObject({ used: 3, logged: 3 });
    const refused = await call("/api/v1/screen/csv", { headers: { "X-API-Key": first.key } });
    expect([refused.status, (await readProblem(refused)).charged]).toEqual([400, 0]);
  });

  it("for a forecast gives ranges, odds of a level and how often such ranges held, for one credit", async () => {
    const { account, first } = await openAccount();
    const ask = (body: object) =>
      call("/api/v1/forecast", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-API-Key": first.key },
        body: JSON.stringify(body),
      });
    const reply = await ask({ asset: "BTC", horizonDays: 7, level: 1e6 });
    const { forecast, usage } = forecastReplySchema
      .extend({ usage: callUsageSchema })
      .parse(await reply.json());
    expect(usage.creditsRemaining).toBe(99);
    expect(forecast.horizons.map(({ horizonDays }) => horizonDays)).toEqual([7]);
    expect(forecast.level).toMatchObject({ price: 1e6, horizonDays: 7, side: "above" });
    expect(forecast.horizons[0]?.reliability.cases).toBeGreaterThan(10_000);
    for (const [body, status, code] of [
      [{ asset: "BTC", horizonDays: 181 }, 400, "invalid_request"],
      [{ asset: "BTC", horizonDays: 0 }, 400, "invalid_request"],
      [{ asset: "BTC", level: -1 }, 400, "invalid_request"],
      [{ asset: "$QQZZX" }, 422, "asset_unknown"],
      [{ asset: "USDT" }, 422, "forecast_unavailable"],
    ] as const) {
      const refused = await ask(body);
      expect(refused.status).toBe(status);
      expect(await readProblem(refused)).toMatchObject({ code, charged: 0 });
    }
    expect(await readState(account)).toMatchObject({ used: 1 });
    const half = await ask({ asset: "TSLA", horizonDays: 45, level: 1 });
    const other = forecastReplySchema.extend({ usage: callUsageSchema }).parse(await half.json());
    expect(other.forecast.horizons).toMatchObject([{ horizonDays: 45, reliability: { horizonDays: 60 } }]);
    expect(other.forecast.level).toMatchObject({ horizonDays: 45, side: "below" });
  });

  it("that analyzes two assets compares them", async () => {
    const { first } = await openAccount();
    const reply = await payFor(first.key, "Bitcoin and Ethereum", { endpoint: "analyze" });
    const answer = paidReplySchema.parse(await reply.json());
    expect(answer.intent).toBe("compare");
    expect(answer.assets).toHaveLength(2);
  });

  it("shows the month's credits in RateLimit and RateLimit-Policy", async () => {
    const { first } = await openAccount();
    const { headers } = await payFor(first.key, QUESTION);
    expect(headers.get("ratelimit-policy")).toMatch(/^"credits";q=100;w=\d+$/);
    expect(headers.get("ratelimit")).toMatch(/^"credits";r=99;t=\d+$/);
    const [policy, state] = [fieldsOf(headers.get("ratelimit-policy")), fieldsOf(headers.get("ratelimit"))];
    expect(policy.w).toBeGreaterThanOrEqual(28 * 86_400);
    expect(policy.w).toBeLessThanOrEqual(31 * 86_400);
    expect(state.t).toBeLessThanOrEqual(policy.w ?? 0);
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("shows the key's own budget beside them, also where it is used up", async () => {
    const { account, accountId } = await openAccount();
    const limits = { ...NO_LIMITS, monthlyCredits: 1 };
    const { key } = await addKey(account, accountId, { limits });
    const paid = await payFor(key, QUESTION);
    expect(paid.headers.get("ratelimit-policy")).toMatch(/^"credits";q=100;w=\d+, "key";q=1;w=\d+$/);
    const refused = await payFor(key, QUESTION);
    expect(refused.status).toBe(402);
    expect(refused.headers.get("ratelimit")).toMatch(/^"credits";r=99;t=\d+, "key";r=0;t=\d+$/);
  });

  it("takes the key from Authorization: Bearer too", async () => {
    const { first } = await openAccount();
    const reply = await call("/api/v1/technical", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${first.key}` },
      body: JSON.stringify({ message: QUESTION }),
    });
    expect(reply.status).toBe(200);
  });
});

describe("F-057: what is refused costs nothing", () => {
  const refusals: [string, BodyInit, Record<string, string>, number, string][] = [
    ["an empty message", '{"message":" "}', {}, 400, "message_empty"],
    ["a message too long", JSON.stringify({ message: "a".repeat(2_001) }), {}, 400, "message_too_long"],
    ["no message", "{}", {}, 400, "invalid_request"],
    ["no JSON", "{", {}, 400, "invalid_json"],
    ["F-058: 1 MB", JSON.stringify({ message: "a".repeat(1_000_000) }), {}, 413, "body_too_large"],
    [
      "F-025: a form",
      "message=x",
      { "Content-Type": "application/x-www-form-urlencoded" },
      415,
      "unsupported_media_type",
    ],
    ["a greeting", '{"message":"hello"}', {}, 422, "asset_unknown"],
    ["an asset we do not hold", '{"message":"Analyze $QQZZX"}', {}, 422, "asset_unknown"],
    ["a blank Idempotency-Key", '{"message":"BTC"}', { "Idempotency-Key": "" }, 400, "invalid_request"],
    [
      "a key of 256 letters",
      '{"message":"BTC"}',
      { "Idempotency-Key": "k".repeat(256) },
      400,
      "invalid_request",
    ],
    ["a key with a space", '{"message":"BTC"}', { "Idempotency-Key": "a b" }, 400, "invalid_request"],
  ];
  it.each(refusals)("%s", async (_, body, headers, status, code) => {
    const { account, first } = await openAccount();
    const reply = await call("/api/v1/technical", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", "X-API-Key": first.key, ...headers },
    });
    expect(reply.status).toBe(status);
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(await readProblem(reply)).toMatchObject({ code, charged: 0 });
    expect(await readState(account)).toMatchObject({
      used: 0,
      calls: [{ status, code, credits: 0, id: reply.headers.get("x-request-id") }],
    });
  });

  it("a mistyped asset comes with what it may have been", async () => {
    const { first } = await openAccount();
    const { fields } = await readProblem(await payFor(first.key, "Analyze $BTCC"));
    expect(fields?.suggestions).toContain("BTC");
  });
});

describe("F-033, F-040, F-041: keys that do not open", () => {
  const forged = (key: string) => `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;

  it("a forged or mistyped key is refused without touching D1, KV or any object", async () => {
    const { first } = await openAccount();
    const { app } = await import("../../app.ts");
    const untouchable = new Proxy(
      {},
      {
        get(_, name) {
          throw new Error(`touched: ${String(name)}`);
        },
      },
    );
    const bound = {
      ...env,
      DB: untouchable,
      CACHE: untouchable,

      CREDITS: untouchable,
    };
    const context = { waitUntil() {}, passThroughOnException() {} } as never;
    for (const key of [forged(first.key), first.key.slice(0, -1), `${first.key}a`, "ngma_live_", "x"]) {
      const request = new Request("http://127.0.0.1:8787/api/v1/technical", {
        method: "POST",
        headers: { "X-API-Key": key, "Content-Type": "application/json" },
        body: '{"message":"Bitcoin"}',
      });
      const reply = await app.fetch(request, bound as never, context);
      expect(reply.status).toBe(401);
      expect(await readProblem(reply)).toMatchObject({ code: "key_invalid", charged: 0 });
    }
  });

  it("a revoked key is refused by the very next calls from anywhere, for no credit", async () => {
    const { account, keys } = await openAccount(2);
    const [revoked, other] = keys;
    await account.revokeKey(revoked?.id ?? "");
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => payFor(revoked?.key ?? "", QUESTION)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(200).fill(401));
    expect((await payFor(other?.key ?? "", QUESTION)).status).toBe(200);
    expect((await readState(account)).used).toBe(1);
  });

  it("a key that was rolled goes on until its end, the new one opens at once", async () => {
    const cookie = await signIn(someEmail());
    const make = async (path: string, body: unknown) =>
      createKeyReplySchema.parse(await (await asUser(cookie, path, "POST", body)).json()).apiKey;
    const old = await make("/api/keys", { name: "robot" });
    const next = await make(`/api/keys/${old.id}/roll`, { endsInHours: 1 });
    expect(next).toMatchObject({ name: "robot", isActive: true, endsAt: null });
    expect((await payFor(old.key, QUESTION)).status).toBe(200);
    expect((await payFor(next.key, QUESTION)).status).toBe(200);
    passTime(3_600_001);
    expect((await payFor(old.key, QUESTION)).status).toBe(401);
    expect((await payFor(next.key, QUESTION)).status).toBe(200);
    const last = await make(`/api/keys/${next.id}/roll`, { endsInHours: 0 });
    expect((await payFor(next.key, QUESTION)).status).toBe(401);
    expect((await payFor(last.key, QUESTION)).status).toBe(200);
  });

  it.each([
    ["without a key", {}, "key_missing"],
    ["with an empty key", { "X-API-Key": " " }, "key_missing"],
    ["with Basic", { Authorization: "Basic eDp5" }, "key_missing"],
    ["with Bearer alone", { Authorization: "Bearer" }, "key_missing"],
    ["with a key of another kind", { "X-API-Key": "sk_live_1" }, "key_invalid"],
  ])("a call %s is 401", async (_, headers, code) => {
    const reply = await call("/api/v1/technical", {
      method: "POST",
      body: "{}",
      headers: headers as HeadersInit,
    });
    expect(reply.status).toBe(401);
    expect((await readProblem(reply)).code).toBe(code);
  });

  it("F-037: a key in the address is ignored", async () => {
    const { first } = await openAccount();
    const reply = await call(`/api/v1/technical?api_key=${first.key}&key=${first.key}`, {
      method: "POST",
      body: JSON.stringify({ message: QUESTION }),
      headers: { "Content-Type": "application/json" },
    });
    expect(reply.status).toBe(401);
    expect(JSON.stringify(await readProblem(reply))).not.toMatch(/ngma_live_\w{8}/);
  });

  it("F-038: a key opens no page of the person, a cookie opens no paid call", async () => {
    const cookie = await signIn(someEmail());
    const made = await asUser(cookie, "/api/keys", "POST", { name: "x" });
    const { apiKey } = createKeyReplySchema.parse(await made.json());
    for (const path of ["/api/keys", "/api/keys/usage"])
      expect((await call(path, { headers: { "X-API-Key": apiKey.key } })).status).toBe(401);
    expect((await asUser(cookie, "/api/v1/technical", "POST", { message: QUESTION })).status).toBe(401);
  });
});

describe("other sites may call with a key", () => {
  it("the preflight is answered, without cookies", async () => {
    const reply = await call("/api/v1/technical", {
      method: "OPTIONS",
      headers: {
        Origin: "https://app.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "x-api-key,content-type,idempotency-key",
      },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get("access-control-allow-origin")).toBe("*");
    expect(reply.headers.get("access-control-allow-headers")).toBe(
      "X-API-Key,Authorization,Content-Type,Idempotency-Key,Content-Digest,PAYMENT-SIGNATURE",
    );
    expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("the answer and every refusal can be read", async () => {
    const { account, first, accountId } = await openAccount();
    const other = await addKey(account, accountId);
    await account.revokeKey(other.id);
    const headers = { Origin: "https://app.example" };
    for (const reply of [
      await payFor(first.key, QUESTION, { headers }),
      await payFor(other.key, QUESTION, { headers }),
      await payFor("none", QUESTION, { headers }),
      await payFor(first.key, QUESTION, { headers, endpoint: "nothing" }),
    ]) {
      expect(reply.headers.get("access-control-allow-origin")).toBe("*");
      expect(reply.headers.get("access-control-expose-headers")).toContain("RateLimit");
      expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
    }
  });

  it("F-026: no other path is open", async () => {
    for (const path of ["/api/keys", "/api/chat", "/api/crypto/prices", "/api/auth/check"])
      for (const origin of ["https://evil.example", "null"]) {
        const reply = await call(path, { headers: { Origin: origin } });
        expect(reply.headers.get("access-control-allow-origin")).toBeNull();
      }
  });
});
