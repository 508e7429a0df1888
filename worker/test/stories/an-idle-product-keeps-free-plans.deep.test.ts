import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { app } from "../../app.ts";
import { runJobs, SCHEDULE } from "../../cron.ts";
import { openDeps } from "../../deps.ts";
import { setClock } from "../clock.ts";
import { goodCoins, NOW, openStreet, type Street } from "../markets/market-deps.ts";

/** Every source with its key, as an operator with nothing but free plans sets them up. */
const ALL_KEYS = {
  COINGECKO_BASE_URL: "https://coingecko.test",
  COINGECKO_API_KEY: "demo",
  BINANCE_BASE_URL: "https://binance.test",
  COINBASE_BASE_URL: "https://coinbase.test",
  FEAR_GREED_BASE_URL: "https://feargreed.test",
  FINNHUB_BASE_URL: "https://finnhub.test",
  FINNHUB_API_KEY: "k",
  TWELVE_DATA_BASE_URL: "https://twelvedata.test",
  TWELVE_DATA_API_KEY: "k",
  ALPHA_VANTAGE_BASE_URL: "https://alphavantage.test",
  ALPHA_VANTAGE_API_KEY: "k",
  SEC_BASE_URL: "https://sec.test",
};
const MINUTE = 60_000;
/** Quotes that agree with the street's bars, which all close at 2. */
function openCalmStreet(): Street {
  const street = openStreet();
  street.replies["coingecko.test"] = { body: goodCoins().map((coin) => ({ ...coin, current_price: 2 })) };
  return street;
}
/** What cron does repeats every hour. */
const HOURS = 1;

const isTime = (cron: string, minute: number) => {
  const every = Number(cron.match(/^\*\/(\d+) /)?.[1] ?? 1);
  return minute % every === 0;
};

/** Calls by host: of a whole day, and at most within a minute. */
type Calls = Record<string, { day: number; minute: number }>;

/** Each cron expression runs in an isolate of its own, which remembers nothing: the dearest case. */
async function idle(street: Street, vars: Record<string, string>): Promise<Calls> {
  const calls: Calls = {};
  setClock(NOW);
  for (let minute = 0; minute < HOURS * 60; minute++) {
    vi.setSystemTime(NOW.getTime() + minute * MINUTE);
    street.asked.length = 0;
    for (const cron of Object.keys(SCHEDULE).filter((one) => isTime(one, minute))) {
      const context = createExecutionContext();
      await runJobs(cron, openDeps({ ...env, ...vars }, context));
      await waitOnExecutionContext(context);
    }
    for (const host of new Set(street.asked.map((path) => path.split("/")[0] ?? ""))) {
      const count = street.asked.filter((path) => path.startsWith(`${host}/`)).length;
      const { day, minute: most } = calls[host] ?? { day: 0, minute: 0 };
      calls[host] = { day: day + (count * 24) / HOURS, minute: Math.max(most, count) };
    }
  }
  return calls;
}

async function clear() {
  const { keys } = await env.CACHE.list();
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  await env.DB.exec("DELETE FROM jobs");
}

describe("an idle product with every key stays within the free plans", () => {
  let calls: Calls;
  beforeAll(async () => {
    await clear();
    calls = await idle(openCalmStreet(), ALL_KEYS);
    vi.restoreAllMocks();
  });
  const MONTH = 31;

  it.each([
    // host, calls a day, at most a minute: their published limits, with a third of each left for questions
    ["coingecko.test", (10_000 * 0.75) / MONTH, 30 / 2],
    ["twelvedata.test", 800 / 2, 8 - 3],
    ["finnhub.test", Number.POSITIVE_INFINITY, 60 / 2],
    ["alphavantage.test", 0, 0],
    // a series is two pages
    ["binance.test", 2_000, 100],
    ["coinbase.test", 2_000, 100],
  ])("%s: at most %d calls a day and %d a minute", (host, day, minute) => {
    const { day: ofDay, minute: ofMinute } = calls[host] ?? { day: 0, minute: 0 };
    expect(ofDay).toBeLessThanOrEqual(day);
    expect(ofMinute).toBeLessThanOrEqual(minute);
  });

  it("and its lists are never old meanwhile", async () => {
    await clear();
    const street = openCalmStreet();
    const vars = { ...ALL_KEYS };
    setClock(NOW);
    const ages: boolean[] = [];
    for (let minute = 0; minute < 40; minute++) {
      vi.setSystemTime(NOW.getTime() + minute * MINUTE);
      for (const cron of Object.keys(SCHEDULE).filter((one) => isTime(one, minute)))
        await runJobs(cron, openDeps({ ...env, ...vars }, createExecutionContext()));
      const reply = await app.fetch(
        new Request("http://127.0.0.1:8787/api/status"),
        { ...env, ...vars },
        createExecutionContext(),
      );
      const { markets } = await reply.json<{ markets: { isOld: boolean }[] }>();
      ages.push(...markets.map(({ isOld }) => isOld));
    }
    expect(new Set(ages)).toEqual(new Set([false]));
    expect(street.asked.filter((path) => path.startsWith("coingecko"))).toHaveLength(7);
  });

  it("without a key CoinGecko counts no months, and is asked every two minutes", async () => {
    await clear();
    const keyless = await idle(openCalmStreet(), { ...ALL_KEYS, COINGECKO_API_KEY: "" });
    expect(keyless["coingecko.test"]).toEqual({ day: 720, minute: 1 });
  });
});
