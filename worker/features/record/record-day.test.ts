import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { recordRowSchema } from "../../../shared/record.ts";
import { recordRows } from "../../db/record-schema.ts";
import { makeBars } from "../../test/analysis/make-evidence.ts";
import { openStreet, openTestDeps, type Street } from "../../test/markets/market-deps.ts";
import { findAsset } from "../markets/assets.ts";
import { fillCalendar } from "../markets/store/earnings-calendar.ts";
import { openPurse } from "../markets/store/purse.ts";
import { appendRows, readHead } from "./append-rows.ts";
import { makeRows } from "./make-rows.ts";
import { recordDay } from "./record-day.ts";
import { keepSummary } from "./summarize-record.ts";

const CLOSED = "2026-11-19";
const NVDA = findAsset("NVDA") ?? expect.fail();
const SOURCES = {
  finnhub: { baseUrl: "https://finnhub.test", apiKey: "key" },
  twelveData: { baseUrl: "https://twelvedata.test" },
  alphaVantage: { baseUrl: "https://alphavantage.test" },
};

const BARS = makeBars({ count: 710, end: "2026-12-04", type: "stock", noise: 0.02 });

/** Both sources of bars tell the same ones, up to a day. */
function openBars(upTo: { day: string }): Street {
  const street = openStreet();
  const known = () => BARS.filter(({ date }) => date <= upTo.day).toReversed();
  const texts = ({ open, high, low, close, volume }: (typeof BARS)[number]) =>
    [open, high, low, close, volume].map(String);
  street.replies["twelvedata.test"] = {
    body: () => ({
      status: "ok",
      values: known().map((bar) => {
        const [open, high, low, close, volume] = texts(bar);
        return { datetime: bar.date, open, high, low, close, volume };
      }),
    }),
  };
  const columns = ["1. open", "2. high", "3. low", "4. close", "5. volume"];
  street.replies["alphavantage.test"] = {
    body: () => ({
      "Time Series (Daily)": Object.fromEntries(
        known()
          .slice(0, 100)
          .map((bar) => [bar.date, Object.fromEntries(texts(bar).map((text, i) => [columns[i], text]))]),
      ),
    }),
  };
  return street;
}

it("a stock's rows say which day the calendar had for its results before the close, and since when", async () => {
  const street = openBars({ day: CLOSED });
  let day = "2026-12-02";
  street.replies["finnhub.test"] = {
    body: (query: URLSearchParams) => ({
      earningsCalendar: [{ date: day, symbol: "NVDA", hour: "amc" }].filter(
        ({ date }) => (query.get("from") ?? "") <= date && date <= (query.get("to") ?? ""),
      ),
    }),
  };
  const at = (moment: string) =>
    openTestDeps({ now: () => new Date(moment), config: SOURCES, store: env.TEST_BARS }).deps;
  const fill = (moment: string) => {
    const deps = at(moment);
    const purse = openPurse(deps.markets.stock.plans, null, { now: new Date(moment), isListMinute: false });
    return fillCalendar(deps, [NVDA], purse);
  };
  await fill("2026-11-12T00:01:00.000Z");
  day = "2026-12-09";
  await fill("2026-11-20T00:01:00.000Z");
  const deps = at("2026-11-20T00:30:00Z");
  expect(
    await recordDay(deps, "stock", {
      date: CLOSED,
      assets: [{ asset: NVDA, isMissing: true, due: [] }],
    }),
  ).toBe(9);
  const rows = await deps.record.select({ body: recordRows.body }).from(recordRows);
  const told = rows.flatMap(({ body }) => {
    const row = recordRowSchema.parse(JSON.parse(body));
    return row.kind === "forecast" ? [row] : [];
  });
  expect(told.map(({ horizonDays, results, announced }) => [horizonDays, results, announced])).toEqual(
    [1, 3, 7, 14, 30, 60, 90, 180].map((days) =>
      days < 14 ? [days, null, undefined] : [days, "2026-12-02", "2026-11-12T00:01:00.000Z"],
    ),
  );
});

