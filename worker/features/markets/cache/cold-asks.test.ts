import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import { app } from "../../../app.ts";
import { runJobs } from "../../../cron.ts";
import { coldAsks } from "../../../db/schema.ts";
import { openDeps } from "../../../deps.ts";
import { expectErrors } from "../../../test/console-lines.ts";
import { NOW, openStreet, type Street } from "../../../test/markets/market-deps.ts";
import { gatherEvidence } from "../../analysis/gather.ts";
import { ASSETS } from "../assets.ts";

/** Free plans with keys, as in the README's table. */
const VARS = {
  COINGECKO_BASE_URL: "https://coingecko.test",
  COINGECKO_API_KEY: "demo",
  BINANCE_BASE_URL: "https://binance.test",
  FINNHUB_BASE_URL: "https://finnhub.test",
  FINNHUB_API_KEY: "k",
  TWELVE_DATA_BASE_URL: "https://twelvedata.test",
  TWELVE_DATA_API_KEY: "k",
};
const MINUTE = 60_000;
const DAY = 1_440;
const isListed = (symbol: string) => [...LISTED_CRYPTO, ...LISTED_STOCKS].some((one) => one === symbol);
const COLD = ASSETS.filter(({ symbol }) => !isListed(symbol));

let street: Street;
/** A new isolate with everything in it at midnight, whose caches hold nothing. */
const vars = () => ({ ...env, ...VARS });
async function ask(path: string, bindings: ReturnType<typeof vars>) {
  const context = createExecutionContext();
  const reply = await app.fetch(new Request(`http://127.0.0.1:8787${path}`), bindings, context);
  await reply.text();
  await waitOnExecutionContext(context);
  return reply.status;
}
const countOf = (host: string) => street.asked.filter((path) => path.startsWith(host)).length;
const MIDNIGHT = NOW.getTime() - 18 * 60 * MINUTE;
const at = (minute: number) => vi.setSystemTime(MIDNIGHT + minute * MINUTE);

beforeEach(async () => {
  expectErrors();
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  for (const table of ["jobs", "cold_asks"]) await env.DB.exec(`DELETE FROM ${table}`);
  street = openStreet();
  const body = { c: 250.5, dp: 1, t: MIDNIGHT / 1000 - 60, currency: "USD", marketCapitalization: 1e6 };
  street.replies["finnhub.test"] = { body };
  at(1);
});
describe("what strangers ask leaves the listed assets their share of a free plan", () => {
  it("one asset's bars are asked for at most twice, however many lengths of them a caller tries", async () => {
    const isolate = vars();
    for (let days = 590; days <= 640; days++)
      expect(await ask(`/api/markets/NVDA/candles?days=${days}`, isolate)).toBe(200);
    expect(countOf("twelvedata.test")).toBeLessThanOrEqual(2);
  });

  it("Twelve Data: half of its 800 a day, never more than 8 a minute, and 3 where cron reads the list", async () => {
    const cold = COLD.filter(({ type }) => type === "stock").slice(0, 60);
    const isolate = vars();
    const askNine = async (minute: number) => {
      at(minute);
      const before = countOf("twelvedata.test");
      for (let i = 0; i < 9; i++)
        await ask(`/api/markets/${cold[((minute % 6) * 9 + i) % cold.length]?.symbol}/candles`, isolate);
      return countOf("twelvedata.test") - before;
    };
    expect([await askNine(28), await askNine(29), await askNine(30), await askNine(31)]).toEqual([
      8, 8, 3, 8,
    ]);
    const [known] = await openDeps(isolate, createExecutionContext()).db.select().from(coldAsks);
    expect(known).toMatchObject({ source: "Twelve Data", ofDay: 27, ofMinute: 8 });
    await env.DB.exec("UPDATE cold_asks SET of_day = 395");
    expect([await askNine(32), await askNine(33)]).toEqual([5, 0]);
    // The list is read all the same, and the day after strangers may ask again.
    street.asked.length = 0;
    at(90);
    await runJobs("*/30 * * * *", openDeps(isolate, createExecutionContext()));
    expect(countOf("twelvedata.test")).toBe(LISTED_STOCKS.length);
    expect(await ask("/api/stock/prices", isolate)).toBe(200);
    expect(await ask(`/api/markets/${cold.at(-1)?.symbol}/candles`, isolate)).toBe(503);
    at(DAY + 1);
    expect(await ask(`/api/markets/${cold.at(-1)?.symbol}/candles`, isolate)).toBe(200);
  });

  it("one too many is told why it is refused, and when it may be asked again: the next minute, or the next day", async () => {
    const cold = COLD.filter(({ type }) => type === "stock").slice(0, 20);
    const isolate = vars();
    const told = async (path: string) => {
      const context = createExecutionContext();
      const reply = await app.fetch(new Request(`http://127.0.0.1:8787${path}`), isolate, context);
      const { code } = await reply.json<{ code: string }>();
      await waitOnExecutionContext(context);
      return [reply.status, code, Number(reply.headers.get("retry-after"))];
    };
    vi.setSystemTime(MIDNIGHT + 29 * MINUTE + 20_000);
    for (const { symbol } of cold.slice(0, 8)) await ask(`/api/markets/${symbol}/candles`, isolate);
    const late = cold[8]?.symbol;
    expect(await told(`/api/markets/${late}/candles`)).toEqual([503, "lookups_exhausted", 40]);
    expect(await told(`/api/markets/${late}`)).toEqual([503, "lookups_exhausted", 40]);
    await env.DB.exec("UPDATE cold_asks SET of_day = 400");
    expect(await told(`/api/markets/${late}/candles`)).toEqual([
      ...[503, "lookups_exhausted"],
      (DAY - 30) * 60 + 40,
    ]);
  });

  it("Finnhub: a question of ten stocks after the other leaves most of its 60 calls a minute", async () => {
    const cold = COLD.filter(({ type }) => type === "stock").slice(0, 30);
    const deps = { ...openDeps(vars(), createExecutionContext()), waitUntil: () => {} };
    for (let i = 0; i < 30; i += 10) await gatherEvidence(deps, cold.slice(i, i + 10));
    // Quote, profile, metrics and headlines of eight; the profile is asked for twice at once.
    expect(countOf("finnhub.test")).toBeLessThanOrEqual(8 * 5);
    expect(countOf("finnhub.test")).toBeGreaterThan(8);
    expect(countOf("twelvedata.test")).toBe(8);
  });

  it("CoinGecko's demo key: what is left of 10,000 a month, quotes and charts together", async () => {
    street.replies["binance.test"] = { status: 404, body: {} };
    street.replies["coingecko.test"] = { body: [] };
    const cold = COLD.filter(({ type }) => type === "crypto").slice(0, 100);
    const isolate = vars();
    for (const [i, { symbol }] of cold.entries()) {
      at(1 + Math.floor(i / 5));
      await ask(`/api/markets/${symbol}/candles`, isolate);
    }
    const [aDay, byCron] = [countOf("coingecko.test"), 240];
    expect(aDay).toBeGreaterThan(20);
    expect((aDay + byCron) * 31).toBeLessThanOrEqual(10_000);
  });
});
