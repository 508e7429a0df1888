import { describe, expect, it } from "vitest";
import { forecastAsset } from "../../features/analysis/forecast/forecast-asset.ts";
import { TAUGHT } from "../../features/analysis/forecast/teaching.ts";
import { cleanCandles } from "../../features/markets/cache/clean-candles.ts";
import { findEarlier, LATER } from "../../local/calibration/forecast-days.ts";
import { walkFolder } from "../../local/calibration/read-folder.ts";
import { findOutside } from "../analysis/find-outside.ts";
import { isKept } from "../need.ts";

const FOLDERS = ["history", "history-long", "history-wide"].map((name) => `../shared/data/${name}`);
/** On both sides of the taught ones, and one far from them. */
const DAYS = [1, 2, 3, 4, 6, 7, 8, 13, 14, 15, 29, 30, 31, 59, 60, 61, 89, 90, 91, 135, 179, 180];
const HAS_BARS = FOLDERS.every(isKept);

describe.skipIf(!HAS_BARS).each(FOLDERS)("the ranges of every asset in %s", (folder) => {
  it("hold those of fewer days, to the last digit, by the last table there is and by that of its own year", () => {
    let assets = 0;
    for (const { symbol, type, bars, closesOnly } of walkFolder(folder, () => {})) {
      const known = cleanCandles(bars, LATER);
      const over = (days: readonly number[], find: typeof findEarlier) =>
        days.flatMap((horizonDays) => {
          const one = forecastAsset({ type, bars: known, closesOnly, horizonDays, find });
          return "refusal" in one ? [] : [one];
        });
      const latest = over(DAYS, (name) => findEarlier(name, "9999-01-01"));
      expect([symbol, findOutside(latest), findOutside(over(TAUGHT, findEarlier))]).toEqual([symbol, [], []]);
      if (latest.length === DAYS.length) assets++;
    }
    expect(assets).toBeGreaterThan(0);
  });
});
