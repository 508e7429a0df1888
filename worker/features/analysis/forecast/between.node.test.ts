import { describe, expect, it } from "vitest";
import { LISTED_CRYPTO, LISTED_STOCKS } from "../../../../shared/listed.ts";
import { findOutside } from "../../../test/analysis/find-outside.ts";
import { makeBars } from "../../../test/analysis/make-evidence.ts";
import { simulatedEvidence } from "../../../test/analysis/simulated-evidence.ts";
import { findAsset } from "../../markets/assets.ts";
import { forecastAhead } from "../outlook/read-outlook.ts";
import { type Forecast, type ForecastAsk, forecastAsset } from "./forecast-asset.ts";
import { TAUGHT } from "./teaching.ts";

const DAYS = Array.from({ length: 180 }, (_, i) => i + 1);

async function forecastAll(symbol: string): Promise<Forecast[]> {
  const evidence = await simulatedEvidence(findAsset(symbol) ?? expect.fail(symbol));
  return DAYS.map((days) => {
    const forecast = forecastAhead(evidence, days);
    return "refusal" in forecast ? expect.fail(`${symbol} ${days}: ${forecast.refusal}`) : forecast;
  });
}

function made(ask: ForecastAsk): Forecast {
  const forecast = forecastAsset(ask);
  return "refusal" in forecast ? expect.fail(forecast.refusal) : forecast;
}

describe.each([...LISTED_CRYPTO, ...LISTED_STOCKS])("the ranges of %s from 1 to 180 days", (symbol) => {
  it("each hold that of the day before, to the last digit", async () => {
    expect(findOutside(await forecastAll(symbol))).toEqual([]);
  });

  it("of a horizon that was taught are measured by it, of any other by a neighbour", async () => {
    for (const { horizonDays, measuredDays } of await forecastAll(symbol))
      if (TAUGHT.some((one) => one === horizonDays)) expect(measuredDays).toBe(horizonDays);
      else expect(TAUGHT).toContain(measuredDays);
  });
});

it.each([
  ["a stock", 0.012],
  ["a fund that hardly moves, whose drift would lift the lower end", 0.0015],
])("so they do of %s, from any day of the week", (_, noise) => {
  const bars = makeBars({ count: 1_200, type: "stock", noise, end: "2025-06-13" });
  for (let days = 0; days < 5; days++) {
    const known = bars.slice(0, bars.length - days);
    expect(findOutside(DAYS.map((horizonDays) => made({ type: "stock", bars: known, horizonDays })))).toEqual(
      [],
    );
  }
});

it("of coins over 90 days and more no odds are told, of stocks they are", async () => {
  const [coin, stock] = [await forecastAll("BTC"), await forecastAll("AAPL")];
  const from = (all: Forecast[]) => all.find(({ littleTested }) => littleTested)?.horizonDays;
  expect(from(coin)).toBeGreaterThan(60);
  expect(from(coin)).toBeLessThanOrEqual(90);
  expect(coin.at(-1)?.rise10).toBeNull();
  expect(from(stock)).toBeUndefined();
});
