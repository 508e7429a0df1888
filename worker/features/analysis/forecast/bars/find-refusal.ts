import type { AssetType, Candle } from "../../../../../shared/markets.ts";
import type { Refusal } from "../refusal.ts";
import { dayNumber, tradingDays } from "./calendar.ts";

/** Bars under which nothing is forecast. */
export const FEWEST_BARS = 60;
/** The last 60 bars may miss this many of their trading days for each that they have. */
const HOLES_A_BAR = 0.5;
const PEG_BARS = 120;

/** Why these clean bars (oldest first) are not forecast; nothing when they are. */
export function findForecastRefusal(bars: Candle[], type: AssetType): Refusal | null {
  const recent = bars.slice(-FEWEST_BARS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < FEWEST_BARS) return "too_few_bars";
  if (isPegged(bars, type)) return "stablecoin";
  const days = tradingDays(type, dayNumber(first.date), dayNumber(last.date));
  if (days > FEWEST_BARS * (1 + HOLES_A_BAR)) return "holes";
  const still = recent.filter(({ close }, i) => close === recent[i - 1]?.close).length;
  if (still > FEWEST_BARS / 2) return "still";
  return null;
}

/** A coin that closed within 2% of a dollar on nine days of ten. */
export function isPegged(bars: Candle[], type: AssetType): boolean {
  const recent = bars.slice(-PEG_BARS);
  const near = recent.filter(({ close }) => Math.abs(close - 1) <= 0.02).length;
  return type === "crypto" && near >= 0.9 * recent.length;
}
