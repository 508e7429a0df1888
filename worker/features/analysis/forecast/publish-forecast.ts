import { type Forecast, type ForecastAsk, forecastAsset } from "./forecast-asset.ts";
import type { Refusal } from "./refusal.ts";
import { roundPrice } from "./round-price.ts";

/** The forecast for answers, mails and the record: its prices (USD) are rounded before any of them writes one. */
export function publishForecast(ask: ForecastAsk): Forecast | { refusal: Refusal } {
  const forecast = forecastAsset(ask);
  if ("refusal" in forecast) return forecast;
  const prices = Object.entries(forecast.quantiles).map(([level, price]) => [level, roundPrice(price)]);
  return { ...forecast, quantiles: Object.fromEntries(prices) as Forecast["quantiles"] };
}
