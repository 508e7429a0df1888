import { eq, gt, sql } from "drizzle-orm";
import { DAY_MS } from "../../../../shared/time.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { findMinuteRate } from "./find-minute-rate.ts";
import { findFixedRate } from "./fixed-rate.ts";

const MAX_A_RUN = 50;

/**
 * Stores what a coin or stablecoin was worth in the minute it was received, beside its order's quote: for payments of the last
 * day without a rate, at most 50. Stays empty if no two sources agree. Safe to repeat.
 */
export async function noteRates(deps: Pick<Deps, "db" | "config" | "markets" | "now">): Promise<void> {
  const { db, now } = deps;
  const { id, network, symbol, asset, paidAt, createdAt } = payments;
  const rows = await db
    .select({ id, network, symbol, asset, paidAt })
    .from(payments)
    // In the words of the partial index.
    .where(
      sql`received_rate_micro_usd IS NULL AND network <> 'card' AND symbol <> 'NGMA' AND ${gt(createdAt, now().getTime() - DAY_MS)}`,
    )
    // Those without a rate must not block the others.
    .orderBy(sql`random()`)
    .limit(MAX_A_RUN);
  for (const row of rows) {
    const rate = await findRate(deps, row);
    if (rate !== null) await db.update(payments).set({ receivedRateMicroUsd: rate }).where(eq(id, row.id));
  }
}

type Row = Pick<typeof payments.$inferSelect, "network" | "symbol" | "asset" | "paidAt">;

async function findRate(
  deps: Pick<Deps, "config" | "markets" | "now">,
  { network, symbol, asset, paidAt }: Row,
): Promise<number | null> {
  const token = asset === "native" ? "native" : symbol;
  if (network === "card" || (token !== "native" && token !== "USDC" && token !== "USDT")) return null;
  if (findFixedRate(deps, network) !== null) return null;
  const rate = await findMinuteRate(deps, network, new Date(paidAt), token);
  return rate === null ? null : Number(rate);
}
