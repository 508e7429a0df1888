import { and, eq, isNotNull, sql } from "drizzle-orm";
import { accountChecks, gifts, payments, restores, shares, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { eraseClosed } from "../../accounts/erase-closed.ts";
import { applyOpenPayments } from "../../billing/apply/apply-open-payments.ts";
import { checkAccounts } from "../../billing/money/check-accounts.ts";
import { sumPayments } from "../../billing/money/sum-payments.ts";
import { applyOpenStandings } from "../../keys/apply-standing.ts";
import { askAccount } from "../../keys/ask-account.ts";
import { moveRecord } from "../../record/move-record.ts";
import { applyEndings, type Ending } from "./apply-endings.ts";

type Tools = Pick<Deps, "db" | "record" | "accounts" | "talks" | "config" | "now">;

export interface Restored {
  /** how many restores there were, this one counted */
  epoch: number;
  /** payments that were applied to their accounts, those they had already among them */
  applied: number;
  /** what a person must look at */
  differences: string[];
}

/**
 * After all rows of a dump are in place, before the first request: sessions end, what was ended after the dump ends once
 * more, each payment is applied by its id, and where an account and its payments differ is named. Safe to repeat.
 */
export async function finishRestore(deps: Tools, endings: readonly Ending[]): Promise<Restored> {
  const { db } = deps;
  const epoch = await raiseEpoch(deps);
  await moveTalksAgain(deps);
  // Answers that were moved after the store was dumped are in their rows still, and move once more.
  await db.update(shares).set({ movedAt: null }).where(isNotNull(shares.packed));
  const differences = [...(await moveRecordAgain(deps)), ...(await applyEndings(deps, endings))];
  await sumPayments(deps);
  await askAgain(db);
  await repeat(deps, applyOpenStandings, sql`(SELECT count(*) FROM users WHERE standing > standing_applied)`);
  differences.push(...(await endKeys(deps, endings)));
  const applied = await db.$count(payments, sql`${TO_APPLY}`);
  await repeat(deps, applyOpenPayments, OPEN_PAYMENTS);
  await repeat(deps, eraseClosed, DUE_ERASURES);
  return { epoch, applied, differences: [...differences, ...(await compare(deps))] };
}

const TO_APPLY = sql`state = 'credited' AND applied_at IS NULL AND tier IS NOT NULL AND reversed_at IS NULL`;
const OPEN_PAYMENTS = sql`(SELECT count(*) FROM payments WHERE (${TO_APPLY}) OR (reversed_at IS NOT NULL AND reversal_applied_at IS NULL))
  + (SELECT count(*) FROM gifts WHERE applied_at IS NULL)`;
/** Closed at moment 0: erased before the restore. */
const DUE_ERASURES = sql`(SELECT count(*) FROM account_closures WHERE erased_at IS NULL AND closed_at = 0)`;

async function raiseEpoch({ db, now }: Tools): Promise<number> {
  const restoredAt = now().getTime();
  const [row] = await db
    .insert(restores)
    .values({ id: 1, epoch: 1, restoredAt })
    .onConflictDoUpdate({ target: restores.id, set: { epoch: sql`epoch + 1`, restoredAt } })
    .returning({ epoch: restores.epoch });
  return row?.epoch ?? 0;
}

/** Talks that were taken over by their object after it was dumped are the database's still, else they would be deleted there a day later. */
async function moveTalksAgain({ db, talks: objects }: Tools): Promise<void> {
  const isMoved = and(isNotNull(users.talksMovedAt), sql`id IN (SELECT user_id FROM talks)`);
  for (const { id } of await db.select({ id: users.id }).from(users).where(isMoved))
    if (!(await objects.getByName(id).isMoved()))
      await db.update(users).set({ talksMovedAt: null }).where(eq(users.id, id));
}

/** A record that went on in its own database after the old place was dumped is read there from the first request on. */
const moveRecordAgain = (deps: Tools): Promise<string[]> =>
  moveRecord(deps).then(
    () => [],
    (error) => [`the record: ${String(error)}`],
  );

/** The outboxes of all accounts: objects take by its id what they have not, and nothing twice. */
async function askAgain(db: Tools["db"]): Promise<void> {
  await db.batch([
    db.update(payments).set({ appliedAt: null }).where(sql`state = 'credited' AND reversed_at IS NULL`),
    db.update(payments).set({ reversalAppliedAt: null }).where(sql`reversed_at IS NOT NULL`),
    db.update(gifts).set({ appliedAt: null }),
    db.update(users).set({ standing: sql`standing + 1` }),
  ]);
}

/** Repeats the work of a job until nothing is left of it, or no more of it succeeds. */
async function repeat(
  deps: Tools,
  work: (deps: Tools) => Promise<unknown>,
  left: ReturnType<typeof sql>,
): Promise<void> {
  const count = async () => (await deps.db.get<{ n: number }>(sql`SELECT ${left} AS n`))?.n ?? 0;
  for (let before = await count(); before > 0; ) {
    await work(deps).catch((error) =>
      console.warn(JSON.stringify({ level: "warn", job: "restore", error: String(error) })),
    );
    const after = await count();
    if (after >= before) return;
    before = after;
  }
}

async function endKeys(deps: Tools, endings: readonly Ending[]): Promise<string[]> {
  const left: string[] = [];
  for (const { kind, subject, detail, at } of endings) {
    if (kind !== "key" || detail === null) continue;
    if (at > deps.now().getTime())
      left.push(`key ${subject} of account ${detail} was rolled, and its successor is gone`);
    else await askAccount(deps, detail, async (account) => account.revokeKey(subject));
  }
  return left;
}

/** Compares every account with its payments. */
async function compare(deps: Tools): Promise<string[]> {
  const { db } = deps;
  await db.delete(accountChecks);
  await repeat(
    deps,
    checkAccounts,
    sql`(SELECT count(*) FROM users WHERE id NOT IN (SELECT user_id FROM account_checks))`,
  );
  const rows = await db.select().from(accountChecks).where(sql`differences IS NOT NULL`);
  return rows.map(({ userId, differences }) => `account ${userId}: ${differences}`);
}
