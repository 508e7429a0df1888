import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { NO_LIMITS } from "../../../shared/key-requests.ts";
import { setClock } from "../../test/clock.ts";
import { addKey, DONE, FAILED, hold, newCall, openAccount, readState } from "../../test/keys/account.ts";
import type { Hold } from "./account/calls.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe("credits of an account", () => {
  it("F-042, F-043: of 500 calls at once over three keys on 100 credits, exactly 100 are served", async () => {
    const { account, keys } = await openAccount(3);
    const results = await Promise.all(
      Array.from({ length: 500 }, async (_, i) => {
        const reserved = await account.reserve(newCall(keys[i % 3]?.hash ?? ""));
        if (!reserved.ok || !("hold" in reserved)) return reserved.ok ? "replay" : reserved.reason;
        await account.commit(reserved.hold, DONE, "{}");
        return "served";
      }),
    );
    const count = (what: string) => results.filter((result) => result === what).length;
    expect({ served: count("served"), refused: count("credits_exhausted") }).toEqual({
      served: 100,
      refused: 400,
    });
    const state = await readState(account);
    expect(state).toMatchObject({ used: 100, perKey: 100, logged: 100 });
    expect(state.calls.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(state.calls.filter(({ code }) => code === "credits_exhausted")).toHaveLength(400);
  });

  it("F-044: a call that fails gives its credit back and is in the log with 0 credits", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, newCall(first.hash));
    await account.release(held, FAILED);
    await account.release(held, FAILED);
    const { used, perKey, calls } = await readState(account);
    expect({ used, perKey }).toEqual({ used: 0, perKey: 0 });
    expect(calls.map(({ status, credits }) => ({ status, credits }))).toEqual([{ status: 503, credits: 0 }]);
  });

  it("F-045, F-197: the alarm returns a dead worker's reservation within a minute, once", async () => {
    const { account, first } = await openAccount();
    await hold(account, newCall(first.hash));
    expect((await readState(account)).used).toBe(1);
    const alarmAt = await runInDurableObject(account, (_, { storage }) => storage.getAlarm());
    expect(alarmAt).toBeLessThanOrEqual(Date.now() + MINUTE_MS);
    setClock(Date.now() + MINUTE_MS + 1);
    await runDurableObjectAlarm(account);
    await runInDurableObject(account, (object) => object.alarm());
    expect(await readState(account)).toMatchObject({ used: 0, calls: [{ status: 500, credits: 0 }] });
  });

  it("F-197: an alarm that fails half way leaves everything as it was", async () => {
    const { account, first } = await openAccount();
    await hold(account, newCall(first.hash, { idempotency: { key: "k", requestHash: "h" } }));
    setClock(Date.now() + MINUTE_MS + 1);
    await runInDurableObject(account, (object, { storage }) => {
      const exec = storage.sql.exec.bind(storage.sql);
      const broken = vi.spyOn(storage.sql, "exec").mockImplementation((query, ...values) => {
        if (query.startsWith("DELETE FROM idempotency")) throw new Error("crash");
        return exec(query, ...values);
      });
      expect(() => object.alarm()).toThrow("crash");
      broken.mockRestore();
      const { held } = exec<{ held: number }>("SELECT count(*) AS held FROM calls WHERE state = 0").one();
      expect(held).toBe(1);
      void object.alarm();
    });
    expect((await readState(account)).used).toBe(0);
  });

  it("F-198: after an alarm was lost the next call sets it again, and expired credits come back without it", async () => {
    const { account, first } = await openAccount();
    await hold(account, newCall(first.hash));
    await runInDurableObject(account, (_, { storage }) => storage.deleteAlarm());
    const later = Date.now() + 2 * MINUTE_MS;
    setClock(later);
    await hold(account, newCall(first.hash));
    const alarmAt = await runInDurableObject(account, (_, { storage }) => storage.getAlarm());
    expect(alarmAt).toBe(later + MINUTE_MS);
    expect((await readState(account)).used).toBe(1);
  });

  it("F-046: a step repeated changes nothing, and a commit after the reservation expired debits once", async () => {
    const { account, first } = await openAccount();
    const request = newCall(first.hash);
    const held = await hold(account, request);
    await hold(account, request);
    expect((await readState(account)).used).toBe(1);
    setClock(Date.now() + MINUTE_MS + 1);
    await runDurableObjectAlarm(account);
    expect((await readState(account)).used).toBe(0);
    await account.commit(held, DONE, "{}");
    await account.commit(held, DONE, "{}");
    expect(await readState(account)).toMatchObject({ used: 1, perKey: 1, logged: 1 });
  });

  it("F-044: a call that was given up costs nothing, also when its debit got through before or comes after", async () => {
    const { account, first } = await openAccount();
    const before = await hold(account, newCall(first.hash));
    await account.commit(before, DONE, "{}");
    await account.release(before, FAILED);
    const after = await hold(account, newCall(first.hash));
    await account.release(after, FAILED);
    expect(await account.commit(after, DONE, "{}")).toEqual({ ok: false, reason: "released" });
    const state = await readState(account);
    expect(state).toMatchObject({ used: 0, perKey: 0, logged: 0 });
    expect(state.calls.map(({ status }) => status)).toEqual([503, 503]);
    const { days } = await account.readUsage({ limit: 1 });
    expect(days.at(-1)).toMatchObject({ calls: 2, credits: 0 });
  });

  it("F-033: a key that was revoked is refused by the very next call", async () => {
    const { account, keys } = await openAccount(2);
    const [one, other] = keys;
    await account.revokeKey(one?.id ?? "");
    const reserve = (hash = "") => account.reserve(newCall(hash));
    expect(await reserve(one?.hash)).toEqual({ ok: false, reason: "key_invalid", credits: null });
    expect(await reserve(other?.hash)).toMatchObject({ ok: true });
    expect(await reserve("0".repeat(64))).toMatchObject({ ok: false, reason: "key_invalid" });
  });

  it("F-039: of 50 keys made at once 20 are", async () => {
    const { account, accountId } = await openAccount();
    const made = await Promise.allSettled(Array.from({ length: 50 }, () => addKey(account, accountId)));
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(19);
    expect((await account.listKeys()).filter(({ isActive }) => isActive)).toHaveLength(20);
  });

  it("the list of ended keys does not grow for ever", async () => {
    const { account, accountId, first } = await openAccount();
    await runInDurableObject(account, (object) => {
      for (let i = 0; i < 400; i++) {
        object.createKey({
          id: `k${i}`,
          name: "test",
          hash: `${accountId}${i}`,
          preview: "",
          mode: "live",
          limits: NO_LIMITS,
        });
        object.revokeKey(`k${i}`);
      }
    });
    const keys = await account.listKeys();
    expect(keys).toHaveLength(200);
    expect(keys.some(({ id }) => id === first.id)).toBe(true);
  });
});

