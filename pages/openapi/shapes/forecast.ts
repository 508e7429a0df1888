import type * as z from "zod";
import {
  announcedResultsSchema,
  assetForecastSchema,
  expectedResultsSchema,
  forecastReplySchema,
} from "../../../shared/forecast.ts";
import { paidForecastSchema } from "../../../shared/keys.ts";
import { objectShape, plainShape } from "../shape.ts";

const forecast = assetForecastSchema.shape;
const horizon = forecast.horizons.element.shape;
const reliability = horizon.reliability.shape;
const level = forecast.level.unwrap();

export const FORECAST_REPLY = objectShape(
  "ForecastReply",
  paidForecastSchema,
  "Ranges and odds for one asset, with how often such ranges were right in the past.",
  {
    asset: "The asset that was named.",
    forecast: "Where its price may be.",
    results:
      "Of a stock: when its filings let results be expected within the longest horizon; null where none are.",
    announced:
      "Of a stock: the day its next results are announced for within the longest horizon. It comes before `results`; null where none is.",
    disclaimer: "Show it wherever you show the forecast.",
    keyMode: "`live`, or `test`: then the market is simulated, the moment fixed and nothing is charged.",
    usage: "What the call cost.",
  },
);

export const FORECAST_SHAPES = [
  FORECAST_REPLY,
  objectShape("ForecastAsset", forecastReplySchema.shape.asset, "The asset of a forecast.", {
    symbol: "Its ticker.",
    name: "Its usual name.",
    type: "Coin or stock.",
    market: "Where its prices come from.",
  }),
  objectShape(
    "ExpectedResults",
    expectedResultsSchema,
    "Results that move a stock are expected within the horizon. This does not change the range.",
    {
      expected: "About when: a year after a report that was filed.",
      filed: "The day that report was filed on.",
      source: "The source of that day.",
    },
  ),
  objectShape(
    "AnnouncedResults",
    announcedResultsSchema,
    "Results that move a stock have a day within the horizon, in a calendar read before its first close.",
    {
      date: "The day, as the calendar had it last before that close.",
      hour: "When on it, by the hours of the exchange; null where that is not known.",
      seen: "When we saw that day in the calendar first.",
      source: "Whose calendar it is.",
    },
  ),
  objectShape(
    "AssetForecast",
    assetForecastSchema,
    "Where one asset's price may be, from its closed daily bars only. Its only direction is the drift of its type.",
    {
      asset: "The symbol.",
      refusal: "Why there is none; null when there is one.",
      date: "The last closed bar's day; null without a forecast.",
      close: "That bar's close in USD; null without a forecast.",
      horizons: "One entry per horizon.",
      volatility: "How much the price is expected to move.",
      young: "Under 260 daily bars: the range is wider, by its own table.",
      level: "Odds for the level asked about; null without one.",
    },
  ),
  objectShape("HorizonForecast", forecast.horizons.element, "The range after so many days.", {
    horizonDays: "Calendar days ahead.",
    until: "The last day of the horizon.",
    quantiles: "Prices in USD: that day's close is below `p10` in 10% of cases.",
    odds: "Odds (0 to 1) that a low or a high reaches such a distance from the close; null where no skill is proven.",
    higher: "That that day's close is above the last one.",
    reliability: "How often such ranges were right in the past, walked forward.",
  }),
  objectShape("HigherOdds", horizon.higher.unwrap(), "Odds of a higher close, 0 to 1.", {
    share: "The odds.",
    interval: "The ends of their 95% interval, which comes from the drift of all assets of its type.",
  }),
  objectShape("Quantiles", horizon.quantiles, "Prices in USD, lowest first.", {
    p5: "5% of cases end below it.",
    p10: "10% of cases end below it: the lower end of the 80% range.",
    p25: "25% of cases end below it: the lower end of the 50% range.",
    p50: "Half of the cases end below it.",
    p75: "75% of cases end below it: the upper end of the 50% range.",
    p90: "90% of cases end below it: the upper end of the 80% range.",
    p95: "95% of cases end below it.",
  }),
  objectShape("MoveOdds", horizon.odds, "Odds, 0 to 1.", {
    fall10: "That a low is 10% or more below the close.",
    fall20: "That a low is 20% or more below the close.",
    rise10: "That a high is 10% or more above the close.",
  }),
  objectShape("Reliability", horizon.reliability, "How such ranges did in the past. Shares are 0 to 1.", {
    cases: "How many were made.",
    from: "The first day forecast.",
    to: "The last day forecast.",
    held50: "How often the outcome was in the 50% range.",
    held80: "How often it was in the 80% range.",
    interval80: "The ends of the 95% interval of `held80`.",
    horizonDays:
      "The horizon that was measured, the nearest to the one asked about; absent where it is that one.",
    littleTested: "The test years have fewer than 30 such periods: no odds are published.",
    later: "The same for 2023 and 2024, out of sample; null where nothing is known.",
  }),
  objectShape(
    "LaterReliability",
    reliability.later.unwrap(),
    "How often ranges were right in out-of-sample years.",
    {
      cases: "How many were made.",
      held80: "How often the outcome was in the 80% range.",
    },
  ),
  objectShape("Volatility", forecast.volatility.unwrap(), "How much the price is expected to move.", {
    percent: "Percent, annualised.",
    percentile: "Its rank (0 to 100) in the asset's last three years.",
    class: "Its third among assets of its type.",
  }),
  objectShape("LevelOdds", level, "Odds for a level, 0 to 1.", {
    price: "The level in USD.",
    horizonDays: "Calendar days ahead.",
    side: "Whether it is above or below the close.",
    touch: "That a day's low or high reaches it.",
    close: "That the last close is at or beyond it.",
  }),
  plainShape("HorizonDays", horizon.horizonDays as z.ZodType, "Calendar days ahead, 1 to 180."),
];
