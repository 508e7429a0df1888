import type { AssetForecast, HorizonForecast } from "../../../../shared/forecast.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { closeMoment } from "../facts/bars.ts";
import { draftFacts, type FactDraft } from "../facts/number-facts.ts";
import { draftChance, reliabilityOf } from "./draft-chance.ts";

/** Years on which nothing of the method was chosen. */
const LATER = "2023-24";
const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? null : 100 * share;

/** A forecast as facts: the 80% ranges with how often such ranges held, odds, volatility, and the level asked about. */
export function draftForecast(
  forecast: AssetForecast,
  { asset: { type }, candleSource, market, now }: JudgedEvidence,
): FactDraft[] {
  const { date, volatility, level } = forecast;
  if (!date) return [];
  const [week, month] = [7, 30].map((days) => forecast.horizons.find((one) => one.horizonDays === days));
  const asOf = closeMoment({ date }, type, now);
  const source = `forecast from closed daily bars of ${candleSource}`;
  const record = {
    source: `measured on recorded daily bars of ${type === "stock" ? "stocks" : "coins"}, ${(month ?? week)?.reliability.from.slice(0, 4)} to ${(month ?? week)?.reliability.to.slice(0, 4)}${market === "simulated" ? ", beside a simulated price" : ""}`,
    asOf: measuredTo(month ?? week, now),
  };
  const share = month?.higher?.share;
  return [
    ...draftFacts(
      {
        forecast_30d_low: month?.quantiles.p10,
        forecast_30d_high: month?.quantiles.p90,
        odds_fall_10: percent(month?.odds.fall10),
        odds_fall_20: percent(month?.odds.fall20),
        odds_rise_10: percent(month?.odds.rise10),
        forecast_7d_low: week?.quantiles.p10,
        forecast_7d_high: week?.quantiles.p90,
        forecast_volatility: volatility?.percent,
        forecast_rank: volatility?.percentile,
      },
      { source, asOf },
    ),
    ...draftFacts(
      {
        ...recordOf(month),
        forecast_7d_held: percent(week?.reliability.held80),
      },
      record,
      {
        forecast_30d_held: sayHeld(month),
        forecast_7d_held: sayHeld(week),
        forecast_30d_later: `Share of past cases of ${LATER} in which such a range held`,
      },
    ),
    ...(share === undefined
      ? []
      : draftChance(
          "higher",
          { share, reliability: reliabilityOf(type, "higher", share) },
          { type, market, candleSource, asOf, now },
        )),
    ...draftFacts({ level_asked: level?.price }, { source: "your question", asOf: now }),
    ...draftFacts(
      { level_touch: percent(level?.touch), level_close: percent(level?.close) },
      { source, asOf },
      {
        level_touch: `Odds of touching that level within ${level?.horizonDays} days`,
        level_close: `Odds of a close ${level?.side} that level after ${level?.horizonDays} days`,
      },
    ),
  ];
}

const recordOf = (one: HorizonForecast | undefined) => ({
  forecast_30d_held: percent(one?.reliability.held80),
  forecast_30d_cases: one?.reliability.cases,
  forecast_30d_later: percent(one?.reliability.later?.held80),
});

/** A measured share is as old as the last day it was measured on. */
function measuredTo(one: HorizonForecast | undefined, now: Date): Date {
  const end = new Date(`${one?.reliability.to}T23:59:59Z`);
  return end < now ? end : now;
}

const sayHeld = (one: HorizonForecast | undefined) =>
  `Share of past cases, ${one?.reliability.from.slice(0, 4)} to ${one?.reliability.to.slice(0, 4)}, in which a range meant to hold 80% over ${one?.horizonDays} days held`;
