import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { NewAlert } from "../../../shared/watch.ts";
import { alertMails, callLooks, mails, priceAlerts, users } from "../../db/schema.ts";
import type { Config } from "../../env.ts";
import type { Mail } from "../../providers/mail/mail.ts";
import { passTime, setClock } from "../../test/clock.ts";
import { binancePage, DAY, openStreet, openTestDeps, type Street } from "../../test/markets/market-deps.ts";
import { fillBoard } from "../analysis/board/fill-board.ts";
import { makeRandomText } from "../auth/secrets.ts";
import { sendMails } from "../mail/outbox.ts";
import { ASSETS, type Asset, findAsset } from "../markets/assets.ts";
import { makeAlert } from "./change-alerts.ts";
import { checkCalls, checkPrices } from "./check-alerts.ts";
import { readWatch } from "./read-watch.ts";

const MINUTE = 60_000;
const NIGHT = Date.UTC(2026, 10, 20, 0, 30);
const LINK = findAsset("LINK") as Asset;
const db = drizzle(env.DB);
const wave = Array.from({ length: 500 }, (_, i) => 10 + Math.sin(i / 7) + (i % 5) / 20);

let street: Street;
/** the last day that Binance has a bar of */
let last: number;
beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  setClock(NIGHT);
  last = NIGHT - (NIGHT % DAY) - DAY;
  const { objects } = await env.TEST_BARS.list();
  await env.TEST_BARS.delete(objects.map(({ key }) => key));
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  for (const table of [alertMails, callLooks, mails, priceAlerts, users]) await db.delete(table);
  street = openStreet();
  street.replies["coingecko.test"] = { body: [] };
  street.replies["binance.test"] = {
    body: (query: URLSearchParams) => binancePage(last, wave).slice(-Number(query.get("limit"))),
  };
});

/** A person and their mails, where bars are kept. */
async function openWatch(store: R2Bucket | null = env.TEST_BARS) {
  const { deps: tools } = openTestDeps({ now: () => new Date(), store });
  const config = { publicOrigin: "https://site.test", keySecrets: ["a secret"], mail: { mailsADay: 2_000 } };
  const sent: Mail[] = [];
  const mailer = { from: "us@site.test", send: async (mail: Mail) => void sent.push(mail) };
  const deps = { ...tools, config: config as Config, mailer };
  const user = { id: makeRandomText(22), email: "ada@example.com" };
  await db.insert(users).values({ ...user, offeredTier: "free", createdAt: Date.now() });
  return {
    ...{ deps, sent },
    make: (asked: NewAlert) => makeAlert(deps, user.id, asked),
    alerts: async () => (await readWatch(deps, user.id)).alerts,
    fill: () => fillBoard(deps, "crypto", [LINK]),
    look: async (cache = env.CACHE) => {
      for (const type of ["crypto", "stock"] as const) await checkPrices({ ...deps, cache }, type);
      await sendMails(deps);
    },
  };
}

/** What CoinGecko says of the coin from now on. */
function show(price: number) {
  const body = {
    ...{ id: LINK.coingeckoId, current_price: price, market_cap: 1e9, total_volume: 5e6 },
    ...{ price_change_percentage_24h: 3, circulating_supply: 1e8, max_supply: null },
    last_updated: new Date().toISOString(),
  };
  street.replies["coingecko.test"] = { body: [body] };
}

/** What cron was told last of an asset, as it keeps it. */
const keep = (type: "crypto" | "stock", symbol: string, told: object) => {
  const figures = { change24h: 1, volume: 1, marketCap: null, supply: null, maxSupply: null };
  const quote = { symbol, ...figures, source: "Somebody", asOf: new Date(), ...told };
  return env.CACHE.put(`live:live:${type}`, JSON.stringify({ [symbol]: { at: Date.now(), quote } }));
};

const above = (asset: string, price: number): NewAlert => ({ kind: "level", asset, side: "above", price });

