import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

const WINDOW_MS = 60_000;
/** `begin` and `look up` reach a node, `claim` the database alone: a page that waits for a payment asks again and again. */
const MOST_A_WINDOW = { begin: 20, "look up": 20, claim: 60 } as const;
/** A bound on memory: beyond it an isolate forgets and begins anew. */
const MOST_ACCOUNTS = 20_000;

const counts = new Map<string, { until: number; asks: number }>();

/**
 * Lets an account do so much a minute for each purpose; throws `rate_limited` beyond, so that nobody can make this server
 * flood a node or its database. Counted in each isolate: it asks nothing of anybody itself.
 */
export function limitAsks(
  { now }: Pick<Deps, "now">,
  userId: string,
  purpose: keyof typeof MOST_A_WINDOW,
): void {
  if (counts.size >= MOST_ACCOUNTS) counts.clear();
  const at = now().getTime();
  const key = `${purpose} ${userId}`;
  const known = counts.get(key);
  const count = known && at < known.until ? known : { until: at + WINDOW_MS, asks: 0 };
  counts.set(key, count);
  count.asks++;
  if (count.asks > MOST_A_WINDOW[purpose])
    throw new AppError("rate_limited", { retryAfterS: Math.ceil((count.until - at) / 1_000) });
}