describe("F-049: the month changes by the clock", () => {
  it("a call reserved before midnight is debited to its own month, none counts in both", async () => {
    setClock("2026-03-31T12:00:00Z");
    const { account, first } = await openAccount();
    await account.applyPayment({ id: "p", source: "card", tier: "pre-enigma", months: 12 });
    setClock("2026-04-29T23:59:59.999Z");
    await runInDurableObject(account, (object) => {
      const tryHold = (): Hold[] => {
        const reserved = object.reserve(newCall(first.hash));
        return reserved.ok && "hold" in reserved ? [reserved.hold] : [];
      };
      const before = Array.from({ length: 600 }, tryHold).flat();
      expect(before).toHaveLength(600);
      setClock("2026-04-30T00:00:00.001Z");
      const after = Array.from({ length: 1_100 }, tryHold).flat();
      expect(after).toHaveLength(1_000);
      for (const held of [...before, ...after]) object.commit(held, DONE, "{}");
      expect(tryHold()).toEqual([]);
    });
    expect(await readState(account)).toMatchObject({ used: 1_000, perKey: 1_000, limit: 1_000 });
    expect((await account.readUsage({ limit: 1 })).days.at(-1)).toMatchObject({
      calls: 1_701,
      credits: 1_600,
      errors: 101,
    });
    setClock("2026-05-31T00:00:00.000Z");
    await hold(account, newCall(first.hash));
  });

  it("F-050: usage carries over a change of plan within the month and resets with the next one", async () => {
    setClock("2026-01-05T08:00:00Z");
    const { account, first } = await openAccount();
    const spend = (count: number) =>
      runInDurableObject(account, (object) => {
        for (let i = 0; i < count; i++) {
          const reserved = object.reserve(newCall(first.hash));
          if (reserved.ok && "hold" in reserved) object.commit(reserved.hold, DONE, "{}");
        }
      });
    await spend(60);
    setClock("2026-01-20T15:00:00Z");
    const payment = { id: "p1", source: "crypto", tier: "pre-enigma", months: 1 } as const;
    const granted = await account.applyPayment(payment);
    expect(granted).toMatchObject({ applied: true, until: Date.parse("2026-02-20T00:00:00Z") });
    expect(await account.applyPayment(payment)).toEqual({ ...granted, applied: false });
    await spend(10);
    expect(await readState(account)).toMatchObject({ used: 70, limit: 1_000 });
    setClock("2026-02-01T15:00:00Z");
    await account.applyPayment({ id: "p2", source: "ngma", tier: "enigmatic", months: 1 });
    expect(await readState(account)).toMatchObject({ used: 70, limit: 10_000 });
    setClock("2026-03-02T00:00:00Z");
    expect(await readState(account)).toMatchObject({ used: 0, limit: 1_000 });
    setClock("2026-03-22T00:00:00Z");
    expect(await readState(account)).toMatchObject({ used: 0, limit: 100 });
  });

  it("F-050: a lower tier waits its turn, and its month has its own credits", async () => {
    setClock("2026-01-05T08:00:00Z");
    const { account } = await openAccount();
    await account.applyPayment({ id: "high", source: "crypto", tier: "enigmatic", months: 1 });
    await account.applyPayment({ id: "low", source: "crypto", tier: "pre-enigma", months: 1 });
    expect(await readState(account)).toMatchObject({ limit: 10_000 });
    expect((await account.readPlans()).map(({ tier, from }) => [tier, new Date(from).toISOString()])).toEqual(
      [
        ["enigmatic", "2026-01-05T00:00:00.000Z"],
        ["pre-enigma", "2026-02-06T00:00:00.000Z"],
      ],
    );
    setClock("2026-02-06T00:00:00Z");
    expect(await readState(account)).toMatchObject({ limit: 1_000, used: 0 });
  });
});

