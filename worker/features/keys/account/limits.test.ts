import { describe, expect, it } from "vitest";
import { type KeyLimits, NO_LIMITS } from "../../../../shared/key-requests.ts";
import { passTime } from "../../../test/clock.ts";
import {
  type Account,
  addKey,
  DONE,
  FAILED,
  hold,
  newCall,
  openAccount,
} from "../../../test/keys/account.ts";
import { lasted } from "./limits.ts";

it("what ends in the account's object is logged with the time since the worker took it up, never less than none", () => {
  expect([lasted({ keyHash: "", since: 100 }, 150), lasted({ keyHash: "", since: 150 }, 100)]).toEqual([
    50, 0,
  ]);
});

const limited = (limits: Partial<KeyLimits>) =>
  openAccount(1, { mode: "live", limits: { ...NO_LIMITS, ...limits } });

async function spend(account: Account, keyHash: string, count: number) {
  const ends = await Promise.all(
    Array.from({ length: count }, async () => {
      const reserved = await account.reserve(newCall(keyHash));
      if (!reserved.ok || !("hold" in reserved)) return reserved.ok ? "replay" : reserved.reason;
      await account.commit(reserved.hold, DONE, "{}");
      return "served";
    }),
  );
  return ends.filter((end) => end === "served").length;
}

const refusal = async (account: Account, ...[keyHash, more]: Parameters<typeof newCall>) => {
  const reserved = await account.reserve(newCall(keyHash, more));
  return reserved.ok ? null : reserved.reason;
};

describe("a key's budget", () => {
  it("of 10 credits serves exactly 10 of 50 calls at once, and leaves the account's other credits to other keys", async () => {
    const { account, accountId, first } = await limited({ monthlyCredits: 10 });
    expect(await spend(account, first.hash, 50)).toBe(10);
    expect(await refusal(account, first.hash)).toBe("key_budget_exhausted");
    const other = await addKey(account, accountId);
    expect(await spend(account, other.hash, 95)).toBe(90);
    expect(await refusal(account, other.hash)).toBe("credits_exhausted");
  });

  it("counts calls in progress, and returns what a failed one held", async () => {
    const { account, first } = await limited({ monthlyCredits: 1 });
    const held = await hold(account, newCall(first.hash));
    expect(await refusal(account, first.hash)).toBe("key_budget_exhausted");
    await account.release(held, FAILED);
    expect(await spend(account, first.hash, 3)).toBe(1);
  });

  it("stays used when the key is rolled, and both keys have it together", async () => {
    const { account, first } = await limited({ monthlyCredits: 10, origins: ["https://a.example"] });
    const from = { origin: "https://a.example" };
    for (let i = 0; i < 4; i++)
      await account.commit(await hold(account, newCall(first.hash, from)), DONE, "{}");
    const next = { id: "next", hash: "next hash", preview: "" };
    const rolled = await account.rollKey(first.id, next, 3_600_000);
    expect(rolled).toMatchObject({
      ok: true,
      key: { creditsUsed: 0, budgetUsed: 4, limits: { monthlyCredits: 10, origins: ["https://a.example"] } },
    });
    const hold7 = () =>
      Promise.all(
        Array.from({ length: 7 }, (_, i) => refusal(account, i % 2 ? next.hash : first.hash, from)),
      );
    expect((await hold7()).filter((reason) => reason === null)).toHaveLength(6);
    const last = { id: "last", hash: "last hash", preview: "" };
    await account.rollKey("next", last, 0);
    expect(await refusal(account, last.hash, from)).toBe("key_budget_exhausted");
  });

  it("resets with the account's month", async () => {
    const { account, first } = await limited({ monthlyCredits: 2 });
    expect(await spend(account, first.hash, 5)).toBe(2);
    passTime(31 * 86_400_000);
    expect(await spend(account, first.hash, 5)).toBe(2);
  });

  it("can be raised and taken away for the very next call", async () => {
    const { account, first } = await limited({ monthlyCredits: 1 });
    expect(await spend(account, first.hash, 2)).toBe(1);
    await account.limitKey(first.id, { monthlyCredits: 3 });
    expect(await spend(account, first.hash, 5)).toBe(2);
    await account.limitKey(first.id, { monthlyCredits: null });
    expect(await spend(account, first.hash, 5)).toBe(5);
  });
});

describe("what else an owner allows a key", () => {
  it("is endpoints, networks and sites; each refusal names what is missing, is free and in the log", async () => {
    const { account, first } = await limited({
      endpoints: ["forecast", "technical"],
      networks: ["198.51.100.0/24", "2001:db8::/48"],
      origins: ["https://app.example"],
    });
    const address = "198.51.100.9";
    const origin = "https://app.example";
    expect(await refusal(account, first.hash, { address, origin })).toBe(null);
    expect(await refusal(account, first.hash, { address, origin, endpoint: "analyze" })).toBe(
      "endpoint_not_allowed",
    );
    expect(await refusal(account, first.hash, { address: "198.51.101.9", origin })).toBe(
      "network_not_allowed",
    );
    expect(await refusal(account, first.hash, { origin })).toBe("network_not_allowed");
    expect(await refusal(account, first.hash, { address, origin: "https://evil.example" })).toBe(
      "origin_not_allowed",
    );
    expect(await refusal(account, first.hash, { address })).toBe("origin_not_allowed");
    const { log, creditsUsed } = await account.readUsage({ limit: 10 });
    expect(creditsUsed).toBe(1);
    expect(log.calls.map(({ status, code, credits }) => [status, code, credits])).toEqual([
      [403, "origin_not_allowed", 0],
      [403, "origin_not_allowed", 0],
      [403, "network_not_allowed", 0],
      [403, "network_not_allowed", 0],
      [403, "endpoint_not_allowed", 0],
    ]);
  });

  it("ends at its expiry like a revoked key, for its successor too", async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { account, first } = await limited({ expiresAt });
    await account.rollKey(first.id, { id: "next", hash: "next hash", preview: "" }, 7 * 86_400_000);
    expect(await refusal(account, first.hash)).toBe(null);
    passTime(3_600_001);
    expect(await refusal(account, first.hash)).toBe("key_invalid");
    expect(await refusal(account, "next hash")).toBe("key_invalid");
    expect((await account.listKeys()).map(({ isActive }) => isActive)).toEqual([false, false]);
    expect(await account.limitKey(first.id, { expiresAt: null })).toEqual({ ok: false, reason: "not_found" });
  });
});
