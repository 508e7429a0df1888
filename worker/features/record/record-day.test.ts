import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { recordRowSchema } from "../../../shared/record.ts";
import { recordRows } from "../../db/record-schema.ts";
import { makeBars } from "../../test/analysis/make-evidence.ts";
import { openStreet, openTestDeps } from "../../test/markets/market-deps.ts";
import { findAsset } from "../markets/assets.ts";
import { fillCalendar } from "../markets/store/earnings-calendar.ts";
import { openPurse } from "../markets/store/purse.ts";
import { recordDay } from "./record-day.ts";

const CLOSED = "2026-11-19";
const NVDA = findAsset("NVDA") ?? expect.fail();

it("a stock's rows say which day the calendar had for its results before the close, and since when", async () => {
  const street = openStreet();
  const bars = makeBars({ count: 700, end: CLOSED, type: "stock", noise: 0.02 }).toReversed();
  const texts = ({ open, high, low, close, volume }: (typeof bars)[number]) =>
    [open, high, low, close, volume].map(String);
  street.replies["twelvedata.test"] = {
    body: () => ({
      status: "ok",
      values: bars.map((bar) => {
        const [open, high, low, close, volume] = texts(bar);
        return { datetime: bar.date, open, high, low, close, volume };
      }),
    }),
  };
  const columns = ["1. open", "2. high", "3. low", "4. close", "5. volume"];
  street.replies["alphavantage.test"] = {
    body: () => ({
      "Time Series (Daily)": Object.fromEntries(
        bars
          .slice(0, 100)
          .map((bar) => [bar.date, Object.fromEntries(texts(bar).map((text, i) => [columns[i], text]))]),
      ),
    }),
  };
  let day = "2026-12-02";
  street.replies["finnhub.test"] = {
    body: (query: URLSearchParams) => ({
      earningsCalendar: [{ date: day, symbol: "NVDA", hour: "amc" }].filter(
        ({ date }) => (query.get("from") ?? "") <= date && date <= (query.get("to") ?? ""),
      ),
    }),
  };
  const config = {
    finnhub: { baseUrl: "https://finnhub.test", apiKey: "key" },
    twelveData: { baseUrl: "https://twelvedata.test" },
    alphaVantage: { baseUrl: "https://alphavantage.test" },
  };
  const at = (moment: string) =>
    openTestDeps({ now: () => new Date(moment), config, store: env.TEST_BARS }).deps;
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
