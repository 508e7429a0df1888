import type { AssetForecast, HorizonForecast } from "../../../../shared/forecast.ts";
import { shiftDay } from "../facts/bars.ts";
import type { Forecast } from "../forecast/forecast-asset.ts";
import type { Refusal } from "../forecast/refusal.ts";
import type { Outlook } from "./read-outlook.ts";
import { sayRefusal } from "./say-refusal.ts";

/** The level asked about, and over how many days. */
export interface LevelAsk {
  price: number;
  horizonDays: number;
}

/** The forecasts of an asset as they are sent, that of another horizon among them, with the odds of a level asked about. */
export function describeForecast(
  symbol: string,
  { month, week }: Pick<Outlook, "month" | "week">,
  level: LevelAsk | null = null,
  ahead: Forecast | { refusal: Refusal } | null = null,
): AssetForecast {
  const made = [week, month, ...(ahead ? [ahead] : [])].flatMap((one) => ("refusal" in one ? [] : [one]));
  const held = [...new Set(made)].sort((a, b) => a.horizonDays - b.horizonDays);
  const latest = made[0];
  if (!latest) {
    const refusal = "refusal" in month ? sayRefusal(month.refusal) : null;
    return { ...NO_FORECAST, asset: symbol, refusal };
  }
  const asked = level && held.find(({ horizonDays }) => horizonDays === level.horizonDays);
  return {
    asset: symbol,
    refusal: null,
    date: latest.date,
    close: latest.close,
    horizons: held.map(describeHorizon),
    volatility: {
      percent: latest.volatility.value,
      percentile: latest.volatility.percentile,
      class: latest.volatility.class,
    },
    young: latest.young,
    level: asked && level && !asked.littleTested ? describeLevel(asked, level.price) : null,
  };
}

const NO_FORECAST: Omit<AssetForecast, "asset" | "refusal"> = {
  date: null,
  close: null,
  horizons: [],
  volatility: null,
  young: false,
  level: null,
};

function describeHorizon({
  horizonDays,
  date,
  quantiles,
  fall10,
  fall20,
  rise10,
  higher: [share, low, high],
  ...one
}: Forecast): HorizonForecast {
  const { 5: p5, 10: p10, 25: p25, 50: p50, 75: p75, 90: p90, 95: p95 } = quantiles;
  return {
    horizonDays,
    until: shiftDay(date, horizonDays),
    quantiles: { p5, p10, p25, p50, p75, p90, p95 },
    odds: { fall10, fall20, rise10 },
    higher: { share, interval: [low, high] },
    reliability: describeReliability({ horizonDays, ...one }),
  };
}

/** How such forecasts did in the past, as it is sent. */
export function describeReliability({
  horizonDays,
  measured: { cases, from, to, covers50, covers80, later, laterCases },
  ...one
}: Pick<
  Forecast,
  "horizonDays" | "measured" | "measuredDays" | "littleTested"
>): HorizonForecast["reliability"] {
  const [held80, low, high] = covers80;
  return {
    ...{ cases, from, to, held50: covers50, held80, interval80: [low, high] },
    later: later === null ? null : { cases: laterCases, held80: later },
    ...(one.measuredDays !== horizonDays && { horizonDays: one.measuredDays }),
    ...(one.littleTested && { littleTested: true as const }),
  };
}

const describeLevel = ({ horizonDays, close, touch, closeBeyond }: Forecast, price: number) => ({
  price,
  horizonDays,
  side: price >= close ? ("above" as const) : ("below" as const),
  touch: touch(price),
  close: closeBeyond(price),
});
