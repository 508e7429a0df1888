import { and, eq, sql } from "drizzle-orm";
import { dateOf } from "../../../../../shared/time.ts";
import { aiShares } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { BudgetShare } from "../../../../providers/ai/index.ts";

type Tools = Pick<Deps, "db" | "config" | "now">;

/** Money put aside for one request to a model: the most it can cost, of the day's budget. */
export interface Reservation {
  day: string;
  share: BudgetShare;
  microUsd: number;
}

/**
 * Reserves what a request can cost at most, or returns that its share of the day's budget is not enough. One conditional
 * statement on the share's row is the lock, so that all isolates together never spend more than the budget. A worker that
 * dies leaves its reservation counted, which errs on the side of spending less.
 */
export async function reserveSpending(
  { db, config, now }: Tools,
  share: BudgetShare,
  microUsd: number,
): Promise<Reservation | null> {
  const most = config.ai.dailyBudgets[share];
  if (microUsd > most) return null;
  const day = dateOf(now());
  const taken = await db
    .insert(aiShares)
    .values({ day, share, microUsd })
    .onConflictDoUpdate({
      target: [aiShares.day, aiShares.share],
      set: { microUsd: sql`${aiShares.microUsd} + ${microUsd}` },
      setWhere: sql`${aiShares.microUsd} + ${microUsd} <= ${most}`,
    })
    .returning({ day: aiShares.day });
  return taken.length > 0 ? { day, share, microUsd } : null;
}

/** What of each share of the day's budget is neither spent nor put aside, micro-dollars. */
export async function readBudgetsLeft({ db, config, now }: Tools): Promise<Record<BudgetShare, number>> {
  const rows = await db
    .select()
    .from(aiShares)
    .where(eq(aiShares.day, dateOf(now())));
  const left = (share: BudgetShare) =>
    config.ai.dailyBudgets[share] - (rows.find((row) => row.share === share)?.microUsd ?? 0);
  return { paid: left("paid"), free: left("free"), terminal: left("terminal") };
}

/** Replaces what was put aside by what it cost. */
export async function settleSpending({ db }: Pick<Tools, "db">, held: Reservation, microUsd: number) {
  await db
    .update(aiShares)
    .set({ microUsd: sql`${aiShares.microUsd} + ${microUsd - held.microUsd}` })
    .where(and(eq(aiShares.day, held.day), eq(aiShares.share, held.share)));
}
