import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it } from "vitest";
import { callLooks, mails, priceAlerts, users } from "../../db/schema.ts";
import type { Config } from "../../env.ts";
import { setClock } from "../../test/clock.ts";
import { countRows } from "../../test/count-rows.ts";
import { openTestDeps } from "../../test/markets/market-deps.ts";
import { ASSETS, findAsset } from "../markets/assets.ts";
import { checkCalls, checkPrices } from "./check-alerts.ts";
import { readDay } from "./read-day.ts";
import { readSoundPrices } from "./read-prices.ts";

const plain = drizzle(env.DB);
const CONFIG = { publicOrigin: "https://site.test", keySecrets: ["a secret"], mail: { mailsADay: 2_000 } };

beforeEach(async () => {
  setClock("2026-11-20T18:00:00Z");
  for (const table of [callLooks, mails, priceAlerts, users]) await plain.delete(table);
});

const COINS = ASSETS.flatMap(({ symbol, type }) => (type === "crypto" ? [symbol] : []));

type Alert = [kind: string, low: number | null, high: number | null, waitBelow?: number];

/** So many people who each have these alerts of Bitcoin; with `waitBelow` one that waits until its price is clear. */
const fill = (people: number, alerts: Alert[], action = "") =>
  env.DB.batch([
    env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO users (id, email, offered_tier, created_at) SELECT 'p' || i, 'p' || i || '@example.com', 'free', 0 FROM n`,
    ).bind(people),
    ...alerts.map(([kind, low, high, waitBelow = null], k) =>
      env.DB.prepare(
        `INSERT INTO price_alerts (id, user_id, market, asset, kind, low, high, action, of_date, is_clear, wait_below,
          created_at, armed_at) SELECT id || '-' || ?, id, 'simulated', 'BTC', ?, ?, ?, ?, '2026-11-18', ?, ?, 0, 0 FROM users`,
      ).bind(k, kind, low, high, action || null, waitBelow === null ? 1 : 0, waitBelow),
    ),
  ]);

async function open() {
  const { db, rows } = countRows(env.DB);
  const { deps } = openTestDeps({ now: () => new Date(), config: {} });
  const tools = { ...deps, config: CONFIG as Config, db: drizzle(db) };
  const price = (await readSoundPrices(tools, "crypto", ["BTC"]))[0]?.price ?? 0;
  const { call } = await readDay(tools, findAsset("BTC") as never);
  if ("refusal" in call) throw new Error(call.refusal);
  const count = async (work: () => Promise<void>) => {
    Object.assign(rows, { read: 0, written: 0 });
    await work();
    return { ...rows };
  };
  return { tools, price, action: call.action, count };
}

describe("a look at the prices", () => {
  it.each(["prices", "calls"] as const)(
    "reads the same for 2,000 people as for 20 whose %s are not reached",
    async (what) => {
      const { tools, price, action, count } = await open();
      const waiting: Alert[] = [
        ["level", null, price * 2],
        ["level", price / 2, null],
        ["range", price / 3, price * 3],
        ["range", price / 4, price / 2, price / 2],
        ["level", null, price / 2, price / 2],
      ];
      const alerts = what === "prices" ? waiting : [["call", null, null] satisfies Alert];
      const told = [];
      for (const people of [20, 2_000]) {
        for (const table of [priceAlerts, users, callLooks]) await plain.delete(table);
        await fill(people, alerts, what === "calls" ? action : "");
        told.push(await count(() => (what === "prices" ? checkPrices : checkCalls)(tools, "crypto")));
      }
      expect(told[1]).toEqual(told[0]);
      expect(told[0]?.read).toBeLessThan(100);
    },
  );

  it("reads the same for 1,000 people as for 30 who wait for 300 assets, a few rows an asset", async () => {
    const { tools, count } = await open();
    const coins = JSON.stringify(COINS.slice(0, 300));
    const told = [];
    for (const people of [30, 1_000]) {
      for (const table of [priceAlerts, users]) await plain.delete(table);
      await fill(people, []);
      // Each has twenty alerts, at levels that no price reaches.
      await env.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19)
        INSERT INTO price_alerts (id, user_id, market, asset, kind, high, is_clear, wait_below, created_at, armed_at)
        SELECT id || '-' || i, id, 'simulated', ? ->> ((20 * substr(id, 2) + i) % 300), 'level', 1e9, 1, NULL, 0, 0 FROM users, n`,
      )
        .bind(coins)
        .run();
      told.push(await count(() => checkPrices(tools, "crypto")));
    }
    expect(told[1]).toEqual(told[0]);
    expect(told[0]?.read).toBeLessThan(300 * 20);
  });

  it("fires each of the 250 that are reached in one look, and wakes each whose price is clear again", async () => {
    const { tools, price } = await open();
    await fill(250, [
      ["level", null, price],
      ["level", null, price * 2, price * 2],
    ]);
    await checkPrices(tools, "crypto");
    expect(await plain.$count(priceAlerts, eq(priceAlerts.firedPrice, price))).toBe(250);
    const clear = await plain
      .select()
      .from(priceAlerts)
      .where(eq(priceAlerts.high, price * 2));
    expect(clear.every(({ isClear, waitBelow }) => isClear && waitBelow === null)).toBe(true);
  });

  it("has a range that has jumped to its other side wait there, and one that is over sleep", async () => {
    const { tools, price } = await open();
    await fill(1, [
      ["range", price * 2, price * 3, price * 3],
      ["range", price / 3, price / 2],
    ]);
    await plain
      .update(priceAlerts)
      .set({ until: "2026-11-19" })
      .where(eq(priceAlerts.high, price / 2));
    await checkPrices(tools, "crypto");
    expect(await plain.select().from(priceAlerts).orderBy(priceAlerts.id)).toMatchObject([
      { isClear: false, waitBelow: null, waitAbove: price * 2, firedAt: null },
      { isClear: false, waitBelow: null, waitAbove: null, firedAt: null },
    ]);
  });

  it("finds a row of the version before at its first look", async () => {
    const { tools, price } = await open();
    await fill(1, []);
    const old =
      "INSERT INTO price_alerts (id, user_id, market, asset, kind, high, is_clear, created_at, armed_at)";
    await env.DB.exec(`${old} VALUES ('old', 'p1', 'simulated', 'BTC', 'level', ${price * 2}, 0, 0, 0)`);
    await checkPrices(tools, "crypto");
    expect(await plain.select().from(priceAlerts)).toMatchObject([{ isClear: true, waitBelow: null }]);
  });
});
