import type { AssetType, Candle } from "../../../../shared/markets.ts";
import type { JudgedEvidence } from "../evidence.ts";
import { isSound } from "../facts/bars.ts";

/** When a day's bar is final; a US session is over by 21:00 UTC in summer and winter. */
const DAY_ENDS: Record<AssetType, string> = { crypto: "23:59:59", stock: "21:00:00" };

/**
 * The bars whose day was over when the series was read, oldest first. A bar of today that was read while it ran stays
 * out even when its day has ended since: it covers half a day.
 */
export function closedBars({
  asset,
  candles,
  candlesAt,
  now,
}: Pick<JudgedEvidence, "asset" | "candles" | "candlesAt" | "now">): Candle[] {
  const readAt = (candlesAt && candlesAt < now ? candlesAt : now).toISOString();
  const [today, time] = [readAt.slice(0, 10), readAt.slice(11, 19)];
  const endsToday = time >= DAY_ENDS[asset.type];
  return candles.filter((bar) => (bar.date < today || (endsToday && bar.date === today)) && isSound(bar));
}