it("a stock's outcomes say which results came within their days, by SEC's list of its filings; rows were made without it", async () => {
  const upTo = { day: CLOSED };
  const street = openBars(upTo);
  const accepted = ["2026-11-23T21:20:00.000Z", "2026-08-26T23:20:00.000Z"];
  const recent = {
    accessionNumber: ["0000320193-26-000020", "0000320193-26-000010"],
    form: ["8-K", "8-K"],
    filingDate: accepted.map((at) => at.slice(0, 10)),
    acceptanceDateTime: accepted,
    items: ["2.02,9.01", "2.02,9.01"],
  };
  street.replies["sec.test/files/company_tickers.json"] = {
    body: { "0": { cik_str: 320193, ticker: "AAPL", title: "Apple Inc." } },
  };
  street.replies["sec.test/submissions/CIK0000320193.json"] = { body: { filings: { recent, files: [] } } };
  const config = { ...SOURCES, sec: { baseUrl: "https://sec.test" } };
  const apple = findAsset("AAPL") ?? expect.fail();
  const rowsOf = async (deps: ReturnType<typeof openTestDeps>["deps"]) => {
    const kept = await deps.record
      .select({ body: recordRows.body })
      .from(recordRows)
      .where(eq(recordRows.asset, "AAPL"));
    return kept.map(({ body }) => recordRowSchema.parse(JSON.parse(body)));
  };
  /** Writes what the close of a day lets be written, and tells what came of the first rows by horizon. */
  const close = async (day: string, moment: string) => {
    upTo.day = day;
    const { deps } = openTestDeps({ now: () => new Date(moment), config });
    const due = (await rowsOf(deps)).flatMap((row) => ("of" in row || row.until > day ? [] : [row.seq]));
    await recordDay(deps, "stock", {
      date: day,
      assets: [{ asset: apple, isMissing: day === CLOSED, due: day === CLOSED ? [] : due }],
    });
    return rowsOf(deps);
  };
  const begun = await close(CLOSED, "2026-11-20T00:30:00Z");
  expect(street.asked.filter((path) => path.startsWith("sec.test/submissions"))).toEqual([]);
  expect(JSON.stringify(begun)).not.toContain("reported");

  const ended = await close("2026-12-04", "2026-12-05T00:30:00Z");
  const told = ended.flatMap((row) =>
    row.kind === "forecast-outcome" && row.result === "scored" ? [[row.horizonDays, row.reported]] : [],
  );
  const came = { at: "2026-11-23T21:20:00.000Z", accession: "0000320193-26-000020" };
  expect(told).toEqual([
    [1, null],
    [3, null],
    [7, came],
    [14, came],
  ]);
  const { deps } = openTestDeps({ config });
  expect((await keepSummary(deps, "live")).reported).toMatchObject([
    { horizonDays: 1, inside: false, cases: 1 },
    { horizonDays: 3, inside: false, cases: 1 },
    { horizonDays: 7, inside: true, cases: 1 },
    { horizonDays: 14, inside: true, cases: 1 },
  ]);
});

it("an outcome waits for no filings: where SEC does not answer it says nothing of results", async () => {
  const street = openBars({ day: "2026-12-04" });
  street.replies["sec.test"] = { status: 500, body: "down" };
  const config = { ...SOURCES, sec: { baseUrl: "https://sec.test" } };
  const { deps } = openTestDeps({ now: () => new Date("2026-12-05T00:30:00Z"), config });
  const [row] = makeRows(
    NVDA,
    [{ source: "test", closesOnly: false, bars: BARS.filter(({ date }) => date <= "2026-11-20") }],
    { filed: null },
  );
  await appendRows(deps, "replay", row ? [row] : []);
  const head = await readHead(deps, "replay");
  const live = {
    ...deps,
    markets: { ...deps.markets, stock: { ...deps.markets.stock, kind: "replay" as const } },
  };
  const asset = { asset: NVDA, isMissing: false, due: [head?.rows ?? 0] };
  expect(await recordDay(live, "stock", { date: "2026-12-04", assets: [asset] })).toBe(1);
  const [outcome] = await deps.record
    .select({ body: recordRows.body })
    .from(recordRows)
    .where(and(eq(recordRows.chain, "replay"), eq(recordRows.kind, "forecast-outcome")));
  expect(JSON.parse(outcome?.body ?? "{}")).toMatchObject({ result: "scored" });
  expect(outcome?.body).not.toContain("reported");
});
