import { describe, expect, it } from "vitest";
import { paidReplySchema } from "../../../shared/keys.ts";
import { call, readProblem } from "../../test/ask.ts";
import { openAccount, payFor, readState } from "../../test/keys/account.ts";
import { someAddress } from "../../test/people.ts";

const QUESTION = "Analyze Bitcoin";

describe("a paid call", () => {
  it("F-042, F-043: of 500 at once over three keys on 100 credits exactly 100 are answered, and all records agree", async () => {
    const { account, keys } = await openAccount(3);
    const replies = await Promise.all(
      Array.from({ length: 500 }, async (_, i) => {
        const reply = await payFor(keys[i % 3]?.key ?? "", "Bitcoin", { endpoint: "sentiment" });
        if (reply.status === 200) return { status: 200, ...paidReplySchema.parse(await reply.json()).usage };
        expect(await readProblem(reply)).toMatchObject({ code: "credits_exhausted", charged: 0 });
        expect(reply.headers.get("ratelimit")).toMatch(/^"credits";r=0;t=\d+$/);
        return { status: reply.status, creditsRemaining: -1 };
      }),
    );
    const answered = replies.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(100);
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(400);
    const left = answered.map(({ creditsRemaining }) => creditsRemaining).sort((a, b) => a - b);
    expect(left).toEqual(Array.from({ length: 100 }, (_, i) => i));
    const state = await readState(account);
    expect(state).toMatchObject({ used: 100, perKey: 100, logged: 100 });
    expect(state.calls.filter(({ status }) => status === 200)).toHaveLength(100);
  });
});

describe("F-033, F-040, F-041: keys that do not open", () => {
  it("F-040: 1,000 wrong keys from one address are told to wait, another address is not", async () => {
    const address = someAddress();
    const attempts = await Promise.all(
      Array.from({ length: 1_000 }, (_, i) =>
        payFor(`ngma_live_1${String(i).padStart(68, "0")}`, QUESTION, {
          headers: { "CF-Connecting-IP": address, "X-Forwarded-For": someAddress() },
        }),
      ),
    );
    const statuses = attempts.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(800);
    const last = attempts.find(({ status }) => status === 429);
    expect(last?.headers.get("retry-after")).toBe("60");
    const { first } = await openAccount();
    expect((await payFor(first.key, QUESTION)).status).toBe(200);
    expect((await payFor("ngma_live_x", QUESTION)).status).toBe(401);
  });

  it("F-030: 500 headers of all kinds open nothing and break nothing", async () => {
    const noise = () =>
      String.fromCharCode(...crypto.getRandomValues(new Uint8Array(60)).map((byte) => 33 + (byte % 94)));
    const replies = await Promise.all(
      Array.from({ length: 500 }, (_, i) => {
        const header =
          i % 2 ? { "X-API-Key": noise() } : { Authorization: `${i % 4 ? "" : "Bearer "}${noise()}` };
        const headers = { "CF-Connecting-IP": someAddress(), ...header } as unknown as Record<string, string>;
        return call("/api/v1/analyze", { method: "POST", body: "{}", headers });
      }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([401]));
  });
});
