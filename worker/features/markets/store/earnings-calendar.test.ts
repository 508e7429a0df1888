import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import type { PriceConfig } from "../../../providers/prices/index.ts";
import { DAY, openStreet, openTestDeps, type Street } from "../../../test/markets/market-deps.ts";
import { fillBoard } from "../../analysis/board/fill-board.ts";
import { readReports } from "../../analysis/read-reports.ts";
import { type Asset, findAsset } from "../assets.ts";
import { fillCalendar, readCalendar } from "./earnings-calendar.ts";
import { openPurse, type Purse } from "./purse.ts";

const STOCKS = ["KO", "PEP", "XOM"].flatMap((symbol) => findAsset(symbol) ?? []);
const [KO, PEP] = STOCKS as [Asset, Asset];
const CALLS = 15;
const SOURCES: PriceConfig = {
  finnhub: { baseUrl: "https://finnhub.test", apiKey: "key" },
  twelveData: { baseUrl: "https://twelvedata.test" },
};

let street: Street;
/** its own for each test, so that no source rests that failed in another */
let keyed: PriceConfig;
let now: number;
/** what the calendar has of each company */
let days: Record<string, [date: string, hour: string]>;

const open = (config: PriceConfig = keyed, bucket: R2Bucket = env.TEST_BARS) => {
  // Another bucket each time is another isolate: nothing is remembered of what it held.
  const store = new Proxy(bucket, { get: (of, name: keyof R2Bucket) => of[name].bind(of) });
  return openTestDeps({ now: () => new Date(now), config, store }).deps;
};
const purseOf = (deps: ReturnType<typeof open>, calls = 45): Purse => {
  const plans = deps.markets.stock.plans.map((plan) => ({ ...plan, aMinute: calls / 0.75, ofList: 0 }));
  return openPurse(plans, null, { now: new Date(now), isListMinute: false });
};
const fill = (deps = open(), purse = purseOf(deps)) => fillCalendar(deps, STOCKS, purse);
const read = async (asset = KO, deps = open()) =>
  (await readCalendar(deps, asset))?.told.map(({ seen, date, hour }) => [seen.slice(0, 10), date, hour]);
const asked = () => street.asked.filter((path) => path === "finnhub.test/calendar/earnings").length;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { objects } = await env.TEST_BARS.list();
  await env.TEST_BARS.delete(objects.map(({ key }) => key));
  now = Date.UTC(2026, 0, 12, 0, 1);
  days = { KO: ["2026-02-04", "bmo"], PEP: ["2026-01-13", "amc"], ZZZZ: ["2026-02-25", ""] };
  keyed = { ...SOURCES };
  street = openStreet();
  street.replies["finnhub.test"] = { body: tell };
});

/** A reply of the calendar; companies of our own days, and one that nobody knows on each other day. */
function tell(query: URLSearchParams) {
  const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
  const entries = [...Object.entries(days), ["NOBODY", [to, ""]] as const];
  return {
    earningsCalendar: entries
      .filter(([, [date]]) => from <= date && date <= to)
      .map(([symbol, [date, hour]]) => ({ symbol, date, hour, epsEstimate: null, quarter: 4, year: 2025 })),
  };
}

it("a day's first run reads 45 days in 15 calls and keeps the days of covered stocks; the day's others ask nothing", async () => {
  await fill();
  now += 60_000;
  await fill();
  expect(asked()).toBe(CALLS);
  expect(await read()).toEqual([["2026-01-12", "2026-02-04", "before_open"]]);
  expect(await read(PEP)).toEqual([["2026-01-12", "2026-01-13", "after_close"]]);
  expect(await (await env.TEST_BARS.get("earnings/live"))?.text()).not.toMatch(/ZZZZ|NOBODY/);
  now += DAY;
  await fill();
  expect(asked()).toBe(2 * CALLS);
  expect(await read()).toHaveLength(1);
});

it("a day that moves or is taken back is kept beside what was told before, and one that is over stays as it was", async () => {
  await fill();
  now += 5 * DAY;
  days = { KO: ["2026-02-10", "bmo"] };
  await fill();
  now += DAY;
  days = {};
  await fill();
  expect(await read()).toEqual([
    ["2026-01-12", "2026-02-04", "before_open"],
    ["2026-01-17", "2026-02-10", "before_open"],
    ["2026-01-18", null, null],
  ]);
  expect(await read(PEP)).toEqual([["2026-01-12", "2026-01-13", "after_close"]]);
});

it("days of which the calendar tells nothing at all take nothing back", async () => {
  await fill();
  now += DAY;
  street.replies["finnhub.test"] = { body: { earningsCalendar: [] } };
  await fill();
  expect(await read()).toEqual([["2026-01-12", "2026-02-04", "before_open"]]);
});

