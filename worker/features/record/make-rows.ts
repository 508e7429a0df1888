import { isExchangeDay } from "../../../shared/exchange-days.ts";
import type { AssetType } from "../../../shared/markets.ts";
import {
  type CallRow,
  type ForecastRow,
  RECORDED_HORIZONS,
  type RecordedHorizon,
} from "../../../shared/record.ts";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import { callDaily } from "../analysis/daily-call/call-daily.ts";
import { CALL_HORIZON_DAYS, shadowAction } from "../analysis/daily-call/measured.ts";
import { publishForecast } from "../analysis/forecast/publish-forecast.ts";
import { findResults, type KnownResults } from "../analysis/outlook/find-report.ts";
import type { Asset } from "../markets/assets.ts";
import type { SourceBars } from "./read-sources.ts";

/** A row before it has its place. */
export type Draft<Row> = Row extends unknown ? Omit<Row, "chain" | "seq" | "writtenAt"> : never;

/**
 * The forecasts and the call of an asset at the close of its sources' last bar, which is the first one's; what is refused
 * is left out. `known`: what is known of a stock's results.
 */
export function makeRows(
  { symbol, type }: Asset,
  current: SourceBars[],
  known: KnownResults,
): Draft<ForecastRow | CallRow>[] {
  const [first] = current;
  const last = first?.bars.at(-1);
  if (!first || !last) return [];
  const { bars, closesOnly } = first;
  const { date, close } = last;
  const sources = current.map(({ source, bars }) => ({ source, close: bars.at(-1)?.close ?? 0 }));
  const start = <Days extends RecordedHorizon>(horizonDays: Days) => ({
    asset: symbol,
    type,
    horizonDays,
    date,
    until: dateOf(Date.parse(date) + horizonDays * DAY_MS),
    close,
    sources,
  });
  const forecasts = RECORDED_HORIZONS.flatMap((horizonDays): Draft<ForecastRow>[] => {
    if (!hasClose(type, date, horizonDays)) return [];
    const forecast = publishForecast({ type, bars, closesOnly, horizonDays });
    if ("refusal" in forecast) return [];
    const { quantiles: q, fall10, fall20, rise10 } = forecast;
    const quantiles = {
      q05: q[5],
      q10: q[10],
      q25: q[25],
      q50: q[50],
      q75: q[75],
      q90: q[90],
      q95: q[95],
    };
    const begun = start(horizonDays);
    const results = type === "stock" ? expectResults(known, begun) : {};
    return [{ kind: "forecast", ...begun, quantiles, odds: { fall10, fall20, rise10 }, ...results }];
  });
  const call = callDaily(type, bars);
  if ("refusal" in call) return forecasts;
  const { action, score } = call;
  const month = publishForecast({ type, bars, closesOnly, horizonDays: CALL_HORIZON_DAYS });
  const second = "refusal" in month ? {} : { higher: month.higher[0], shadow: shadowAction(month.higher) };
  return [...forecasts, { kind: "call", ...start(CALL_HORIZON_DAYS), action, score, ...second }];
}

function expectResults(
  known: KnownResults,
  window: { date: string; until: string },
): Pick<ForecastRow, "results" | "announced"> {
  const next = findResults(known, window);
  if (!next) return {};
  const { announced, expected } = next;
  return announced
    ? { results: announced.date, announced: announced.seen }
    : { results: expected?.expected ?? null };
}

/** Whether there is a close within this many days after a day; after a stock's Friday there is none on the next day. */
const hasClose = (type: AssetType, date: string, days: number): boolean =>
  type === "crypto" ||
  Array.from({ length: days }, (_, i) => Date.parse(date) / DAY_MS + i + 1).some(isExchangeDay);
