import type { Candle } from "../../../../shared/markets.ts";
import { BoundedMap } from "../../../bounded-map.ts";
import { findUnmeasured } from "../../markets/unmeasured.ts";
import { callDaily, type DailyCall } from "../daily-call/call-daily.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { MOST_BARS } from "../forecast/bars/describe-day.ts";
import type { Forecast } from "../forecast/forecast-asset.ts";
import { publishForecast } from "../forecast/publish-forecast.ts";
import type { Refusal } from "../forecast/refusal.ts";
import type { Horizon } from "../forecast/teaching.ts";
import { closedBars } from "./closed-bars.ts";
import { nameBars } from "./name-bars.ts";

/** More than the assets of the catalogue, so that each keeps its entry of the day. */
const MOST_OUTLOOKS = 2_000;
const outlooks = new BoundedMap<string, Outlook>(MOST_OUTLOOKS);

/** What closed bars alone say of an asset: the same all day, for everyone. */
export interface Outlook {
  call: DailyCall | { refusal: Refusal };
  month: Forecast | { refusal: Refusal };
  week: Forecast | { refusal: Refusal };
}

/** What an outlook is made of. */
type Bars = Pick<JudgedEvidence, "asset" | "candles" | "candlesAt" | "closesOnly" | "now">;

/** The daily call and both forecasts at the last closed bar, computed once for the same bars and kept in the isolate. */
export function readOutlook(evidence: Bars): Outlook {
  const { asset, closesOnly } = evidence;
  const bars = closedBars(evidence).slice(-MOST_BARS);
  const key = `${asset.type} ${asset.symbol} ${closesOnly ?? false} ${nameBars(bars)}`;
  const held = outlooks.get(key);
  if (held) return held;
  const outlook = computeOutlook(evidence, bars);
  outlooks.set(key, outlook);
  return outlook;
}

/** The same as it stood once the bar of `date` was the last that had closed; computed anew each time. */
export const readEarlierOutlook = (evidence: Bars, date: string): Outlook =>
  computeOutlook(
    evidence,
    closedBars(evidence)
      .filter((bar) => bar.date <= date)
      .slice(-MOST_BARS),
  );

function computeOutlook({ asset: { type, fund }, closesOnly }: Bars, bars: Candle[]): Outlook {
  const forecast = (days: Horizon) => forecastBars({ type, fund }, { bars, closesOnly }, days);
  return { call: callDaily(type, bars), month: forecast(30), week: forecast(7) };
}

function forecastBars(
  { type, fund }: Pick<Bars["asset"], "type" | "fund">,
  { bars, closesOnly }: { bars: Candle[]; closesOnly: boolean | undefined },
  horizonDays: number,
): Forecast | { refusal: Refusal } {
  const refusal = findUnmeasured(fund, horizonDays);
  return refusal
    ? { refusal }
    : publishForecast({ type, bars, ...(closesOnly && { closesOnly }), horizonDays });
}

/** The forecast for any horizon from 1 to 180 days, from the same bars as the outlook; computed when it is asked for. */
export function forecastAhead(evidence: Bars, days: number): Forecast | { refusal: Refusal } {
  const { month, week } = readOutlook(evidence);
  if (days === 30) return month;
  if (days === 7) return week;
  const { closesOnly } = evidence;
  return forecastBars(evidence.asset, { bars: closedBars(evidence).slice(-MOST_BARS), closesOnly }, days);
}
