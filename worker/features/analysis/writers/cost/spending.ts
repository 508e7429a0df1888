import { sql } from "drizzle-orm";
import { aiSpending } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";

type Tools = Pick<Deps, "db" | "config" | "now">;

/** Money put aside for one request to a model: the most it can cost, of the day's budget. */
export interface Reservation {
  day: string;
  microUsd: number;
}

/**
 * Puts aside what a request can cost at most, or tells that the day's budget does not hold it. One conditional
 * statement on the day's row is the lock, so that all isolates together never spend more than the budget. A worker that
 * dies leaves its reservation counted, which errs on the side of spending less.
 */
export async function reserveSpending(
  { db, config, now }: Tools,
  microUsd: number,
): Promise<Reservation | null> {
  const most = config.ai.dailyBudgetMicroUsd;
  if (microUsd > most) return null;
  const day = now().toISOString().slice(0, 10);
  const taken = await db
    .insert(aiSpending)
    .values({ day, microUsd })
    .onConflictDoUpdate({
      target: aiSpending.day,
      set: { microUsd: sql`${aiSpending.microUsd} + ${microUsd}` },
      setWhere: sql`${aiSpending.microUsd} + ${microUsd} <= ${most}`,
    })
    .returning({ day: aiSpending.day });
  return taken.length > 0 ? { day, microUsd } : null;
}

/** What of the day's budget is neither spent nor put aside, micro-dollars. */
export async function readBudgetLeft({ db, config, now }: Tools): Promise<number> {
  const day = now().toISOString().slice(0, 10);
  const [row] = await db.select().from(aiSpending).where(sql`${aiSpending.day} = ${day}`);
  return config.ai.dailyBudgetMicroUsd - (row?.microUsd ?? 0);
}

/** Replaces what was put aside by what it cost. */
export async function settleSpending({ db }: Pick<Tools, "db">, held: Reservation, microUsd: number) {
  await db
    .update(aiSpending)
    .set({ microUsd: sql`${aiSpending.microUsd} + ${microUsd - held.microUsd}` })
    .where(sql`${aiSpending.day} = ${held.day}`);
}
