import { eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { chainCursors, jobs } from "../../db/schema.ts";
import type { Health } from "../../providers/health.ts";

/** The job that asks Stripe about open checkouts. */
const CARD_JOB = "billing:reconcile-sessions";

/** How the background work last fared with the networks and with Stripe, by provider. */
export async function readScans(db: DrizzleD1Database): Promise<Map<string, Partial<Health>>> {
  const [cursors, [cards]] = await Promise.all([
    db.select().from(chainCursors),
    db.select().from(jobs).where(eq(jobs.name, CARD_JOB)),
  ]);
  const scans = new Map<string, Partial<Health>>(
    cursors.map(({ network, scannedAt }) => [network, { succeededAt: scannedAt }]),
  );
  if (cards)
    scans.set("stripe", {
      succeededAt: cards.succeededAt,
      failedAt: cards.failedAt,
      failure: cards.failedAt === null ? null : "job failed",
    });
  return scans;
}
