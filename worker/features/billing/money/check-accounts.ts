import { and, sql } from "drizzle-orm";
import type { MoneyDifference } from "../../../../shared/audit.ts";
import { describeFailure } from "../../../db/failures.ts";
import { gifts, payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { askAccount } from "../../keys/ask-account.ts";
import { compareAccount, type PlanPayment } from "./compare-account.ts";
import { findStrayHandOuts } from "./stray-hand-outs.ts";

/** An account is compared once a day, a little earlier each time rather than later. */
const PAUSE_MS = 23 * 3_600_000;
/** With a run every half hour 9,600 accounts a day; each costs a call of its object. */
const MAX_A_RUN = 200;
const SLOT_MS = 1_800_000;
const SLOTS = 48;
/** What all runs of a day can compare. */
export const MOST_CHECKED_A_DAY = MAX_A_RUN * SLOTS;
/** More than sign in, or pay, for the first time between two runs. */
const NEWEST = 1_000;
/** Of one account, so that its row stays small. */
const MOST_NAMED = 100;
const PARALLEL = 10;

type Tools = Pick<Deps, "db" | "accounts" | "now">;

/**
 * The daily comparison: every account's grants against the payments on record, those who paid first, then those not
 * looked at for longest, at most 200 a run. Each difference, seen twice, is a line `money-difference` in the log and stays in the list for admins
 * until the next comparison finds none; nothing is changed by it, for which side is wrong a person must say. An account
 * that cannot be asked keeps no other waiting; what failed is thrown at the end.
 */
export async function checkAccounts(deps: Tools): Promise<void> {
  const due = await findDue(deps);
  const failures: unknown[] = [];
  const compare = (ids: readonly string[]) => compareAll(deps, ids, failures);
  const first = await compare(due);
  // What happened between the two reads looks like a difference: it is gone when both are read again.
  const again = await compare([...first].flatMap(([id, found]) => (found.length > 0 ? [id] : [])));
  // One that could not be read again is neither in order nor not: it is due still.
  const read = [...first].filter(([id, once]) => once.length === 0 || again.has(id));
  const found = new Map(read.map(([id, once]) => [id, inBoth(once, again.get(id) ?? [])]));
  await save(deps, found);
  for (const [userId, differences] of found) for (const one of differences) tell(one, userId);
  for (const one of await findStrayHandOuts(deps)) tell(one);
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} accounts not compared: ${describeFailure(failures[0])}`,
    );
}

const tell = (difference: MoneyDifference, userId?: string) =>
  console.error(JSON.stringify({ level: "error", event: "money-difference", userId, ...difference }));

const inBoth = (once: MoneyDifference[], again: MoneyDifference[]) =>
  once.filter(({ kind, id }) => again.some((other) => other.kind === kind && other.id === id));

/**
 * Everybody who ever signed in, and everybody a payment names: after a restore one may be there without the other. Those
 * who paid come first, so that they have their turn each day also where there are more accounts than a day's runs take.
 * Who was compared before is found along an index; who was not yet, among the newest rows and, so that none is missed,
 * a 48th of all rows in each half hour of the day.
 */
async function findDue({ db, now }: Tools): Promise<string[]> {
  const at = now().getTime();
  const before = at - PAUSE_MS;
  const slot = Math.floor(at / SLOT_MS) % SLOTS;
  const isSeen = sql`(rowid > most - ${NEWEST}
    OR (rowid > most * ${slot} / ${SLOTS} AND rowid <= most * ${slot + 1} / ${SLOTS}))`;
  const rows = await db.all<{ id: string }>(sql`
    WITH seen(id, paid) AS (
      SELECT id, 0 FROM users, (SELECT max(rowid) AS most FROM users) WHERE ${isSeen}
      UNION ALL
      SELECT user_id, 1 FROM payments, (SELECT max(rowid) AS most FROM payments) WHERE user_id IS NOT NULL AND ${isSeen}
    ), due(id, paid, checked) AS (
      SELECT * FROM (SELECT user_id, 1, checked_at FROM account_checks WHERE is_paid = 1 AND checked_at < ${before}
        ORDER BY checked_at LIMIT ${MAX_A_RUN})
      UNION ALL
      SELECT * FROM (SELECT user_id, 0, checked_at FROM account_checks WHERE is_paid = 0 AND checked_at < ${before}
        ORDER BY checked_at LIMIT ${MAX_A_RUN})
      UNION ALL
      SELECT id, paid, checked_at FROM seen LEFT JOIN account_checks ON account_checks.user_id = id
      WHERE checked_at IS NULL OR (paid > is_paid AND checked_at < ${before})
    )
    SELECT id FROM due GROUP BY id ORDER BY max(paid) DESC, min(checked) LIMIT ${MAX_A_RUN}`);
  return rows.map(({ id }) => id);
}

async function compareAll(
  deps: Tools,
  ids: readonly string[],
  failures: unknown[],
): Promise<Map<string, MoneyDifference[]>> {
  const paid = await readPaid(deps, ids);
  const found = new Map<string, MoneyDifference[]>();
  const compareOne = async (id: string) => {
    const ledger = await askAccount(deps, id, async (account) => account.readLedger());
    found.set(id, compareAccount(paid.get(id) ?? [], ledger, deps.now().getTime()));
  };
  for (let i = 0; i < ids.length; i += PARALLEL)
    await Promise.all(
      ids.slice(i, i + PARALLEL).map((id) => compareOne(id).catch((error) => failures.push(error))),
    );
  return found;
}

/** The credited payments for months of these accounts. */
async function readPaid({ db }: Tools, ids: readonly string[]): Promise<Map<string | null, PlanPayment[]>> {
  const { id, userId, grantId, method, tier, months, code } = payments;
  const { createdAt, appliedAt, reversedAt, reversalAppliedAt } = payments;
  // As JSON: it is one bound value, however many there are.
  const isTheirs = sql`${userId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await db
    .select({
      ...{ id, userId, grantId, method, tier, months, code },
      ...{ createdAt, appliedAt, reversedAt, reversalAppliedAt },
    })
    .from(payments)
    .where(and(isTheirs, sql`state = 'credited' AND tier IS NOT NULL`));
  const given = await readGifts({ db }, ids);
  return Map.groupBy([...rows, ...given], (row) => row.userId);
}

/** Months that admins gave these accounts: nobody paid for them, and they are on record all the same. */
async function readGifts({ db }: Pick<Tools, "db">, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(gifts)
    .where(sql`user_id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND tier IS NOT NULL`);
  const nothing = { grantId: null, code: null, reversedAt: null, reversalAppliedAt: null };
  return rows.map(({ id, userId, tier, months, createdAt, appliedAt }) => ({
    ...{ id, userId, tier, months, createdAt, appliedAt, method: "gift" as const },
    ...nothing,
  }));
}

async function save({ db, now }: Tools, found: ReadonlyMap<string, MoneyDifference[]>): Promise<void> {
  if (found.size === 0) return;
  const rows = [...found].map(([id, list]) => [
    id,
    list.length > 0 ? JSON.stringify(list.slice(0, MOST_NAMED)) : null,
  ]);
  await db.run(sql`
    INSERT INTO account_checks (user_id, checked_at, differences, is_paid)
    SELECT value ->> 0, ${now().getTime()}, value ->> 1, EXISTS (SELECT 1 FROM payments WHERE user_id = value ->> 0)
    FROM json_each(${JSON.stringify(rows)}) WHERE true
    ON CONFLICT (user_id) DO UPDATE SET checked_at = excluded.checked_at, differences = excluded.differences,
      is_paid = excluded.is_paid`);
}
