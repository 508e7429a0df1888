import type * as z from "zod";
import type { ForecastRequest, forecastReplySchema } from "../../../shared/forecast.ts";
import { DISCLAIMER } from "../../../shared/product.ts";
import { AppError } from "../../errors.ts";
import { type Gathered, refuseLost } from "./gather.ts";
import { describeForecast } from "./outlook/describe-forecast.ts";
import { findReport } from "./outlook/find-report.ts";
import { forecastAhead, readOutlook } from "./outlook/read-outlook.ts";

/**
 * The forecast of what was gathered, with the odds of a level where one is asked. Throws why nothing was
 * (`market_data_unavailable`, `lookups_exhausted`), and `forecast_unavailable` when its bars bear none.
 */
export function replyForecast(
  { evidence: [evidence], missing }: Gathered,
  { horizonDays, level }: ForecastRequest,
): z.infer<typeof forecastReplySchema> {
  if (!evidence) throw refuseLost(missing);
  const { symbol, name, type } = evidence.asset;
  const asked = level === undefined ? null : { price: level, horizonDays: horizonDays ?? 30 };
  const forecast = describeForecast(
    symbol,
    readOutlook(evidence),
    asked,
    horizonDays === undefined ? null : forecastAhead(evidence, horizonDays),
  );
  if (forecast.refusal !== null)
    throw new AppError("forecast_unavailable", { fields: { asset: forecast.refusal } });
  const horizons = forecast.horizons.filter((one) => !horizonDays || one.horizonDays === horizonDays);
  const longest = Math.max(...horizons.map((one) => one.horizonDays));
  const next = forecast.date === null ? null : findReport(evidence, forecast.date, longest);
  return {
    asset: { symbol, name, type, market: evidence.market },
    forecast: { ...forecast, horizons },
    announced: next?.announced ?? null,
    results: next?.expected ?? null,
    disclaimer: DISCLAIMER,
  };
}