describe("a price alert on a coin off the list", () => {
  it("rests on the price that cron asked for, and is told by one mail", async () => {
    const { make, fill, look, sent, alerts } = await openWatch();
    show(11);
    await fill();
    await make(above("LINK", 12));
    const counted: number[] = [];
    // One that is more than half off the last close cannot be right.
    for (const price of [11.9, 31, 12.5, 11.5, 12.7]) {
      passTime(2 * MINUTE);
      show(price);
      await fill();
      street.asked.length = 0;
      await look();
      expect(street.asked).toEqual([]);
      counted.push(sent.length);
    }
    expect(counted).toEqual([0, 0, 1, 1, 1]);
    expect(sent.map(({ subject }) => subject)).toEqual(["LINK: Chainlink is at or above $12.00"]);
    expect(sent[0]?.text).toContain("Price $12.50, source CoinGecko, 2026-11-20 00:36:00 UTC.");
    expect(await alerts()).toMatchObject([{ state: "fired", fired: { price: 12.5, mailed: true } }]);
  });

  it("counts from the last close where no price was told since, and waits where even that has passed it", async () => {
    const { make, fill, alerts } = await openWatch();
    await fill();
    await make(above("LINK", 5));
    await make(above("LINK", 50));
    expect((await alerts()).map(({ state }) => state)).toEqual(["armed", "waiting"]);
  });

  it("is refused where nobody follows its price", async () => {
    const { make, alerts } = await openWatch(null);
    await expect(make(above("LINK", 12))).rejects.toMatchObject({ code: "not_covered" });
    expect(await alerts()).toEqual([]);
  });

  it("costs one read of what is kept, however many assets are waited for, and none where all are listed", async () => {
    const { make, look } = await openWatch();
    const read: string[] = [];
    const cache = new Proxy(env.CACHE, {
      get: (kept, name: keyof KVNamespace) =>
        name === "get"
          ? (key: string, how: "json") => {
              read.push(key);
              return kept.get(key, how);
            }
          : kept[name].bind(kept),
    });
    await make(above("BTC", 1e6));
    await look(cache);
    expect(read).toEqual(["prices:live:crypto"]);
    for (const asset of ["LINK", "ADA", "AVAX", "KO"]) await make(above(asset, 1e6));
    read.length = 0;
    await look(cache);
    expect(read).toEqual(["prices:live:crypto", "live:live:crypto", "live:live:stock"]);
  });
});

describe("no alert rests", () => {
  const FRIDAY = Date.parse("2026-11-20T20:59:00Z");
  it.each([
    ["a price of 16 minutes ago", "crypto", "LINK", 16 * MINUTE, {}],
    ["a price that another source disputes", "crypto", "LINK", 0, { disputed: { price: 9, source: "B" } }],
    ["the last price of an exchange that has closed", "stock", "KO", 20 * 60 * MINUTE, {}],
  ] as const)("on %s; on a new one it does", async (_, type, asset, age, more) => {
    const { make, look, alerts, sent } = await openWatch();
    setClock(FRIDAY);
    await keep(type, asset, { price: 50 });
    await make(above(asset, 60));
    await keep(type, asset, { price: 70, ...more });
    passTime(age);
    await look();
    expect(await alerts()).toMatchObject([{ state: "armed" }]);
    await keep(type, asset, { price: 71 });
    await look();
    expect(sent).toHaveLength(1);
  });
});

describe("a call alert on a coin off the list", () => {
  it("rests on kept bars: without those of the last close it waits for them, and asks no source", async () => {
    const { deps, make, fill, alerts } = await openWatch();
    await fill();
    await make({ kind: "call", asset: "LINK" });
    const [made] = await alerts();
    const now = made?.condition.kind === "call" ? made.condition.action : "Hold";
    await db.update(priceAlerts).set({ action: now === "Buy" ? "Sell" : "Buy" });
    passTime(DAY);
    street.asked.length = 0;
    await checkCalls(deps, "crypto");
    expect([street.asked, (await alerts())[0]?.state]).toEqual([[], "armed"]);
    last += DAY;
    await fill();
    street.asked.length = 0;
    await checkCalls(deps, "crypto");
    expect(street.asked).toEqual([]);
    expect(await alerts()).toMatchObject([
      { state: "fired", fired: { source: "Binance LINK/USDT", action: expect.any(String), mailed: true } },
    ]);
  });

  it("is looked at within two runs though 70 assets before it have no bars", async () => {
    const { deps, make, fill } = await openWatch();
    await fill();
    await make({ kind: "call", asset: "LINK" });
    const before = ASSETS.filter(({ type, symbol }) => type === "crypto" && symbol < "LINK").slice(0, 70);
    await env.DB.prepare(
      `INSERT INTO price_alerts (id, user_id, market, asset, kind, action, of_date, is_clear, created_at, armed_at)
      SELECT value, 'x', 'live', value, 'call', 'Hold', '2026-11-18', 1, 0, 0 FROM json_each(?)`,
    )
      .bind(JSON.stringify(before.map(({ symbol }) => symbol)))
      .run();
    await db.update(priceAlerts).set({ ofDate: "2026-11-18" });
    await checkCalls(deps, "crypto");
    passTime(15 * MINUTE);
    await checkCalls(deps, "crypto");
    expect(await db.select().from(callLooks)).toMatchObject([{ asset: "LINK", ofDate: "2026-11-19" }]);
  });
});
