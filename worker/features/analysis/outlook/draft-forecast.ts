import type { FactKind } from "../../../../shared/analysis.ts";
import type { AssetForecast, HorizonForecast } from "../../../../shared/forecast.ts";
import type { AssetType, MarketKind } from "../../../../shared/markets.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { closeMoment } from "../facts/bars.ts";
import { draftFacts, type FactDraft } from "../facts/number-facts.ts";
import { draftChance, reliabilityOf } from "./draft-chance.ts";

/** Years on which nothing of the method was chosen. */
const LATER = "2023-24";
const percent = (share: number | null | undefined) =>
  share === null || share === undefined ? null : 100 * share;

/** A forecast as facts: the 80% ranges with how often such ranges were right, odds, volatility, and the level asked about. */
export function draftForecast(
  forecast: AssetForecast,
  { asset: { type }, candleSource, market, now }: JudgedEvidence,
): FactDraft[] {
  const { date, volatility, level } = forecast;
  if (!date) return [];
  const [week, month] = [7, 30].map((days) => forecast.horizons.find((one) => one.horizonDays === days));
  const other = forecast.horizons.find(({ horizonDays }) => horizonDays !== 7 && horizonDays !== 30);
  const asOf = closeMoment({ date }, type, now);
  const source = `forecast from closed daily bars of ${candleSource}`;
  const share = month?.higher?.share;
  return [
    ...draftFacts(
      {
        ...(month && monthOf(month)),
        ...(week && { forecast_7d_low: week.quantiles.p10, forecast_7d_high: week.quantiles.p90 }),
        ...(volatility && { forecast_volatility: volatility.percent, forecast_rank: volatility.percentile }),
      },
      { source, asOf },
    ),
    ...(other ? draftOther(other, source, asOf) : []),
    ...[month, week, other].flatMap((one) => (one ? draftRecord(one, { type, market, now }) : [])),
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

const draftOther = ({ horizonDays, quantiles }: HorizonForecast, source: string, asOf: Date): FactDraft[] =>
  draftFacts(
    { forecast_low: quantiles.p10, forecast_high: quantiles.p90 },
    { source, asOf },
    {
      forecast_low: `Lower end of the 80% range in ${horizonDays} days`,
      forecast_high: `Upper end of the 80% range in ${horizonDays} days`,
    },
  );

const monthOf = ({ quantiles, odds }: HorizonForecast) => ({
  forecast_30d_low: quantiles.p10,
  forecast_30d_high: quantiles.p90,
  odds_fall_10: percent(odds.fall10),
  odds_fall_20: percent(odds.fall20),
  odds_rise_10: percent(odds.rise10),
});

/** How often such ranges were right, as old as the last day it was measured on. */
function draftRecord(
  { horizonDays, reliability: { from, to, held80, cases, later, horizonDays: measured } }: HorizonForecast,
  { type, market, now }: { type: AssetType; market: MarketKind; now: Date },
): FactDraft[] {
  const [whose, beside] = [
    type === "stock" ? "stocks" : "coins",
    market === "simulated" ? ", beside a simulated price" : "",
  ];
  const years = [from, to].map((day) => day.slice(0, 4));
  const held = ([7, 30] as const).find((days) => days === horizonDays);
  const kind: FactKind = held ? `forecast_${held}d_held` : "forecast_held";
  const end = new Date(`${to}T23:59:59Z`);
  return draftFacts(
    {
      [kind]: percent(held80),
      ...(horizonDays === 30 && {
        forecast_30d_cases: cases,
        forecast_30d_later: percent(later?.held80),
      }),
    },
    {
      source: `measured on recorded daily bars of ${whose}, ${years.join(" to ")}${beside}`,
      asOf: end < now ? end : now,
    },
    {
      [kind]: `Share of past cases, ${years.join(" to ")}, in which an 80% range over ${measured ?? horizonDays} days was right`,
      forecast_30d_later: `Share of past cases of ${LATER} in which such a range was right`,
    },
  );
}
