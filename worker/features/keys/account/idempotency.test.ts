import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { passTime } from "../../../test/clock.ts";
import { DONE, FAILED, hold, newCall, openAccount, readState } from "../../../test/keys/account.ts";

const MINUTE_MS = 60_000;

const ask = (keyHash: string) =>
  newCall(keyHash, { idempotency: { key: "order", requestHash: "the same body" } });

describe("between a reservation and the whole answer", () => {
  /** A month and a half: the account's month has turned, and the replay has ended. */
  const LATER_MS = 45 * 24 * 60 * MINUTE_MS;

  it("F-049: if the month ends meanwhile, one credit of the month in which it was held is charged", async () => {
    const { account, first } = await openAccount();
    const held = await hold(account, ask(first.hash));
    expect((await readState(account)).used).toBe(1);
    passTime(LATER_MS);
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
    await account.revokeKey(first.id);
    expect(await account.commit(held, DONE, '"whole"')).toEqual({ ok: true });
    expect(await account.reserve(ask(first.hash))).toMatchObject({ ok: false, reason: "key_invalid" });
    expect((await account.readUsage({ limit: 10 })).creditsUsed).toBe(1);
  });

  it("nothing is left behind: after a day no answer is kept", async () => {
    const { account, first } = await openAccount();
    const left = () =>
      runInDurableObject(
        account,
        (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM idempotency").one().n,
      );
    for (let i = 0; i < 5; i++) {
      const call = newCall(first.hash, { idempotency: { key: `order ${i}`, requestHash: "h" } });
      await account.commit(await hold(account, call), DONE, '"whole"');
    }
    expect(await left()).toBe(5);
    passTime(25 * 60 * MINUTE_MS);
    await runDurableObjectAlarm(account);
    expect(await left()).toBe(0);
  });
});
