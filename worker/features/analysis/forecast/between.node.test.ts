import { describe, expect, it } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../markets/assets.ts";
import { forecastAhead } from "../outlook/read-outlook.ts";
import type { Forecast } from "./forecast-asset.ts";
import { TAUGHT } from "./teaching.ts";

const DAYS = Array.from({ length: 180 }, (_, i) => i + 1);

async function forecastAll(symbol: string): Promise<Forecast[]> {
  const evidence = await simulatedEvidence(findAsset(symbol) ?? expect.fail(symbol));
  return DAYS.map((days) => {
    const forecast = forecastAhead(evidence, days);
    return "refusal" in forecast ? expect.fail(`${symbol} ${days}: ${forecast.refusal}`) : forecast;
  });
}

const widthOf = ({ quantiles }: Forecast, low: 5 | 10 | 25, high: 75 | 90 | 95) =>
  Math.log(quantiles[high] / quantiles[low]);

describe.each([...LISTED_CRYPTO, ...LISTED_STOCKS])("the ranges of %s from 1 to 180 days", (symbol) => {
  it("never get narrower with the days, and lie within each other", async () => {
    const all = await forecastAll(symbol);
    for (const [i, forecast] of all.entries()) {
      const before = all[i - 1];
      const widths = [
        widthOf(forecast, 25, 75),
        widthOf(forecast, 10, 90),
        widthOf(forecast, 5, 95),
      ] as const;
      expect(widths[0]).toBeLessThan(widths[1]);
      expect(widths[1]).toBeLessThan(widths[2]);
      if (before) expect(widths[1]).toBeGreaterThanOrEqual(widthOf(before, 10, 90) - 1e-9);
    }
  });

  it("of a horizon that was taught are measured by it, of any other by a neighbour", async () => {
    for (const { horizonDays, measuredDays } of await forecastAll(symbol))
      if (TAUGHT.some((one) => one === horizonDays)) expect(measuredDays).toBe(horizonDays);
      else expect(TAUGHT).toContain(measuredDays);
  });
});

it("of coins over 90 days and more no odds are told, of stocks they are", async () => {
  const [coin, stock] = [await forecastAll("BTC"), await forecastAll("AAPL")];
  const from = (all: Forecast[]) => all.find(({ littleTested }) => littleTested)?.horizonDays;
  expect(from(coin)).toBeGreaterThan(60);
  expect(from(coin)).toBeLessThanOrEqual(90);
  expect(coin.at(-1)?.rise10).toBeNull();
  expect(from(stock)).toBeUndefined();
});
