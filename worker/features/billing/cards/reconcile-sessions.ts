import { and, asc, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { DAY_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import { checkoutSessions, payments, subscriptions } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { DISPUTED } from "../apply/reverse-payment.ts";
import { SESSION_LIFE_MS } from "./open-checkout.ts";
import { requireCards, type WithCards } from "./require-cards.ts";
import { settleInvoice } from "./settle/settle-invoice.ts";
import { settleSession } from "./settle/settle-session.ts";
import { keepOneSubscription } from "./subscriptions/keep-one.ts";
import { syncSubscription } from "./subscriptions/sync-subscription.ts";

/** A webhook usually comes within seconds. */
const SESSION_WAIT_MS = 5 * 60_000;
/** A renewal's invoice stays a draft for about an hour before it is charged. */
const RENEWAL_WAIT_MS = 2 * 3_600_000;
/** A payment that comes later than the click comes within days. */
const SESSION_END_MS = 14 * DAY_MS;
/** The payment of a month that is running lies no further before its end; the one of the month before does. */
const MAX_MONTH_MS = 35 * DAY_MS;
const SESSIONS_A_RUN = 20;
const SUBSCRIPTIONS_A_RUN = 10;
const DISPUTES_A_RUN = 10;

type Tools = WithCards<Deps>;

/**
 * Asks the provider about everything whose webhook may have been lost: open sessions, subscriptions whose renewal or
 * end is overdue or that rest, payments whose dispute is open, accounts with two subscriptions. So many a run at most,
 * those not asked about for longest first. Does nothing where cards are not set up. One that fails does not keep the
 * others; what failed is thrown at the end.
 */
export async function reconcileSessions(tools: Deps): Promise<void> {
  if (!tools.cards) return;
  const deps = requireCards(tools);
  await closeUnmade(deps);
  const failures = [
    ...(await eachOf(await findOpenSessions(deps), (session) => recheckSession(deps, session))),
    ...(await eachOf(await findOverdue(deps), (id) => recheckSubscription(deps, id))),
    ...(await eachOf(await findDisputed(deps), (payment) => recheckDispute(deps, payment))),
    ...(await eachOf(await findDoubles(deps), (userId) => keepOneSubscription(deps, userId))),
  ];
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} not reconciled: ${describeFailure(failures[0])}`);
}

async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error) => failures.push(error));
  return failures;
}

/** In the words of the partial index: a bound value would hide from SQLite that they fit. */
const isOpen = sql`${checkoutSessions}.state = 'open'`;

/** Ends checkouts for which no session came about, whose address nobody ever got, and those whose money never came. */
async function closeUnmade({ db, now }: Tools) {
  const at = now().getTime();
  const { sessionId, createdAt } = checkoutSessions;
  const isUnmade = and(isNull(sessionId), lt(createdAt, at - SESSION_LIFE_MS));
  await db
    .update(checkoutSessions)
    .set({ state: "expired" })
    .where(and(isOpen, or(isUnmade, lt(createdAt, at - SESSION_END_MS))));
}

async function findOpenSessions({ db, now }: Tools) {
  const { id, sessionId, createdAt, checkedAt } = checkoutSessions;
  const before = now().getTime() - SESSION_WAIT_MS;
  return db
    .select({ id, sessionId })
    .from(checkoutSessions)
    .where(and(isOpen, isNotNull(sessionId), lt(createdAt, before)))
    .orderBy(asc(checkedAt), asc(createdAt))
    .limit(SESSIONS_A_RUN);
}

async function recheckSession(deps: Tools, { id, sessionId }: { id: string; sessionId: string | null }) {
  const checkedAt = deps.now().getTime();
  await deps.db.update(checkoutSessions).set({ checkedAt }).where(eq(checkoutSessions.id, id));
  if (sessionId) await settleSession(deps, sessionId);
}

/** Live ones whose paid month is over, those whose running month no payment is on record for, and those that rest. */
async function findOverdue({ db, now }: Tools): Promise<string[]> {
  const { id, userId, tier, status, endedAt, endsAt, renewsAt, updatedAt, paused } = subscriptions;
  const before = now().getTime() - RENEWAL_WAIT_MS;
  const paidUntil = sql`coalesce(${endsAt}, ${renewsAt})`;
  const isUnpaid = sql`${status} = 'active' AND NOT EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.userId} = ${userId}
    AND ${payments.network} = 'card' AND ${payments.tier} = ${tier} AND ${payments.paidAt} > ${paidUntil} - ${MAX_MONTH_MS})`;
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .where(and(isNull(endedAt), lt(updatedAt, before), or(lt(paidUntil, before), isUnpaid, paused)))
    .orderBy(asc(updatedAt))
    .limit(SUBSCRIPTIONS_A_RUN);
  return rows.map((row) => row.id);
}

/** Its invoices first: once the subscription is noted as renewed it is overdue no more. One that fails goes last in line. */
async function recheckSubscription(deps: Tools, subscriptionId: string) {
  const updatedAt = deps.now().getTime();
  await deps.db.update(subscriptions).set({ updatedAt }).where(eq(subscriptions.id, subscriptionId));
  for (const invoiceId of await deps.cards.listPaidInvoices(subscriptionId))
    await settleInvoice(deps, invoiceId);
  await syncSubscription(deps, subscriptionId);
}

async function findDisputed({ db, now }: Tools) {
  const { id, hash, tier, network, reversedAt, reversalReason, checkedAt } = payments;
  const before = now().getTime() - RENEWAL_WAIT_MS;
  const isOld = or(isNull(checkedAt), lt(checkedAt, before));
  return db
    .select({ id, hash, tier })
    .from(payments)
    .where(and(isNotNull(reversedAt), eq(reversalReason, DISPUTED), eq(network, "card"), isOld))
    .orderBy(asc(checkedAt))
    .limit(DISPUTES_A_RUN);
}

async function recheckDispute(
  deps: Tools,
  { id, hash, tier }: Pick<typeof payments.$inferSelect, "id" | "hash" | "tier">,
) {
  await deps.db.update(payments).set({ checkedAt: deps.now().getTime() }).where(eq(payments.id, id));
  await (tier === null ? settleSession(deps, hash) : settleInvoice(deps, hash));
}

async function findDoubles({ db }: Tools): Promise<string[]> {
  const { userId, endedAt } = subscriptions;
  const rows = await db
    .select({ userId })
    .from(subscriptions)
    .where(isNull(endedAt))
    .groupBy(userId)
    .having(sql`count(*) > 1`)
    .orderBy(sql`random()`)
    .limit(SUBSCRIPTIONS_A_RUN);
  return rows.map((row) => row.userId);
}