it("what was told ends 45 days after its day, or after what was told in its place", async () => {
  await fill();
  now += 5 * DAY;
  days = { KO: ["2026-02-10", "bmo"] };
  await fill();
  now = Date.UTC(2026, 2, 2, 0, 1);
  await fill();
  expect(await read(PEP)).toBeUndefined();
  expect(await read()).toHaveLength(2);
  now += 2 * DAY;
  await fill();
  expect(await read()).toEqual([["2026-01-17", "2026-02-10", "before_open"]]);
  now = Date.UTC(2026, 2, 28, 0, 1);
  await fill();
  expect(await read()).toBeUndefined();
});

it("no call is made beyond the plan: all are taken, or none until a minute has them", async () => {
  const deps = open();
  await fill(deps, purseOf(deps, CALLS - 1));
  expect(asked()).toBe(0);
  const purse = purseOf(deps, CALLS);
  await fill(deps, purse);
  expect([asked(), purse.left("Finnhub"), purse.spent.calls]).toEqual([CALLS, 0, { Finnhub: CALLS }]);
});

it("one that fails keeps what was there, and is read again an hour later and not before", async () => {
  await fill();
  now += DAY;
  days = { KO: ["2026-02-10", "bmo"] };
  street.replies["finnhub.test"] = {
    status: 403,
    body: { error: "You don't have access to this resource." },
  };
  await fill();
  const before = asked();
  expect(before).toBe(CALLS + 1);
  expect(await read()).toEqual([["2026-01-12", "2026-02-04", "before_open"]]);
  street.replies["finnhub.test"] = { body: tell };
  now += 59 * 60_000;
  await fill();
  expect(asked()).toBe(before);
  now += 60_000;
  await fill();
  expect(await read()).toEqual([
    ["2026-01-12", "2026-02-04", "before_open"],
    ["2026-01-13", "2026-02-10", "before_open"],
  ]);
});

it("two runs at once lose nothing: what the other has kept meanwhile is not written over", async () => {
  await fill();
  now += DAY;
  const late = new Proxy(env.TEST_BARS, {
    get: (bucket, name: keyof R2Bucket) =>
      name === "put"
        ? async (...put: Parameters<R2Bucket["put"]>) => {
            days = { KO: ["2026-02-11", "amc"] };
            await fill();
            return bucket.put(...put);
          }
        : bucket[name].bind(bucket),
  });
  days = { KO: ["2026-02-10", "bmo"] };
  await fill(open(keyed, late));
  expect(await read()).toEqual([
    ["2026-01-12", "2026-02-04", "before_open"],
    ["2026-01-13", "2026-02-11", "after_close"],
  ]);
});

it("the run that fills the board of stocks reads it, and writes down its calls", async () => {
  await fillBoard(open(), "stock", []);
  expect(await read(KO)).toBeUndefined();
  now += DAY;
  await fillBoard(open(), "stock", STOCKS);
  expect(await read(KO)).toHaveLength(1);
  expect(asked()).toBe(2 * CALLS);
  const { spent } = (await (
    await env.TEST_BARS.get("board/live/stock")
  )?.json<{
    spent: { calls: Record<string, number> };
  }>()) ?? { spent: { calls: {} } };
  expect(spent.calls.Finnhub).toBeGreaterThanOrEqual(CALLS);
});

it("an answer has it from the isolate: of a hundred in ten minutes one reads the store", async () => {
  await fill();
  let gets = 0;
  const counted = new Proxy(env.TEST_BARS, {
    get: (bucket, name: keyof R2Bucket) => {
      if (name === "get") gets++;
      return bucket[name].bind(bucket);
    },
  });
  const { deps } = openTestDeps({ now: () => new Date(now), config: keyed, store: counted });
  for (let i = 0; i < 100; i++) expect((await readReports(deps, KO)).calendar?.source).toBe("Finnhub");
  expect(gets).toBe(1);
  now += 10 * 60_000;
  await readReports(deps, PEP);
  expect(gets).toBe(2);
});

it("a broken file, and a store that fails, tell nothing and stop no answer", async () => {
  await env.TEST_BARS.put("earnings/live", "{");
  expect(await read()).toBeUndefined();
  const failing = new Proxy(env.TEST_BARS, { get: () => async () => Promise.reject(new Error("away")) });
  expect(await read(KO, open(keyed, failing))).toBeUndefined();
  await fill();
  expect(await read()).toHaveLength(1);
});

it.each<[string, PriceConfig]>([
  ["without Finnhub's key", { ...SOURCES, finnhub: { baseUrl: "https://finnhub.test" } }],
  ["on the simulated market", {}],
  [
    "at a replayed moment",
    {
      finnhub: { baseUrl: "http://127.0.0.1:1", apiKey: "key" },
      twelveData: { baseUrl: "http://127.0.0.1:1" },
      marketNow: new Date("2026-01-12"),
    },
  ],
])("%s nothing is asked, and none is told, though there is a file", async (_case, config) => {
  await fill();
  await fill(open(config));
  expect(asked()).toBe(CALLS);
  expect(await read(KO, open(config))).toBeUndefined();
});
