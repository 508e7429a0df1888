import type { JoinedSeries, Part } from "./join-series.ts";

/** Trading days that it is read off: about a year. */
const WINDOW = 260;

export interface Drivers {
  /** shares of the variance of the whole, one a part, that sum to 1; a part that moved against the whole has a negative one */
  shares: number[];
  /** how much less the whole moved than its parts would have all together in step: 0 (nothing) to 1 */
  diversification: number;
}

/**
 * Who moved a portfolio at today's weights over the last 260 of its days. A part's share is weight x covariance with the
 * whole / variance of the whole (Euler's decomposition); diversification is 1 - the deviation of the whole over the sum
 * of |weight| x deviation (Choueifaty and Coignard 2008). Null where nothing moved.
 */
export function findDrivers(
  parts: readonly Part[],
  { returns }: Pick<JoinedSeries, "returns">,
): Drivers | null {
  const rows = returns.map((row, k) => {
    const recent = row.slice(1).slice(-WINDOW);
    const mean = recent.reduce((sum, one) => sum + one, 0) / recent.length;
    return recent.map((one) => (parts[k]?.weight ?? 0) * (one - mean));
  });
  const whole = (rows[0] ?? []).map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  const product = (a: number[], b: number[]) => a.reduce((sum, one, i) => sum + one * (b[i] ?? 0), 0);
  const variance = product(whole, whole);
  if (!(variance > 0)) return null;
  const apart = rows.reduce((sum, row) => sum + Math.sqrt(product(row, row)), 0);
  return {
    shares: rows.map((row) => product(row, whole) / variance),
    diversification: Math.max(0, 1 - Math.sqrt(variance) / apart),
  };
}
