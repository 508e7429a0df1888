const WINDOW_MS = 60_000;
const MOST = 60;
/** A bound on memory: beyond it counting begins anew. */
const MOST_VISITORS = 20_000;

const counts = new Map<string, number>();
let windowEnd = 0;

/**
 * Counts a refusal of a visitor in this isolate and tells whether these are more than 60 in the running minute. It
 * asks nothing of anybody, so a flood stays cheap to refuse.
 */
export function countRefusal(visitor: string, now: number): boolean {
  if (now >= windowEnd || counts.size >= MOST_VISITORS) {
    counts.clear();
    windowEnd = now + WINDOW_MS;
  }
  const count = (counts.get(visitor) ?? 0) + 1;
  counts.set(visitor, count);
  return count > MOST;
}
