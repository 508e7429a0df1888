/**
 * Indicators written out plainly from their definitions, as a second opinion on the product's library: Wilder's RSI,
 * simple averages, and MACD from exponential averages that start at their first simple average.
 */
export const lastSma = (closes: number[], n: number): number => mean(closes.slice(-n));

const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;

/** RSI of the last bar; the first average gain and loss are plain means of the first `n` changes. */
export function lastRsi(closes: number[], n = 14): number {
  const changes = closes.slice(1).map((close, i) => close - (closes[i] as number));
  let gain = mean(changes.slice(0, n).map((c) => Math.max(c, 0)));
  let loss = mean(changes.slice(0, n).map((c) => Math.max(-c, 0)));
  for (const change of changes.slice(n)) {
    gain = (gain * (n - 1) + Math.max(change, 0)) / n;
    loss = (loss * (n - 1) + Math.max(-change, 0)) / n;
  }
  return 100 - 100 / (1 + gain / loss);
}

/** Exponential averages from the bar on that completes the first `n`. */
function emas(values: number[], n: number): number[] {
  const result = [mean(values.slice(0, n))];
  for (const value of values.slice(n)) {
    const last = result.at(-1) as number;
    result.push(last + (2 / (n + 1)) * (value - last));
  }
  return result;
}

/** MACD 12/26/9 of the last bar. */
export function lastMacd(closes: number[]): { macd: number; signal: number } {
  const fast = emas(closes, 12);
  const slow = emas(closes, 26);
  const line = slow.map((value, i) => (fast[i + 14] as number) - value);
  return { macd: line.at(-1) as number, signal: emas(line, 9).at(-1) as number };
}
