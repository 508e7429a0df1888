import { expect, it } from "vitest";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../markets/assets.ts";
import { replyForecast } from "../reply-forecast.ts";
import { expectReport } from "./find-report.ts";

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
