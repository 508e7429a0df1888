import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

const WINDOW_MS = 60_000;
const MOST_A_WINDOW = 20;
/** A bound on memory: beyond it an isolate forgets and begins anew. */
const MOST_ACCOUNTS = 20_000;

const counts = new Map<string, { until: number; asks: number }>();

/**
 * Lets an account make this server ask a node 20 times a minute for each purpose; throws `rate_limited` beyond, so that
 * nobody can make it flood one. Counted in each isolate: it asks nothing of anybody itself.
 */
export function limitAsks({ now }: Pick<Deps, "now">, userId: string, purpose: "begin" | "look up"): void {
  if (counts.size >= MOST_ACCOUNTS) counts.clear();
  const at = now().getTime();
  const key = `${purpose} ${userId}`;
  const known = counts.get(key);
  const count = known && at < known.until ? known : { until: at + WINDOW_MS, asks: 0 };
  counts.set(key, count);
  count.asks++;
  if (count.asks > MOST_A_WINDOW)
    throw new AppError("rate_limited", { retryAfterS: Math.ceil((count.until - at) / 1_000) });
}
