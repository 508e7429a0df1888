import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DONE, FAILED, hold, newCall, openAccount, readState } from "../keys/account.ts";

const MINUTE_MS = 60_000;

afterEach(() => {
  vi.useRealTimers();
});

const ask = (keyHash: string) =>
  newCall(keyHash, { idempotency: { key: "order", requestHash: "the same body" } });

describe("F-204: an account's object made before drafts were kept", () => {
  it("has them from its first step on, and what was under way goes on", async () => {
    const { account, accountId, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    await runInDurableObject(account, (_, { storage }) => {
      storage.sql.exec("DROP TABLE drafts");
    });
    await evictDurableObject(account);
    const again = env.CREDITS.getByName(accountId);
    expect(await again.commit(held, DONE, '"draft"', true)).toEqual({ ok: true });
    expect(await again.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "call_in_progress" });
    expect(await again.commit(held, DONE, '"whole"')).toEqual({ ok: true });
    expect(await again.reserve(ask(first.hash))).toMatchObject({ ok: true, replay: '"whole"' });
    expect(await readState(again)).toMatchObject({ used: 1, logged: 1 });
  });
});

describe("between a debit and the whole answer", () => {
  /** A month and a half: the account's month has turned, the replay has ended, the draft is over. */
  const LATER_MS = 45 * 24 * 60 * MINUTE_MS;

  it("F-049: the month may turn: one credit, of the month it was held in", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    await account.commit(held, DONE, '"draft"', true);
    expect(await readState(account)).toMatchObject({ used: 1, logged: 1 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + LATER_MS });
    expect((await account.readUsage({ limit: 10 })).creditsUsed).toBe(0);
    expect(await account.commit(held, DONE, '"whole"')).toMatchObject({ ok: true });
    expect(await account.readUsage({ limit: 10 })).toMatchObject({
      creditsUsed: 0,
      log: { calls: [{ credits: 1 }] },
    });
    await account.release(held, FAILED);
    expect(await account.readUsage({ limit: 10 })).toMatchObject({
      creditsUsed: 0,
      log: { calls: [{ credits: 0 }] },
    });
    expect(await account.readLedger()).toMatchObject({ counted: 0, logged: 0 });
  });

  it("F-033: its key may be revoked: the answer is paid for and finished, and is given to nobody again", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    await account.commit(held, DONE, '"draft"', true);
    await account.revokeKey(first.id);
    expect(await account.commit(held, DONE, '"whole"')).toEqual({ ok: true });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "key_invalid" });
    expect((await account.readUsage({ limit: 10 })).creditsUsed).toBe(1);
  });

  it("nothing is left behind: after a day neither the answer nor the note that it was a draft", async () => {
    const { account, first } = await openAccount();
    const left = () =>
      runInDurableObject(account, (_, { storage }) =>
        ["drafts", "idempotency"].map(
          (table) => storage.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`).one().n,
        ),
      );
    for (let i = 0; i < 5; i++) {
      const call = newCall(first.hash, { idempotency: { key: `order ${i}`, requestHash: "h" } });
      await account.commit(await hold(account, call), DONE, '"draft"', true);
    }
    expect(await left()).toEqual([5, 5]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * MINUTE_MS });
    await runDurableObjectAlarm(account);
    expect(await left()).toEqual([0, 0]);
  });
});
