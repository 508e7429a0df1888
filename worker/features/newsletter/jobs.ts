import { and, gt, isNull, lt, or } from "drizzle-orm";
import { DAY_MS } from "../../../shared/time.ts";
import { withLease } from "../../db/lease.ts";
import { subscribers } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const LEASE_MS = 60_000;
/** So long after its last mail an address nobody confirmed is forgotten, and after its owner left any other. */
const KEEP_MS = 7 * DAY_MS;

type Tools = Pick<Deps, "db" | "now">;

export const forgetUnconfirmedJob = ({ db, now }: Tools): Promise<boolean> =>
  withLease(db, "newsletter:forget-unconfirmed", LEASE_MS, now, async () => {
    const { confirmedAt, mailedAt, unsubscribedAt } = subscribers;
    const before = now().getTime() - KEEP_MS;
    const wasNeverReader = and(isNull(confirmedAt), lt(mailedAt, before));
    // Whoever left and was mailed again may be about to come back.
    const hasLeft = and(lt(unsubscribedAt, before), lt(mailedAt, before));
    await db.batch([
      db.delete(subscribers).where(or(wasNeverReader, hasLeft)),
      // As the worker before this one noted it.
      db.update(subscribers).set({ network: "" }).where(gt(subscribers.network, "")),
    ]);
  });
