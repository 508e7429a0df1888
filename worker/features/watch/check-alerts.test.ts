import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import type { NewAlert } from "../../../shared/watch.ts";
import { alertMails, jobs, mails, priceAlerts, users } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Config } from "../../env.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import { passTime, setClock } from "../../test/clock.ts";
import { goodCoins, NOW, openStreet, openTestDeps } from "../../test/markets/market-deps.ts";
import { hashKeyed, makeRandomText } from "../auth/secrets.ts";
import { sendMails } from "../mail/outbox.ts";
import { refreshCryptoPrices } from "../markets/refresh.ts";
import { armAlert, makeAlert } from "./change-alerts.ts";
import { checkPrices } from "./check-alerts.ts";
import { forgetAlertsJob } from "./jobs.ts";
import { readWatch } from "./read-watch.ts";
import { switchMail, unsubscribe } from "./switch-mail.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const db = drizzle(env.DB);

/** A market whose Bitcoin costs what `show` says, a person, and what they get by mail. */
async function openWatch() {
  const street = openStreet();
  const { deps: tools } = openTestDeps({ now: () => new Date() });
  const config = {
    publicOrigin: "https://site.test",
    keySecrets: ["a secret of the tests"],
    mail: { mailsADay: 2_000 },
  } as Config;
  const sent: Mail[] = [];
  const mailer = { from: "us@site.test", send: async (mail: Mail) => void sent.push(mail) };
  const deps = { ...tools, config, mailer };
  const user = { id: makeRandomText(22), email: `${makeRandomText(8).toLowerCase()}@example.com` };
  await db.insert(users).values({ ...user, offeredTier: "free", createdAt: Date.now() });
  const show = async (price: number) => {
    const at = new Date().toISOString();
    const coins = goodCoins().map((coin) => ({ ...coin, last_updated: at }));
    Object.assign(coins[0] ?? {}, { current_price: price });
    street.replies["coingecko.test"] = { body: coins };
    // A second source that agrees, so that no gate refuses the first.
    const bar = [Date.UTC(2026, 10, 20), price, price, price, price, "9", 0, "18", 1, "", "", ""].map(String);
    street.replies["binance.test"] = { body: [[Number(bar[0]), ...bar.slice(1)]] };
    await refreshCryptoPrices(deps).catch(() => {});
  };
  const look = async () => {
    await checkPrices(deps, "crypto");
    await sendMails(deps);
  };
  return {
    ...{ deps, user, sent, street, show, look },
    make: (asked: Omit<NewAlert & { kind: "level" }, "asset" | "kind">) =>
      makeAlert(deps, user.id, { kind: "level", asset: "BTC", ...asked }),
    alerts: async () => (await readWatch(deps, user.id)).alerts,
    arm: async () => {
      const [alert] = await db.select().from(priceAlerts).where(eq(priceAlerts.userId, user.id));
      await armAlert(deps, user.id, alert?.id ?? "");
    },
  };
}

beforeEach(async () => {
  setClock(NOW);
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  for (const table of [alertMails, jobs, mails, priceAlerts]) await db.delete(table);
});

