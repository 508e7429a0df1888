import { asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import * as z from "zod";
import {
  type MoneyDifference,
  moneyDifferenceSchema,
  type Reconciliation,
} from "../../../../shared/audit.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { accountChecks, paymentSums, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { listBooks } from "../books/list-books.ts";
import { MOST_CHECKED_A_DAY } from "./check-accounts.ts";
import { findStrayHandOuts } from "./stray-hand-outs.ts";
import { STANDS } from "./sum-payments.ts";

const MAX_ROWS = 200;
const listSchema = z.array(moneyDifferenceSchema);

type Named = MoneyDifference & { email: string | null };

/**
 * What was paid by token, what of it is granted, what we hold by network, and where the two differ, as the last comparisons found
 * it. Reads as many rows of a million payments as of ten.
 */
export async function readReconciliation(deps: Pick<Deps, "db" | "now" | "config">): Promise<Reconciliation> {
  const { db, now } = deps;
  const [books, sums, missing, named, strays, [counted]] = await Promise.all([
    listBooks(deps),
    db
      .select()
      .from(paymentSums)
      .where(gt(paymentSums.payments, 0))
      .orderBy(asc(paymentSums.network), asc(paymentSums.symbol)),
    sumMissing(deps),
    listNamed(deps),
    findStrayHandOuts(deps),
    // No row of either is deleted; after a restore a payment may name an account that `users` lacks.
    db.all<{ accounts: number; checked: number }>(sql`SELECT
      max(coalesce((SELECT max(rowid) FROM users), 0), coalesce((SELECT max(rowid) FROM account_checks), 0)) AS accounts,
      (SELECT count(*) FROM (SELECT 1 FROM account_checks WHERE is_paid IN (0, 1) AND checked_at > ${now().getTime() - DAY_MS}
        LIMIT ${MOST_CHECKED_A_DAY})) AS checked`),
  ]);
  return {
    ...books,
    tokens: sums.map(({ network, symbol, ...sum }) => ({
      ...sum,
      network: network === "card" ? null : network,
      symbol,
      grantedCents: sum.planCents - (missing.get(`${network} ${symbol}`) ?? 0),
    })),
    differences: [...named, ...strays.map((one) => ({ ...one, email: null }))],
    checked: counted?.checked ?? 0,
    accounts: counted?.accounts ?? 0,
  };
}

/** Our price of the payments without their grant, by network and token. */
async function sumMissing({ db }: Pick<Deps, "db">): Promise<Map<string, number>> {
  const rows = await db.all<{ token: string; cents: number }>(sql`
    SELECT network || ' ' || coalesce(symbol, '') AS token, sum(price_cents) AS cents FROM payments
    WHERE ${STANDS} AND id IN (SELECT one.value ->> 'id' FROM account_checks, json_each(differences) AS one
      WHERE differences IS NOT NULL AND one.value ->> 'kind' = 'payment_without_grant')
    GROUP BY network, symbol`);
  return new Map(rows.map(({ token, cents }) => [token, cents]));
}

async function listNamed({ db }: Pick<Deps, "db">): Promise<Named[]> {
  const rows = await db
    .select({ found: accountChecks.differences, email: users.email })
    .from(accountChecks)
    .leftJoin(users, eq(users.id, accountChecks.userId))
    .where(isNotNull(accountChecks.differences))
    .limit(MAX_ROWS);
  return rows.flatMap(({ found, email }) =>
    listSchema.parse(JSON.parse(found ?? "[]")).map((one) => ({ ...one, email })),
  );
}
