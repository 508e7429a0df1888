import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

const openAccount = () => env.CREDITS.get(env.CREDITS.newUniqueId());
const call = (
  id: string,
  more: Partial<{ key: string; period: string; limit: number; now: number }> = {},
) => ({
  id,
  key: "key-a",
  period: "2026-11",
  limit: 100,
  now: Date.now(),
  ...more,
});

describe("credits of an account", () => {
  it("F-042, F-043: of 500 calls at once over three keys on 100 credits, exactly 100 are served", async () => {
    const account = openAccount();
    const calls = Array.from({ length: 500 }, (_, i) => call(`c${i}`, { key: `key-${i % 3}` }));
    const results = await Promise.all(
      calls.map(async (c) => {
        const result = await account.reserve(c);
        if (result.ok) await account.commit(c);
        return result.ok;
      }),
    );
    expect(results.filter(Boolean)).toHaveLength(100);
    const used = Object.values(await account.usage("2026-11"));
    expect(used.reduce((sum, n) => sum + n, 0)).toBe(100);
  });

  it("F-044: a call that fails gives its credit back", async () => {
    const account = openAccount();
    await account.reserve(call("c1", { limit: 1 }));
    await account.release("c1");
    expect(await account.reserve(call("c2", { limit: 1 }))).toEqual({ ok: true, remaining: 0 });
    expect(await account.usage("2026-11")).toEqual({});
  });

  it("F-045: a reservation whose worker died is given back by the alarm, once, also when it runs twice", async () => {
    const account = openAccount();
    await account.reserve(call("c1", { limit: 1, now: Date.now() - 61_000 }));
    await runDurableObjectAlarm(account);
    await runInDurableObject(account, (object) => object.alarm());
    expect(await account.reserve(call("c2", { limit: 1 }))).toEqual({ ok: true, remaining: 0 });
  });

  it("F-046: a commit repeated, or later than the release, debits once", async () => {
    const account = openAccount();
    await account.reserve(call("c1"));
    await account.release("c1");
    await account.commit(call("c1"));
    await account.commit(call("c1"));
    expect(await account.usage("2026-11")).toEqual({ "key-a": 1 });
  });

  it("F-049: a reservation made before midnight is debited to the month it was made in", async () => {
    const account = openAccount();
    await account.reserve(call("c1", { period: "2026-10", limit: 1 }));
    expect(await account.reserve(call("c2", { period: "2026-11", limit: 1 }))).toEqual({
      ok: true,
      remaining: 0,
    });
    await account.commit(call("c1", { period: "2026-10" }));
    expect(await account.usage("2026-10")).toEqual({ "key-a": 1 });
    expect(await account.usage("2026-11")).toEqual({});
  });
});
