import { asc, sql } from "drizzle-orm";
import { describeFailure } from "../../../db/failures.ts";
import { gifts, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { applyGift } from "./apply-gift.ts";
import { applyPayment } from "./apply-payment.ts";
import { applyReversal } from "./reverse-payment.ts";

const MAX_A_RUN = 200;
const PARALLEL = 10;

type Tools = Pick<Deps, "db" | "accounts" | "now">;

/**
 * The outbox: applies what was credited, reversed or given and has not reached its account yet, the oldest first, at most 200
 * of each. One that fails does not keep the others; what failed is thrown at the end.
 */
export async function applyOpenPayments(deps: Tools): Promise<void> {
  const { db } = deps;
  // The words of the partial indexes: a bound value would hide from SQLite that they fit.
  const [toApply, toReverse, given] = await db.batch([
    db
      .select({ id: payments.id })
      .from(payments)
      .where(sql`state = 'credited' AND applied_at IS NULL AND tier IS NOT NULL AND reversed_at IS NULL`)
      .orderBy(asc(payments.createdAt))
      .limit(MAX_A_RUN),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(sql`reversed_at IS NOT NULL AND reversal_applied_at IS NULL`)
      .orderBy(asc(payments.reversedAt))
      .limit(MAX_A_RUN),
    db
      .select({ id: gifts.id })
      .from(gifts)
      .where(sql`applied_at IS NULL`)
      .orderBy(asc(gifts.createdAt))
      .limit(MAX_A_RUN),
  ]);
  const failures = [
    ...(await eachOf(toApply, (id) => applyPayment(deps, id))),
    ...(await eachOf(toReverse, (id) => applyReversal(deps, id))),
    ...(await eachOf(given, (id) => applyGift(deps, id))),
  ];
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} payments not applied: ${describeFailure(failures[0])}`,
    );
}

async function eachOf(rows: { id: string }[], work: (id: string) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (let i = 0; i < rows.length; i += PARALLEL)
    await Promise.all(
      rows.slice(i, i + PARALLEL).map(({ id }) => work(id).catch((error) => failures.push(error))),
    );
  return failures;
}