describe("a price alert", () => {
  it("is told by one mail that names price, source, moment and level, however often the price is back and forth", async () => {
    const { make, show, look, sent, alerts } = await openWatch();
    await show(93_000);
    await make({ side: "above", price: 95_000 });
    await look();
    expect(sent).toEqual([]);
    for (const price of [95_100, 94_000, 96_000, 94_500, 97_000]) {
      passTime(2 * MINUTE);
      await show(price);
      await look();
    }
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail?.subject).toBe("BTC: Bitcoin is at or above $95,000.00");
    for (const words of [
      "$95,100.00",
      "CoinGecko",
      "2026-11-20 18:02:00 UTC",
      "$95,000.00 or more",
      "https://site.test/markets/BTC",
    ])
      expect(mail?.text).toContain(words);
    expect(await alerts()).toMatchObject([
      { state: "fired", fired: { price: 95_100, source: "CoinGecko", mailed: true } },
    ]);
  });

  it("fires again once its owner armed it, and only after its price was on the other side", async () => {
    const { make, show, look, sent, alerts, arm } = await openWatch();
    await show(93_000);
    await make({ side: "above", price: 95_000 });
    for (const price of [95_100, 95_200]) {
      await show(price);
      await look();
    }
    await arm();
    await arm();
    expect(await alerts()).toMatchObject([{ state: "waiting", fired: null }]);
    await look();
    expect(sent).toHaveLength(1);
    await show(94_000);
    await look();
    expect(await alerts()).toMatchObject([{ state: "armed" }]);
    await show(95_000);
    await look();
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it("never fires on an old list, nor on one that a gate refused", async () => {
    const { make, show, look, sent, street } = await openWatch();
    await show(93_000);
    await make({ side: "below", price: 80_000 });
    const refused = goodCoins();
    Object.assign(refused[0] ?? {}, { current_price: 40_000 });
    street.replies["coingecko.test"] = { body: refused };
    street.replies["binance.test"] = { status: 500, body: "" };
    const { deps } = openTestDeps();
    await expect(refreshCryptoPrices(deps)).rejects.toThrow("refused");
    await look();
    expect(sent).toEqual([]);
    await show(75_000);
    passTime(4 * MINUTE);
    await look();
    expect(sent).toEqual([]);
    await show(75_000);
    await look();
    expect(sent).toHaveLength(1);
  });

  it("is fired and mailed in one step: of many runs at once one does it, and one that dies before it leaves it armed", async () => {
    const { make, show, look, sent, deps, alerts } = await openWatch();
    await show(93_000);
    await make({ side: "above", price: 95_000 });
    await show(96_000);
    const dead = Object.assign(Object.create(db), {
      batch: () => Promise.reject(new Error("D1_ERROR: storage reset")),
    });
    await expect(checkPrices({ ...deps, db: dead }, "crypto")).rejects.toThrow("1 alerts not fired");
    expect(await alerts()).toMatchObject([{ state: "armed", fired: null }]);
    await Promise.all(Array.from({ length: 5 }, () => checkPrices(deps, "crypto")));
    await look();
    expect(sent).toHaveLength(1);
    expect(await db.select().from(alertMails)).toMatchObject([{ day: "2026-11-20", ofDay: 1 }]);
  });

  it("goes by mail ten times a day; the next ones are on the account's page alone, until tomorrow", async () => {
    const { make, show, look, sent, alerts, deps, user } = await openWatch();
    await show(93_000);
    for (let i = 0; i < 12; i++) await make({ side: "above", price: 95_000 + i });
    await show(96_000);
    await look();
    expect(sent).toHaveLength(10);
    expect((await alerts()).filter(({ fired }) => fired && !fired.mailed)).toHaveLength(2);
    expect((await readWatch(deps, user.id)).mail).toEqual({ isOn: true, leftToday: 0 });
    passTime(DAY);
    expect((await readWatch(deps, user.id)).mail.leftToday).toBe(10);
  });

  it("is twenty times an account's at most, however many are made at once, and twice the same is once", async () => {
    const { make, alerts, show } = await openWatch();
    await show(93_000);
    await Promise.all(Array.from({ length: 3 }, () => make({ side: "above", price: 99_000 })));
    expect(await alerts()).toHaveLength(1);
    const tries = await Promise.allSettled(
      Array.from({ length: 25 }, (_, i) => make({ side: "above", price: 95_000 + i })),
    );
    expect(await alerts()).toHaveLength(20);
    const refused = tries.filter((one) => one.status === "rejected");
    expect(refused[0]?.reason).toMatchObject({ code: "alert_limit" });
  });

  it("sends nothing to an account that is suspended or closed", async () => {
    const { make, show, look, sent, user } = await openWatch();
    await show(93_000);
    await make({ side: "above", price: 95_000 });
    await db.update(users).set({ state: "suspended" }).where(eq(users.id, user.id));
    await show(96_000);
    await look();
    expect(sent).toEqual([]);
  });

  it("is forgotten 90 days after it fired or its range ended; one that is armed stays", async () => {
    const { make, show, look, alerts, deps } = await openWatch();
    await show(93_000);
    await make({ side: "above", price: 95_000 });
    await make({ side: "above", price: 150_000 });
    await make({ side: "above", price: 160_000 });
    await db
      .update(priceAlerts)
      .set({ kind: "range", until: "2026-11-20" })
      .where(eq(priceAlerts.high, 160_000));
    await show(96_000);
    await look();
    passTime(90 * DAY);
    await forgetAlertsJob(deps);
    expect(await alerts()).toHaveLength(3);
    passTime(DAY);
    await forgetAlertsJob(deps);
    expect(await alerts()).toMatchObject([{ state: "armed", condition: { price: 150_000 } }]);
  });
});

describe("the mail of alerts", () => {
  const tokenOf = (text = "") => /unsubscribe\?token=([0-9a-f]{64})>/.exec(text)?.[1] ?? "";

  it("is ended by one click from the mail program, as RFC 8058 has it; switched on again it goes on", async () => {
    const { make, show, look, sent, deps, user } = await openWatch();
    await show(93_000);
    for (const price of [95_000, 97_000, 99_000]) await make({ side: "above", price });
    await show(96_000);
    await look();
    const headers = sent[0]?.headers ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const token = tokenOf(headers["List-Unsubscribe"]);
    await unsubscribe(deps, token);
    await unsubscribe(deps, token);
    await show(98_000);
    await look();
    expect(sent).toHaveLength(1);
    await switchMail(deps, user.id, true);
    await show(100_000);
    await look();
    expect(sent).toHaveLength(2);
    await expect(unsubscribe(deps, "x")).rejects.toMatchObject({ code: "alert_link_invalid" });
  });

  it.each([
    [
      "one click",
      async (deps: Deps, id: string) =>
        unsubscribe(deps, await hashKeyed(deps.config.keySecrets[0] ?? "", `alert mails:${id}`)),
    ],
    ["the switch", async (deps: Deps, id: string) => void (await switchMail(deps, id, false))],
  ])("that waits in the outbox is not sent once its owner ended it by %s; another's is", async (_, end) => {
    const [reader, other] = [await openWatch(), await openWatch()];
    await other.show(93_000);
    for (const { make } of [reader, other]) await make({ side: "above", price: 95_000 });
    await other.show(96_000);
    await checkPrices(other.deps, "crypto");
    expect(await db.$count(mails)).toBe(2);
    await end(reader.deps as unknown as Deps, reader.user.id);
    expect((await db.select().from(mails)).map(({ recipient }) => recipient)).toEqual([other.user.email]);
    expect(await reader.alerts()).toMatchObject([{ state: "fired", fired: { mailed: false } }]);
    expect(await other.alerts()).toMatchObject([{ state: "fired", fired: { mailed: true } }]);
  });

  it("F-005: keeps no token as it is sent, neither in the outbox nor beside the account", async () => {
    const { make, show, deps, sent } = await openWatch();
    await show(93_000);
    await make({ side: "above", price: 95_000 });
    await show(96_000);
    await checkPrices(deps, "crypto");
    const dump = JSON.stringify([await db.select().from(mails), await db.select().from(alertMails)]);
    await sendMails(deps);
    const token = tokenOf(sent[0]?.headers?.["List-Unsubscribe"]);
    expect(token).toHaveLength(64);
    expect(sent[0]?.text).toContain(`/account?unsubscribe=${token}`);
    expect(dump).not.toContain(token);
  });
});
