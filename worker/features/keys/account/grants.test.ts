import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../../shared/time.ts";
import { passTime } from "../../../test/clock.ts";
import type { CreditCounters } from "../credit-counters.ts";
import type { GrantStep } from "./grants.ts";

type Account = DurableObjectStub<CreditCounters>;

let count = 0;
const openObject = () => env.CREDITS.getByName(`grants of the tests ${++count}`);

const offer = (id: string): GrantStep => ({
  kind: "offer",
  grant: {
    ...{ id, keyName: `app ${id}`, preview: "ngma_auth_...", name: null, host: "app.example.com" },
    ...{ clientId: "app", redirectUri: "https://app.example.com/", challenge: "c", budget: 50 },
    codeHash: `code of ${id}`,
  },
});
const redeem = (id: string, given = "1"): GrantStep => ({
  ...{ kind: "redeem", id, codeHash: `code of ${id}`, clientId: "app" },
  ...{ redirectUri: "https://app.example.com/", challenge: "c" },
  next: { accessHash: `access ${id} ${given}`, refreshHash: `refresh ${id} ${given}` },
});
const refresh = (id: string, from: string, to: string): GrantStep => ({
  ...{ kind: "refresh", id, refreshHash: `refresh ${id} ${from}`, clientId: "app" },
  next: { accessHash: `access ${id} ${to}`, refreshHash: `refresh ${id} ${to}` },
});

const countRows = (account: Account) =>
  runInDurableObject(account, (_, { storage }) =>
    Number(storage.sql.exec("SELECT count(*) AS n FROM grants").one().n),
  );
const isActive = async (account: Account, id: string) =>
  (await account.listKeys()).find((key) => key.id === id)?.isActive ?? null;

describe("a grant step whose reply is lost", () => {
  it("is taken once however often it is asked: nobody has used a code or token twice", async () => {
    const account = openObject();
    for (const step of [offer("a"), redeem("a"), refresh("a", "1", "2")]) {
      expect(await account.stepGrant(step)).toEqual({ ok: true });
      expect(await account.stepGrant(step)).toEqual({ ok: true });
    }
    expect(await isActive(account, "a")).toBe(true);
    expect((await account.listKeys()).length).toBe(1);
  });

  it("of another attempt is a second use", async () => {
    const account = openObject();
    await account.stepGrant(offer("a"));
    await account.stepGrant(redeem("a", "1"));
    expect(await account.stepGrant(redeem("a", "2"))).toEqual({ ok: false, reason: "reused" });
    expect(await isActive(account, "a")).toBe(false);
  });
});

describe("what an account keeps of grants", () => {
  it("is 20 codes at most, and none that is over once another is offered", async () => {
    const account = openObject();
    for (let i = 0; i < 30; i++) {
      passTime(1);
      await account.stepGrant(offer(`o${i}`));
    }
    expect(await countRows(account)).toBe(20);
    expect(await account.stepGrant(redeem("o9"))).toEqual({ ok: false, reason: "unknown" });
    expect(await account.stepGrant(redeem("o10"))).toEqual({ ok: true });
    passTime(MINUTE_MS);
    await account.stepGrant(offer("last"));
    expect(await countRows(account)).toBe(2);
  });

  it("goes with the oldest ended keys, beyond 200", async () => {
    const account = openObject();
    for (let i = 0; i < 205; i++) {
      await account.stepGrant(offer(`k${i}`));
      await account.stepGrant(redeem(`k${i}`));
      await account.revokeKey(`k${i}`);
    }
    await account.stepGrant(offer("last"));
    expect((await account.listKeys()).length).toBe(200);
    expect(await countRows(account)).toBe(201);
  });

  it("is no key before its code was redeemed, and ends 30 days after the last refresh", async () => {
    const account = openObject();
    await account.stepGrant(offer("a"));
    expect(await account.listKeys()).toEqual([]);
    await account.stepGrant(redeem("a"));
    passTime(29 * DAY_MS);
    await account.stepGrant(refresh("a", "1", "2"));
    passTime(29 * DAY_MS);
    expect(await isActive(account, "a")).toBe(true);
    passTime(DAY_MS);
    expect(await isActive(account, "a")).toBe(false);
    expect(await account.stepGrant(refresh("a", "2", "3"))).toEqual({ ok: false, reason: "unknown" });
  });

  it("is erased with what is personal of a closed account", async () => {
    const account = openObject();
    await account.stepGrant(offer("a"));
    await account.stepGrant(redeem("a"));
    await account.setStanding({ number: 1, state: "closed", had: null });
    await account.erase();
    expect(await countRows(account)).toBe(0);
  });
});
