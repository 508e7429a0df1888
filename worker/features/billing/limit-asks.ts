import { MINUTE_MS } from "../../../shared/time.ts";
import { openCounter } from "../../count-in-window.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";

/** `begin` and `look up` reach a node, `claim` the database alone: a page that waits for a payment asks again and again. */
export const MAX_ASKS_A_MINUTE = { begin: 20, "look up": 20, claim: 60 } as const;
const count = openCounter(MINUTE_MS);

/**
 * Lets an account do so much a minute for each purpose; throws `rate_limited` beyond, so that nobody can make this server
 * flood a node or its database. Counted in each isolate: it asks nothing of anybody itself.
 */
export function limitAsks(
  { now }: Pick<Deps, "now">,
  userId: string,
  purpose: keyof typeof MAX_ASKS_A_MINUTE,
): void {
  const at = now().getTime();
  const counted = count(`${purpose} ${userId}`, at);
  if (counted.count > MAX_ASKS_A_MINUTE[purpose])
    throw new AppError("rate_limited", { retryAfterS: Math.ceil((counted.until - at) / 1_000) });
}
