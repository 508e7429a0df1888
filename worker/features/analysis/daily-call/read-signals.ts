import { RSI, SMA } from "trading-signals";
import type { Candle } from "../../../../shared/markets.ts";

/** Bars until every signal is there. */
const FEWEST_CALL_BARS = 260;
/** Sessions of a stock; a coin has one every day, so that of it they are eight months and three weeks. */
const YEAR = 250;
const MONTH = 22;
const DEVIATION_BARS = 66;
/** Days over which the gap between an average and a later price builds up. */
const LONG_GAP = 200;
const ORDER_GAP = 150;

/** What the rules judge of one day. All but `rsi` are logs in units of how far the price usually goes in such time. */
export interface Signals {
  /** the close over its 200-day average */
  overLong: number;
  /** the 50-day average over the 200-day one */
  order: number;
  /** the move from 250 to 22 bars ago: of a stock a year without its last month */
  year: number;
  /** 0-100 */
  rsi: number;
  /** the first three as a reader knows them, in percent */
  percent: { overLong: number; order: number; year: number };
}

/** The signals of each day of clean bars (oldest first); null while they are too few or do not move. */
export function readSignals(bars: Candle[]): (Signals | null)[] {
  const [short, long, rsi] = [new SMA(50), new SMA(200), new RSI(14)];
  const logs = bars.map(({ close }) => Math.log(close));
  const squares = logs.map((log, i) => (i === 0 ? 0 : (log - (logs[i - 1] as number)) ** 2));
  let sum = 0;
  return bars.map(({ close }, i) => {
    const [middle, slow, strength] = [short.add(close), long.add(close), rsi.add(close)];
    sum += (squares[i] as number) - (squares[i - DEVIATION_BARS] ?? 0);
    if (i + 1 < FEWEST_CALL_BARS || middle === null || slow === null || strength === null) return null;
    const deviation = Math.sqrt(Math.max(0, sum) / DEVIATION_BARS);
    if (!(deviation > 1e-6)) return null;
    const usual = (days: number) => deviation * Math.sqrt(days);
    const [overLong, order] = [Math.log(close / slow), Math.log(middle / slow)];
    const year = (logs[i - MONTH] as number) - (logs[i - YEAR] as number);
    return {
      overLong: overLong / usual(LONG_GAP),
      order: order / usual(ORDER_GAP),
      year: year / usual(YEAR - MONTH),
      rsi: strength,
      percent: { overLong: toPercent(overLong), order: toPercent(order), year: toPercent(year) },
    };
  });
}

const toPercent = (log: number) => 100 * Math.expm1(log);
