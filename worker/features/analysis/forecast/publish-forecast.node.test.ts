import { expect, it } from "vitest";
import { formatUsd } from "../../../../shared/format.ts";
import { makeBars } from "../../../test/analysis/make-evidence.ts";
import { roundFigures } from "../round-figures.ts";
import { publishForecast } from "./publish-forecast.ts";

it("the end of a range is one figure in the sentence, in the reply and on every card, and has six digits", () => {
  for (const horizonDays of [7, 30]) {
    const forecast = publishForecast({ type: "crypto", bars: makeBars({ count: 1_200 }), horizonDays });
    if ("refusal" in forecast) throw new Error(forecast.refusal);
    for (const price of Object.values(forecast.quantiles)) {
      expect(roundFigures({ p90: price })).toEqual({ p90: price });
      expect(formatUsd(roundFigures({ p90: price }).p90)).toBe(formatUsd(price));
    }
  }
});

it("a forecast that is refused is told as it is", () => {
  expect(publishForecast({ type: "crypto", bars: [], horizonDays: 30 })).toHaveProperty("refusal");
});
