import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { type NgmaTotals, ngmaTotalsSchema } from "../../../shared/ngma.ts";
import { payments } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEY = "ngma:totals";
/** The least that the cache keeps something. */
const KEPT_S = 60;

/** The totals, at most a minute or two old: everybody may ask for them, and summing reads every payment with NGMA. */
export async function readTotals(
  deps: Pick<Deps, "db" | "now" | "cache" | "waitUntil">,
): Promise<NgmaTotals> {
  const kept = ngmaTotalsSchema.safeParse(await deps.cache.get(KEY, "json"));
  const isFresh = kept.success && deps.now().getTime() - Date.parse(kept.data.asOf) < KEPT_S * 1_000;
  if (isFresh) return kept.data;
  const totals = await sumTotals(deps);
  deps.waitUntil(deps.cache.put(KEY, JSON.stringify(totals), { expirationTtl: KEPT_S }));
  return totals;
}

/** As text: a sum of base units is exact in SQLite, but may be beyond what a number holds. */
const sumOf = (units: unknown) => sql<string>`CAST(coalesce(sum(CAST(${units} AS INTEGER)), 0) AS TEXT)`;

/**
 * What credited payments with NGMA, unless they were taken back, have burned and put into liquidity, and what of them is
 * locked now, in whole tokens. Exact sums of base units (2^63 of them are nine times all NGMA there is at nine decimals).
 */
export async function sumTotals({ db, now }: Pick<Deps, "db" | "now">): Promise<NgmaTotals> {
  const asOf = now();
  const isLocked = sql`CASE WHEN ${payments.lockedUntil} > ${asOf.getTime()} THEN ${payments.locked} ELSE 0 END`;
  const sums = await db
    .select({
      decimals: payments.decimals,
      payments: sql<number>`count(*)`,
      burned: sumOf(payments.burned),
      locked: sumOf(isLocked),
      liquidity: sumOf(payments.liquidity),
    })
    .from(payments)
    .where(and(isNotNull(payments.burned), eq(payments.state, "credited"), isNull(payments.reversedAt)))
    .groupBy(payments.decimals);
  const total = (part: "burned" | "locked" | "liquidity") =>
    sums.reduce((sum, row) => sum + Number(row[part]) / 10 ** (row.decimals ?? 0), 0);
  return {
    payments: sums.reduce((sum, row) => sum + row.payments, 0),
    burned: total("burned"),
    locked: total("locked"),
    liquidity: total("liquidity"),
    asOf: asOf.toISOString(),
  };
}
