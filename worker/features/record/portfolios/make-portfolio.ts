import type { Candle } from "../../../../shared/markets.ts";
import type { ForecastRow } from "../../../../shared/record.ts";
import { DAY_MS, dateOf } from "../../../../shared/time.ts";
import { forecastPortfolio, joinPortfolio } from "../../analysis/forecast/portfolio/forecast-portfolio.ts";
import type { Draft } from "../make-rows.ts";

/** What a portfolio is worth at the close that its forecast starts from, USD. */
export const WORTH = 100;
/** By how much bars may differ from a recorded close. */
const MAX_GAP = 0.01;

/** A part's own forecast row of the same day and horizon, and closed bars up to that day. */
export interface PartOfDay {
  row: ForecastRow;
  bars: Candle[];
}

/**
 * The forecast of parts of equal weight, by the rows that the record has of them; null where their bars do not end with
 * the closes on record, or no range is given.
 */
export function makePortfolio(asset: string, parts: readonly PartOfDay[]): Draft<ForecastRow> | null {
  const first = parts[0]?.row;
  if (!first || !parts.every(isOfRecord)) return null;
  const { date, horizonDays } = first;
  const joined = joinPortfolio(
    parts.map(({ row, bars }) => ({ symbol: row.asset, type: row.type, bars, usd: 1 })),
  );
  if ("refusal" in joined) return null;
  const forecast = forecastPortfolio(joined, { horizonDays });
  if ("refusal" in forecast || forecast.date !== date) return null;
  const at = (percent: keyof typeof forecast.changes) => WORTH * (1 + forecast.changes[percent]);
  return {
    kind: "forecast",
    ...{ asset, type: joined.type, horizonDays, date, close: WORTH, sources: [] },
    until: dateOf(Date.parse(date) + horizonDays * DAY_MS),
    quantiles: { q05: at(5), q10: at(10), q25: at(25), q50: at(50), q75: at(75), q90: at(90), q95: at(95) },
    odds: { fall10: null, fall20: null, rise10: null },
    parts: parts.map(({ row }) => ({ asset: row.asset, weight: 1 / parts.length, row: row.seq })),
  };
}

function isOfRecord({ row, bars }: PartOfDay): boolean {
  const last = bars.at(-1);
  return last?.date === row.date && Math.abs(last.close / row.close - 1) <= MAX_GAP;
}
