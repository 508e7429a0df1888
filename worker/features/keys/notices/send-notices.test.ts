import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { describe, expect, it } from "vitest";
import { createKeyReplySchema } from "../../../../shared/keys.ts";
import { mails, users } from "../../../db/schema.ts";
import { openDeps } from "../../../deps.ts";
import { passTime, until } from "../../../test/clock.ts";
import { asUser, DONE, hold, newCall, payFor } from "../../../test/keys/account.ts";
import { signIn, someEmail } from "../../../test/people.ts";
import { hashSecret } from "../../auth/secrets.ts";
import { sendNotices } from "./send-notices.ts";

const db = drizzle(env.DB);

/** Somebody with a key, and the mails that wait for them. */
async function setUp(limits = {}) {
  const email = someEmail();
  const cookie = await signIn(email);
  const made = await asUser(cookie, "/api/keys", "POST", { name: "robot", limits });
  const { key, id } = createKeyReplySchema.parse(await made.json()).apiKey;
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const accountId = user?.id ?? "";
  const account = env.CREDITS.getByName(accountId);
  const keyHash = await hashSecret(key);
  const spend = async (count: number) => {
    for (let i = 0; i < count; i++) await account.commit(await hold(account, newCall(keyHash)), DONE, "{}");
  };
  const subjects = async () =>
    (await db.select().from(mails).where(eq(mails.recipient, email))).map(
      ({ body }) => JSON.parse(body).subject as string,
    );
  return { account, accountId, key, id, keyHash, spend, subjects, cookie };
}

/** What is there once there are so many: a mail is put there behind the answer. */
async function first(count: number, read: () => Promise<string[]>) {
  await until(async () => (await read()).length >= count);
  return read();
}

describe("the owner of credits and budgets", () => {
  it("is notified at 80% and at 100% of the month's credits, once each, and again the next month", async () => {
    const { key, spend, subjects, account, keyHash } = await setUp();
    await spend(78);
    expect((await payFor(key, "Analyze Bitcoin")).status).toBe(200);
    expect(await subjects()).toEqual([]);
    expect((await payFor(key, "Analyze Bitcoin")).status).toBe(200);
    expect(await first(1, subjects)).toEqual(["80% of your credits is used"]);
    await payFor(key, "Analyze Bitcoin");
    await spend(18);
    await payFor(key, "Analyze Bitcoin");
    expect(await first(2, subjects)).toEqual(["80% of your credits is used", "All of your credits is used"]);
    expect((await payFor(key, "Analyze Bitcoin")).status).toBe(402);
    passTime(31 * 86_400_000);
    await spend(79);
    const next = await account.commit(await hold(account, newCall(keyHash)), DONE, "{}");
    expect(next).toMatchObject({ notices: [{ percent: 80, subject: "", used: 80 }] });
    expect(await subjects()).toHaveLength(2);
  });

  it("is notified of a key's budget with the key's name, and of both if both run out", async () => {
    const { key, spend, subjects } = await setUp({ monthlyCredits: 5 });
    await spend(3);
    await payFor(key, "Analyze Bitcoin");
    expect(await first(1, subjects)).toEqual(["80% of the budget of your key “robot” is used"]);
    await payFor(key, "Analyze Bitcoin");
    expect((await first(2, subjects)).at(-1)).toBe("All of the budget of your key “robot” is used");
  });

  it("gets one notice if 30 calls cross a mark at once, and another after ten minutes if it was not confirmed", async () => {
    const { account, keyHash } = await setUp({ monthlyCredits: 30 });
    const holds = await Promise.all(Array.from({ length: 30 }, () => hold(account, newCall(keyHash))));
    const ends = await Promise.all(holds.map((one) => account.commit(one, DONE, "{}")));
    const told = ends.flatMap((end) => (end.ok ? (end.notices ?? []) : []));
    expect(told.map(({ percent }) => percent)).toEqual([80, 100]);
    const again = async () => {
      const reserved = await account.reserve(newCall(keyHash));
      return !reserved.ok ? reserved.notices : [];
    };
    expect(await again()).toBeUndefined();
    passTime(10 * 60_000);
    const [lost] = (await again()) ?? [];
    expect(lost).toMatchObject({ percent: 100, keyName: "robot", used: 30, limit: 30 });
    await account.endNotices(lost ? [lost] : []);
    passTime(10 * 60_000);
    expect(await again()).toBeUndefined();
  });

  it("is not notified after closing the account", async () => {
    const { accountId, subjects } = await setUp();
    await db.update(users).set({ state: "closed" }).where(eq(users.id, accountId));
    const notice = { bucket: 1, subject: "", percent: 80, keyName: null, used: 80, limit: 100 } as const;
    await sendNotices(openDeps(env, { waitUntil: () => {} }), accountId, [
      { ...notice, resetsAt: Date.now() },
    ]);
    expect(await subjects()).toEqual([]);
  });
});
