/** Prices of two sources in the same minutes are nearer than this: of a listed asset, which trades all the time, and of another. */
export const SAME_MINUTES = { listed: 0.02, other: 0.05 };
/** Further apart, one of two prices is plainly wrong: that is refused, not disputed. */
export const MAX_DISPUTE = 0.25;
/** Prices of two sources on one day are nearer than this. */
export const NEAR = 0.1;
/** A price that moved further since the last closed day, or the last good price, needs another source's word. */
export const MAX_MOVE = 0.5;

/** How far apart two prices are, as a share of the lower one: a fall and the rise that undoes it are equally far. */
export function apart(a: number, b: number): number {
  const lower = Math.min(a, b);
  return (Math.max(a, b) - lower) / lower;
}
