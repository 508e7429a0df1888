import { and, isNull, lt } from "drizzle-orm";
import { withLease } from "../../db/lease.ts";
import { subscribers } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const LEASE_MS = 60_000;
/** An address nobody confirmed is forgotten after so long. */
const KEEP_UNCONFIRMED_MS = 7 * 86_400_000;

type Tools = Pick<Deps, "db" | "now">;

export const forgetUnconfirmedJob = ({ db, now }: Tools): Promise<boolean> =>
  withLease(db, "newsletter:forget-unconfirmed", LEASE_MS, now, async () => {
    await db
      .delete(subscribers)
      .where(
        and(
          isNull(subscribers.confirmedAt),
          lt(subscribers.createdAt, now().getTime() - KEEP_UNCONFIRMED_MS),
        ),
      );
  });
