import { exchangeSession, isExchangeDay } from "../../../shared/exchange-days.ts";
import type { AssetType } from "../../../shared/markets.ts";
import { DAY_MS, dateOf } from "../../../shared/time.ts";
import type { Deps } from "../../deps.ts";
import { MOST_BARS } from "../analysis/forecast/bars/describe-day.ts";
import { type Outlook, readOutlook } from "../analysis/outlook/read-outlook.ts";
import type { Asset } from "../markets/assets.ts";
import { readCandles } from "../markets/candles.ts";
import type { Access } from "../markets/store/open-access.ts";

type Tools = Pick<Deps, "markets" | "cache" | "db" | "now" | "waitUntil">;

/** The daily call and the forecasts of an asset as its screens show them, and whose bars they are of. */
export async function readDay(
  deps: Tools,
  asset: Asset,
  access?: Access,
): Promise<Outlook & { source: string }> {
  const { candles, source, asOf, closesOnly } = await readCandles(deps, asset, MOST_BARS + 1, access);
  const bars = { asset, candles, candlesAt: asOf, closesOnly, now: deps.markets.now() };
  return { ...readOutlook(bars), source };
}

/** The last day (YYYY-MM-DD) that had closed at a moment of market time. */
export function lastClosedDay(type: AssetType, now: Date): string {
  let day = Math.floor(now.getTime() / DAY_MS);
  const isClosed = () =>
    type === "crypto"
      ? now.getTime() >= (day + 1) * DAY_MS
      : isExchangeDay(day) && exchangeSession(day).closes <= now.getTime();
  while (!isClosed()) day--;
  return dateOf(day * DAY_MS);
}
