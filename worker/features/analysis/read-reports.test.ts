import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Market } from "../../providers/prices/prices.ts";
import { runWaiting } from "../../test/clock.ts";
import { NOW, openStreet, openTestDeps } from "../../test/markets/market-deps.ts";
import { findAsset } from "../markets/assets.ts";
import { readReports } from "./read-reports.ts";

const asset = (symbol: string) => findAsset(symbol) ?? expect.fail(symbol);
const later = (ms: number) => () => new Date(NOW.getTime() + ms);
const HOUR = 3_600_000;
const MOOD = { value: 30, classification: "Fear", source: "test", asOf: new Date("2026-11-20") };
const COMPANY = { industry: "Beverages", priceToEarnings: 24.5, source: "test", asOf: NOW };
const HEADLINES = [{ title: "Coca-Cola raises its prices", source: "test", at: NOW }];

beforeEach(async () => {
  openStreet();
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
});

/** A market whose reports are told by `told`; `asked` counts. */
function openReports(
  told: Partial<Pick<Market, "mood" | "fundamentals" | "company" | "headlines">>,
  now = () => NOW,
) {
  const { deps, finish } = openTestDeps({ now });
  const none = {
    mood: vi.fn(told.mood ?? (async () => null)),
    fundamentals: vi.fn(told.fundamentals ?? (async () => null)),
    company: vi.fn(told.company ?? (async () => null)),
    headlines: vi.fn(told.headlines ?? (async () => [])),
  };
  Object.assign(deps.markets.crypto, none);
  Object.assign(deps.markets.stock, none);
  return { deps, finish, asked: none };
}

describe("what is said of an asset", () => {
  it("is read from its sources once, then from the cache until it is old, moments and all", async () => {
    const told = { mood: async () => MOOD, company: async () => COMPANY, headlines: async () => HEADLINES };
    const first = openReports(told);
    const reports = await readReports(first.deps, asset("KO"));
    expect(reports).toEqual({
      mood: MOOD,
      fundamentals: null,
      calendar: null,
      company: COMPANY,
      headlines: HEADLINES,
    });
    await first.finish();

    const soon = openReports(told, later(HOUR / 2 - 1));
    expect(await readReports(soon.deps, asset("KO"))).toEqual(reports);
    for (const ask of Object.values(soon.asked)) expect(ask).not.toHaveBeenCalled();
    await soon.finish();

    const old = openReports(told, later(HOUR + 1));
    await readReports(old.deps, asset("KO"));
    expect(old.asked.headlines).toHaveBeenCalledOnce();
    expect(old.asked.mood).toHaveBeenCalledOnce();
    expect(old.asked.fundamentals).not.toHaveBeenCalled();
    await old.finish();
  });

  it("is one mood for all coins, and a report for each stock", async () => {
    for (const symbol of ["BTC", "ETH"]) {
      const { deps, finish, asked } = openReports({ mood: async () => MOOD });
      expect((await readReports(deps, asset(symbol))).mood).toEqual(MOOD);
      await finish();
      expect(asked.mood).toHaveBeenCalledTimes(symbol === "BTC" ? 1 : 0);
      expect(asked.headlines).toHaveBeenCalledOnce();
    }
  });

  it("F-177: a source that fails or never answers takes nothing but its own part, within 4 s", async () => {
    const begun = Date.now();
    const { deps } = openReports({
      mood: () => Promise.reject(new Error("down")),
      fundamentals: () => new Promise(() => {}),
      company: async () => COMPANY,
    });
    const reports = await runWaiting(() => readReports(deps, asset("KO")));
    expect(reports).toEqual({
      mood: null,
      fundamentals: null,
      calendar: null,
      company: COMPANY,
      headlines: [],
    });
    expect(Date.now() - begun).toBeLessThan(4_500);
  });

  it("serves on while its source fails", async () => {
    const first = openReports({ mood: async () => MOOD });
    await readReports(first.deps, asset("BTC"));
    await first.finish();
    const { deps, finish } = openReports({ mood: () => Promise.reject(new Error("down")) }, later(5 * HOUR));
    expect((await readReports(deps, asset("BTC"))).mood).toEqual(MOOD);
    await finish();
  });

  it("of a simulated market is asked for every time and not kept", async () => {
    const { deps, finish } = openTestDeps({ config: {} });
    const reports = await readReports(deps, asset("KO"));
    expect(reports.fundamentals?.period).toMatch(/^FY20/);
    expect(reports).toMatchObject({ company: null, headlines: [] });
    await finish();
    expect((await env.CACHE.list()).keys).toEqual([]);
  });
});