describe("F-143: a payment taken back", () => {
  const payment = { id: "p", source: "card", tier: "enigmatic", months: 1 } as const;

  it("ends its plan now; what was used stays used, and the credits left are never below 0", async () => {
    setClock("2026-01-05T08:00:00Z");
    const { account, first } = await openAccount();
    await account.applyPayment(payment);
    await runInDurableObject(account, (object) => {
      for (let i = 0; i < 150; i++) {
        const reserved = object.reserve(newCall(first.hash));
        if (reserved.ok && "hold" in reserved) object.commit(reserved.hold, DONE, "{}");
      }
    });
    expect(await account.revokePayment("p")).toEqual({ revoked: true });
    expect(await account.revokePayment("p")).toEqual({ revoked: false });
    expect(await readState(account)).toMatchObject({ used: 150, limit: 100 });
    expect(await account.reserve(newCall(first.hash))).toMatchObject({
      ok: false,
      reason: "credits_exhausted",
      credits: { remaining: 0 },
    });
    expect(await account.readPlans()).toEqual([]);
    setClock("2026-02-05T00:00:00Z");
    expect(await account.reserve(newCall(first.hash))).toMatchObject({
      ok: true,
      credits: { remaining: 99 },
    });
  });

  it("is not applied later, neither again nor when it comes after its own refund", async () => {
    const { account } = await openAccount();
    await account.applyPayment(payment);
    await account.revokePayment("p");
    expect(await account.applyPayment(payment)).toMatchObject({ applied: false });
    expect(await account.revokePayment("never applied")).toEqual({ revoked: false });
    expect(await account.applyPayment({ ...payment, id: "never applied" })).toEqual({
      applied: false,
      until: null,
    });
    expect(await readState(account)).toMatchObject({ limit: 100 });
  });

  it("lets what waited behind it move up", async () => {
    setClock("2026-01-20T08:00:00Z");
    const { account } = await openAccount();
    await account.applyPayment({ ...payment, id: "low", tier: "pre-enigma" });
    setClock("2026-02-01T08:00:00Z");
    await account.applyPayment(payment);
    setClock("2026-02-10T08:00:00Z");
    await account.revokePayment("p");
    expect(
      (await account.readPlans()).map(({ paymentId, until }) => [paymentId, new Date(until).toISOString()]),
    ).toEqual([["low", "2026-03-01T00:00:00.000Z"]]);
    expect(await readState(account)).toMatchObject({ limit: 1_000 });
  });
});

