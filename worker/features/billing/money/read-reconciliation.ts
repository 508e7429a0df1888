import { eq, gt, isNotNull, sql } from "drizzle-orm";
import * as z from "zod";
import {
  type MoneyDifference,
  moneyDifferenceSchema,
  type Reconciliation,
} from "../../../../shared/audit.ts";
import { DAY_MS } from "../../../../shared/time.ts";
import { accountChecks, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { listBooks } from "../books/list-books.ts";
import { findStrayHandOuts } from "./stray-hand-outs.ts";

const MAX_ROWS = 200;
const listSchema = z.array(moneyDifferenceSchema);

type Named = MoneyDifference & { email: string | null };

/** What was paid by token, what of it is granted, what we hold by network, and where the two differ, as the last comparisons found it. */
export async function readReconciliation(deps: Pick<Deps, "db" | "now" | "config">): Promise<Reconciliation> {
  const { db, now } = deps;
  const [books, sums, missing, named, strays, checked, [all]] = await Promise.all([
    listBooks(deps),
    sumTokens(deps),
    sumMissing(deps),
    listNamed(deps),
    findStrayHandOuts(deps),
    db.$count(accountChecks, gt(accountChecks.checkedAt, now().getTime() - DAY_MS)),
    db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM (SELECT id FROM users UNION SELECT user_id FROM payments WHERE user_id IS NOT NULL)`,
    ),
  ]);
  return {
    ...books,
    tokens: sums.map(({ network, symbol, ...sum }) => ({
      ...sum,
      network: network === "card" ? null : network,
      symbol: symbol ?? "",
      grantedCents: sum.planCents - (missing.get(`${network} ${symbol}`) ?? 0),
    })),
    differences: [...named, ...strays.map((one) => ({ ...one, email: null }))],
    checked,
    accounts: all?.n ?? 0,
  };
}

/** Credited and not taken back since, in the words of the table. */
const STANDS = sql`state = 'credited' AND reversed_at IS NULL`;

const sumTokens = ({ db }: Pick<Deps, "db">) => {
  const { network, symbol, priceCents, tier } = payments;
  return db
    .select({
      ...{ network, symbol, payments: sql<number>`count(*)` },
      cents: sql<number>`sum(${priceCents})`,
      planCents: sql<number>`sum(CASE WHEN ${tier} IS NULL THEN 0 ELSE ${priceCents} END)`,
    })
    .from(payments)
    .where(STANDS)
    .groupBy(network, symbol)
    .orderBy(network, symbol);
};

/** Our price of the payments without their grant, by network and token. */
async function sumMissing({ db }: Pick<Deps, "db">): Promise<Map<string, number>> {
  const rows = await db.all<{ token: string; cents: number }>(sql`
    SELECT network || ' ' || symbol AS token, sum(price_cents) AS cents FROM payments
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
