import { expect, it } from "vitest";
import type { AnnouncedResults } from "../../../../shared/forecast.ts";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../markets/assets.ts";
import type { AssetCalendar } from "../../markets/store/earnings-calendar.ts";
import { replyForecast } from "../reply-forecast.ts";
import { expectReport, findResults } from "./find-report.ts";

/** A company that files its quarters on Thursdays. */
const FILED = ["2024-02-01", "2024-05-02", "2024-08-01", "2024-11-01"];
const month = (date: string) => ({
  date,
  until: new Date(Date.parse(date) + 30 * 864e5).toISOString().slice(0, 10),
});

it("a report is expected 52 weeks after the one of a year ago, where that day lies ahead and within the horizon", () => {
  expect(expectReport(FILED, month("2025-01-06"))).toEqual({ expected: "2025-01-30", filed: "2024-02-01" });
  expect(expectReport(FILED, month("2024-12-20"))).toBeNull();
  expect(expectReport(FILED, month("2025-01-30"))).toBeNull();
  expect(expectReport([], month("2025-01-06"))).toBeNull();
});

it("what is filed already is not expected again, though its day of a year ago lies ahead", () => {
  expect(expectReport([...FILED, "2025-01-23"], month("2025-01-24"))).toBeNull();
});

it("a filing after the day of the forecast is not known on it", () => {
  const all = [...FILED, "2025-01-23"];
  expect(expectReport(all, month("2025-01-22"))).toEqual(expectReport(FILED, month("2025-01-22")));
  expect(expectReport(["2025-01-23"], month("2024-01-15"))).toBeNull();
});

it("of several the first is told", () => {
  const quarter = { date: "2025-01-06", until: "2025-07-01" };
  expect(expectReport([...FILED].reverse(), quarter)?.expected).toBe("2025-01-30");
});

type Told = [seen: string, date: string | null, hour?: AnnouncedResults["hour"]];
/** A calendar that told these days of a company one after another, each seen at one in the morning of a day of January 2025. */
const calendarOf = (...told: Told[]): AssetCalendar => ({
  source: "Finnhub",
  told: told.map(([day, date, hour = null]) => ({ seen: `2025-01-${day}T01:00:00.000Z`, date, hour })),
});
/** The announced day by what was known at a close, else that day that filings let expect. */
const dayOf = (date: string, ...told: Told[]) => {
  const next = findResults({ filed: FILED, calendar: calendarOf(...told) }, month(date));
  return next?.announced?.date ?? (next?.expected && `around ${next.expected.expected}`) ?? null;
};

it("what was announced before the close of the forecast comes before what filings let expect", () => {
  expect(dayOf("2025-01-06")).toBe("around 2025-01-30");
  expect(dayOf("2025-01-06", ["06", "2025-02-04"])).toBe("2025-02-04");
});

it("what was announced after the close of the forecast is not used", () => {
  expect(dayOf("2025-01-06", ["07", "2025-02-04"])).toBe("around 2025-01-30");
  const seen = (at: string) => ({ source: "Finnhub", told: [{ seen: at, date: "2025-02-04", hour: null }] });
  const at = (calendar: AssetCalendar) => findResults({ filed: null, calendar }, month("2025-01-06"));
  expect(at(seen("2025-01-06T20:59:59.999Z"))?.announced?.date).toBe("2025-02-04");
  expect(at(seen("2025-01-06T21:00:00.000Z"))).toBeNull();
});

it("of a day that was moved, the last that was announced before the close is told, and since when", () => {
  const told: Told[] = [
    ["03", "2025-02-04"],
    ["08", "2025-01-29"],
    ["10", "2025-02-04"],
  ];
  expect(dayOf("2025-01-07", ...told)).toBe("2025-02-04");
  expect(dayOf("2025-01-08", ...told)).toBe("2025-01-29");
  const calendar = calendarOf(["03", "2025-02-04"], ["08", "2025-02-04", "after_close"]);
  expect(findResults({ filed: null, calendar }, month("2025-01-13"))?.announced).toEqual({
    ...{ date: "2025-02-04", hour: "after_close", seen: "2025-01-03T01:00:00.000Z", source: "Finnhub" },
  });
});

it("a day that the calendar took back is not announced, and one beyond the horizon leaves nothing to be expected in it", () => {
  expect(dayOf("2025-01-08", ["03", "2025-02-04"], ["08", null])).toBe("around 2025-01-30");
  expect(dayOf("2025-01-08", ["03", "2025-02-13"])).toBeNull();
});

it("results after a close move the next one: on the forecast's own day they lie within it, on its last day they do not", () => {
  const within = (date: string, hour: AnnouncedResults["hour"]) =>
    findResults({ filed: null, calendar: calendarOf(["03", date, hour]) }, month("2025-01-06"))?.announced;
  expect(within("2025-01-06", "after_close")).toMatchObject({ date: "2025-01-06" });
  expect(within("2025-01-06", "before_open") ?? null).toBeNull();
  expect(within("2025-02-05", "before_open")).toMatchObject({ date: "2025-02-05" });
  expect(within("2025-02-05", "after_close")).toBeNull();
});

it("once they were told on their announced day, their filing some days later makes no other window", () => {
  expect(dayOf("2025-01-28")).toBe("around 2025-01-30");
  expect(dayOf("2025-01-28", ["03", "2025-01-27", "after_close"])).toBeNull();
});

it("a forecast that is paid for tells of it within its longest horizon, and of a coin nothing", async () => {
  const read = async (symbol: string, reports: string[], horizonDays?: number) => {
    const asset = findAsset(symbol);
    if (!asset) throw new Error(symbol);
    const evidence = await simulatedEvidence(asset);
    const fundamentals = evidence.fundamentals && { ...evidence.fundamentals, reports };
    const ask = { asset: symbol, ...(horizonDays && { horizonDays }) };
    return replyForecast({ evidence: [{ ...evidence, fundamentals }], missing: [] }, ask).results;
  };
  const expected = { expected: "2026-12-03", filed: "2025-12-04", source: expect.any(String) };
  expect(await read("TSLA", ["2025-12-04"])).toEqual(expected);
  expect(await read("TSLA", ["2025-12-04"], 14)).toEqual(expected);
  expect(await read("TSLA", ["2025-12-04"], 7)).toBeNull();
  expect(await read("TSLA", [])).toBeNull();
  expect(await read("BTC", ["2025-12-04"])).toBeNull();
});

it("a forecast that is paid for tells an announced day beside it, and since when", async () => {
  const asset = findAsset("TSLA");
  if (!asset) throw new Error("TSLA");
  const evidence = await simulatedEvidence(asset);
  const told = [{ seen: "2026-11-12T00:01:00.000Z", date: "2026-12-01", hour: "after_close" as const }];
  const read = (horizonDays: number) =>
    replyForecast(
      { evidence: [{ ...evidence, calendar: { source: "Finnhub", told } }], missing: [] },
      { asset: "TSLA", horizonDays },
    );
  const announced = { ...told[0], source: "Finnhub" };
  expect(read(30)).toMatchObject({ announced, results: null });
  expect(read(7)).toMatchObject({ announced: null, results: null });
});
