import { describe, expect, it } from "vitest";
import { type ForecastRow, RECORDED_HORIZONS } from "../../../shared/record.ts";
import { makeBars } from "../../test/analysis/make-evidence.ts";
import { findAsset } from "../markets/assets.ts";
import type { AssetCalendar } from "../markets/store/earnings-calendar.ts";
import { type Draft, makeRows } from "./make-rows.ts";
import { scoreRow } from "./score-row.ts";

/** A Tuesday. */
const DAY = "2026-10-13";

function forecastsOf(symbol: string, filed: string[] | null, end = DAY, calendar?: AssetCalendar) {
  const asset = findAsset(symbol);
  if (!asset) throw new Error(symbol);
  const bars = makeBars({ count: 700, end, type: asset.type, noise: 0.02 });
  const rows = makeRows(asset, [{ source: "test", closesOnly: false, bars }], { filed, calendar });
  return rows.filter((row) => row.kind === "forecast");
}

describe("the forecasts of a close on record", () => {
  it("are of every horizon that was taught, the longer the wider", () => {
    for (const symbol of ["BTC", "NVDA"]) {
      const rows = forecastsOf(symbol, null);
      expect(rows.map(({ horizonDays }) => horizonDays)).toEqual([...RECORDED_HORIZONS]);
      const widths = rows.map(({ quantiles }) => quantiles.q90 / quantiles.q10);
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
    }
  });

  it("of a stock leave out days without a close: a Friday has none of the day after, the eve of a holiday none of that", () => {
    const daysOf = (end: string, symbol = "NVDA") =>
      forecastsOf(symbol, null, end).map(({ horizonDays }) => horizonDays);
    expect(daysOf("2026-10-16")).toEqual(RECORDED_HORIZONS.filter((days) => days > 1));
    expect(daysOf("2026-11-25")).toEqual(RECORDED_HORIZONS.filter((days) => days > 1));
    expect(daysOf("2026-10-16", "BTC")).toEqual([...RECORDED_HORIZONS]);
  });

  it("of a stock tell the day around which results are expected within them, or that none are, or nothing where filings are unknown", () => {
    const told = (filed: string[] | null) => forecastsOf("NVDA", filed).map(({ results }) => results);
    expect(told(["2025-10-30", "2025-07-31"])).toEqual([
      ...[null, null, null, null],
      ...Array.from({ length: 4 }, () => "2026-10-29"),
    ]);
    expect(told([])).toEqual(RECORDED_HORIZONS.map(() => null));
    expect(told(null)).toEqual(RECORDED_HORIZONS.map(() => undefined));
  });

  it("of a stock tell the day that was announced before the close, and since when, though filings let another be expected", () => {
    const calendar = (...told: [seen: string, date: string | null][]): AssetCalendar => ({
      source: "Finnhub",
      told: told.map(([seen, date]) => ({ seen, date, hour: null })),
    });
    const told = (filed: string[] | null, of: AssetCalendar) =>
      forecastsOf("NVDA", filed, DAY, of).map(({ horizonDays, results, announced }) => [
        ...[horizonDays, results, announced],
      ]);
    const seen = "2026-10-01T00:03:00.000Z";
    const announced = calendar([seen, "2026-10-22"], ["2026-10-14T00:03:00.000Z", "2026-10-15"]);
    const expected = RECORDED_HORIZONS.map((days) =>
      days < 9 ? [days, null, undefined] : [days, "2026-10-22", seen],
    );
    expect(told(["2025-10-30"], announced)).toEqual(expected);
    expect(told(null, announced)).toEqual(expected);
    const gone = calendar([seen, "2026-10-22"], ["2026-10-12T00:03:00.000Z", null]);
    expect(told(["2025-10-30"], gone)).toEqual(told(["2025-10-30"], calendar()));
    expect(told(null, gone)).toEqual(RECORDED_HORIZONS.map((days) => [days, undefined, undefined]));
  });

  describe("are judged at the last close of their horizon", () => {
    const long = makeBars({ count: 760, end: "2027-01-01", type: "stock", noise: 0.02 });
    const upTo = (date: string) => long.filter((bar) => bar.date <= date);
    const asset = findAsset("NVDA");
    if (!asset) throw new Error("NVDA");
    const begun = makeRows(asset, [{ source: "test", closesOnly: false, bars: upTo(DAY) }], {
      filed: ["2025-10-30"],
    });
    const row = begun.find((one): one is Draft<ForecastRow> => one.horizonDays === 60);
    if (!row) throw new Error("no row");
    const told = { ...row, chain: "replay", seq: 7, writtenAt: `${DAY}T23:00:00.000Z` } as ForecastRow;
    const series = [{ source: "test", closesOnly: false, bars: upTo("2026-12-14") }];
    const outcome = {
      ...{ of: 7, horizonDays: 60, until: "2026-12-12", results: "2026-10-29" },
      close: upTo("2026-12-11").at(-1)?.close,
    };

    it("with what was told of results, and nothing of what came where that is not known", () => {
      const scored = scoreRow(told, series, 1, "2026-12-14");
      expect(scored).toMatchObject(outcome);
      expect(scored).not.toHaveProperty("reported");
    });

    /** The company told its results at these moments (in winter the exchange closes at 21:00 UTC). */
    const cameAt = (since: string | null, ...moments: string[]) => {
      const filings = { since, reports: moments.map((at, i) => ({ accession: `0001-26-${i}`, at })) };
      const scored = scoreRow(told, series, 1, "2026-12-14", filings);
      expect(scored).toMatchObject(outcome);
      return scored && "reported" in scored ? scored.reported : "not known";
    };

    it.each([
      ["in its horizon", ["2026-11-18T21:20:00.000Z"], "2026-11-18T21:20:00.000Z"],
      ["twice in it", ["2026-10-29T20:20:00.000Z", "2026-11-18T21:20:00.000Z"], "2026-10-29T20:20:00.000Z"],
      ["before its first close", ["2026-10-13T19:59:00.000Z"], null],
      ["after its first close, on the same day", ["2026-10-13T20:01:00.000Z"], "2026-10-13T20:01:00.000Z"],
      ["before its last close", ["2026-12-11T20:59:00.000Z"], "2026-12-11T20:59:00.000Z"],
      ["after its last close, on a Friday", ["2026-12-11T21:01:00.000Z"], null],
      ["never in it", ["2026-08-26T20:20:00.000Z", "2027-02-24T21:20:00.000Z"], null],
    ])("with the first results that came, where they came %s", (_, moments, reported) => {
      expect(cameAt(null, ...moments)).toEqual(reported && expect.objectContaining({ at: reported }));
    });

    it("and not with none where filings do not reach back to its first day", () => {
      expect(cameAt("2026-10-13", "2027-02-24T21:20:00.000Z")).toBe("not known");
      expect(cameAt("2026-10-12", "2027-02-24T21:20:00.000Z")).toBeNull();
      expect(cameAt("2026-11-01", "2026-11-18T21:20:00.000Z")).toMatchObject({ accession: "0001-26-0" });
    });
  });
});