describe("F-046, F-047, F-048: an Idempotency-Key", () => {
  const ask = (keyHash: string, requestHash = "body A", key = "k") =>
    newCall(keyHash, { idempotency: { key, requestHash } });

  it("gives the same answer again for one credit, and nothing while the first call runs", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "call_in_progress" });
    await account.commit(held, DONE, '{"a":1}');
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: true, replay: '{"a":1}' });
    expect(await account.reserve(ask(first.hash, "body B"))).toMatchObject({
      ok: false,
      reason: "idempotency_mismatch",
    });
    expect((await readState(account)).used).toBe(1);
  });

  it("is another one in another account", async () => {
    const [a, b] = [await openAccount(), await openAccount()];
    await a.account.commit(await hold(a.account, ask(a.first.hash)), DONE, '"of a"');
    await b.account.commit(await hold(b.account, ask(b.first.hash, "body B")), DONE, '"of b"');
    expect(await a.account.reserve(ask(a.first.hash))).toMatchObject({ replay: '"of a"' });
  });

  it("does not open a revoked key's answers", async () => {
    const { account, first } = await openAccount();
    await account.commit(await hold(account, ask(first.hash)), DONE, "{}");
    await account.revokeKey(first.id);
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "key_invalid" });
  });

  it("is free again after a failure, after a minute without an answer, and after 24 hours", async () => {
    const { account, first } = await openAccount();
    await account.release(await hold(account, ask(first.hash)), FAILED);
    const silent = await hold(account, ask(first.hash, "body B"));
    setClock(Date.now() + MINUTE_MS + 1);
    const held = await hold(account, ask(first.hash, "body C"));
    expect(await account.commit(silent, DONE, '"late"')).toEqual({ ok: true });
    await account.commit(held, DONE, '"in time"');
    expect(await account.reserve(ask(first.hash, "body C"))).toMatchObject({ replay: '"in time"' });
    setClock(Date.now() + DAY_MS);
    await hold(account, ask(first.hash, "body D"));
  });

  it("is charged once also when the first call comes back after the second was answered", async () => {
    const { account, first } = await openAccount();
    const late = await hold(account, ask(first.hash));
    setClock(Date.now() + MINUTE_MS + 1);
    await account.commit(await hold(account, ask(first.hash)), DONE, '"second"');
    expect(await account.commit(late, DONE, '"first"')).toEqual({ ok: true, replay: '"second"' });
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
  });

  it("an answer replayed costs nothing also when the credits are used up", async () => {
    const { account, first } = await openAccount();
    await account.commit(await hold(account, ask(first.hash)), DONE, "{}");
    for (let i = 0; i < 99; i++) await hold(account, newCall(first.hash));
    expect(await account.reserve(newCall(first.hash))).toMatchObject({ ok: false });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: true, replay: "{}" });
  });
});

describe("what is kept", () => {
  it("F-032: the key itself is nowhere in the object's tables", async () => {
    const { account, first } = await openAccount();
    await account.commit(await hold(account, newCall(first.hash)), DONE, "{}");
    const dump = await runInDurableObject(account, (_, { storage: { sql } }) => {
      const tables = sql
        .exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
        .toArray();
      const readable = tables.filter(({ name }) => !name.startsWith("_cf") && !name.startsWith("sqlite_"));
      return readable
        .map(({ name }) => JSON.stringify(sql.exec(`SELECT * FROM ${name}`).toArray()))
        .join("\n");
    });
    expect(dump).toContain(first.hash);
    expect(dump).not.toContain(first.key.slice(10, -4));
    expect(dump).not.toContain(first.key.slice(33, 55));
  });

  it("answers go after 24 hours, the log after 13 months, in small steps", async () => {
    // Alarms are set by the test's clock and go off by the machine's: in its future only the test runs them.
    setClock("2035-01-01T00:00:00Z");
    const { account, first } = await openAccount();
    const idempotency = { key: "k", requestHash: "h" };
    await account.commit(await hold(account, newCall(first.hash, { idempotency })), DONE, "{}");
    await runInDurableObject(account, (_, { storage: { sql } }) => {
      sql.exec(`INSERT INTO calls (seq, id, key_id, endpoint, bucket, state, until, status, credits, ms, at)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
        SELECT NULL, 'c' || i, 'k', 'technical', 1, 1, 0, 200, 1, 5, ${Date.now()} FROM n`);
    });
    const count = (table: string) =>
      runInDurableObject(
        account,
        (_, { storage: { sql } }) => sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).one().n,
      );
    setClock("2035-01-02T00:00:00Z");
    await runDurableObjectAlarm(account);
    expect([await count("idempotency"), await count("calls")]).toEqual([0, 1_201]);
    setClock("2036-02-01T00:00:00Z");
    await runDurableObjectAlarm(account);
    expect(await count("calls")).toBe(1_201);
    setClock("2036-02-09T00:00:00Z");
    const left: number[] = [];
    while (await runDurableObjectAlarm(account)) left.push(await count("calls"));
    expect(left).toEqual([701, 201, 0]);
    expect(await count("days")).toBe(0);
    expect((await account.listKeys())[0]?.lastUsedAt).toBe(Date.parse("2035-01-01T00:00:00Z"));
  });

  it("F-051: an object evicted from memory between two steps continues as if nothing had happened", async () => {
    const { account, accountId, first } = await openAccount();
    const held = await hold(account, newCall(first.hash));
    await evictDurableObject(account);
    const again = env.CREDITS.getByName(accountId);
    expect((await readState(again)).used).toBe(1);
    await again.commit(held, DONE, "{}");
    expect(await readState(again)).toMatchObject({ used: 1, perKey: 1, logged: 1 });
  });
});
