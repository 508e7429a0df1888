import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { DAY_MS, HOUR_MS } from "../../../../shared/time.ts";
import { describeFailure } from "../../../db/failures.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain } from "../../../providers/chains/chain.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { transactionOf } from "../settle/record/transaction-of.ts";
import { readCursors } from "./live-intents.ts";

const LOOKED_BACK_MS = 7 * DAY_MS;
/** Between two looks: a payment that is there, and one that was not found the last time. */
const PAUSE_MS = 23 * HOUR_MS;
const MISSING_PAUSE_MS = HOUR_MS;
const MAX_A_RUN = 100;
/** After so many that could not be looked for, a network's node is taken for dead until the next run. */
const MAX_FAILED = 10;
const REASON = "not on its network any more";

type Tools = Pick<Deps, "db" | "chains" | "now" | "accounts">;
type Payment = Pick<typeof payments.$inferSelect, "id" | "hash" | "paidAt" | "missingSince" | "partOf">;

/**
 * Looks daily for the chain payments credited within the last week, parts included. One that is gone, twice and at least an hour
 * apart, from nodes that are not behind and know an older one, is reversed with its whole order, and each step is in the log. A node that does not
 * answer proves nothing, and without an older payment nothing is reversed: an admin decides by the log. One that cannot
 * be looked for stops no other; what failed is thrown at the end.
 */
export async function recheckPayments(deps: Tools): Promise<void> {
  const networks = Object.values(deps.chains);
  const failures = (await Promise.all(networks.map((chain) => recheckNetwork(deps, chain)))).flat();
  if (failures.length > 0) throw new AggregateError(failures, `not checked: ${failures.join("; ")}`);
}

async function recheckNetwork(deps: Tools, chain: Chain): Promise<string[]> {
  const failures: string[] = [];
  for (const payment of await findDue(deps, chain.network)) {
    await recheckPayment(deps, chain, payment).catch((error) =>
      failures.push(`${chain.network} ${payment.hash}: ${describeFailure(error)}`),
    );
    if (failures.length === MAX_FAILED) break;
  }
  return failures;
}

function findDue({ db, now }: Tools, network: NetworkId): Promise<Payment[]> {
  const at = now().getTime();
  const { id, hash, paidAt, missingSince, partOf, checkedAt, createdAt } = payments;
  const isDue = or(
    isNull(checkedAt),
    lt(checkedAt, at - PAUSE_MS),
    and(isNotNull(missingSince), lte(checkedAt, at - MISSING_PAUSE_MS)),
  );
  return (
    db
      .select({ id, hash, paidAt, missingSince, partOf })
      .from(payments)
      .where(and(isStanding(network), gt(createdAt, at - LOOKED_BACK_MS), isDue))
      // Those that can never be checked must not block the others.
      .orderBy(sql`random()`)
      .limit(MAX_A_RUN)
  );
}

/**
 * What an admin reinstated is not looked for again, and what a contract paid unseen has no transaction to look for; of
 * single calls there may be so many that no order would have its turn. In
 * the words of the partial index: a bound value would hide from SQLite that they fit.
 */
const isStanding = (network: NetworkId) =>
  and(
    eq(payments.network, network),
    sql`state IN ('credited', 'part') AND reversed_at IS NULL AND network <> 'card' AND grant_id IS NULL
      AND hash NOT LIKE 'block:%' AND id NOT LIKE 'x402-%'
      AND (part_of IS NULL OR EXISTS (SELECT 1 FROM payments AS whole
        WHERE whole.id = payments.part_of AND whole.reversed_at IS NULL AND whole.grant_id IS NULL))`,
  );

async function recheckPayment(deps: Tools, chain: Chain, payment: Payment): Promise<void> {
  const hash = transactionOf(payment.hash);
  let facts = await chain.findTransaction(hash);
  // One node of several may lag behind: all are asked before a payment is reversed.
  if (!facts?.succeeded) facts = await chain.findTransaction(hash, true);
  if (facts?.succeeded) return note(deps, payment, null);
  if (facts && !facts.final) return;
  const at = deps.now().getTime();
  if (payment.missingSince === null) {
    tell("payment missing", chain, payment);
    return note(deps, payment, at);
  }
  if (facts === null && !(await isTrustworthy(deps, chain, payment))) {
    tell("payment missing, and the node may not remember it", chain, payment);
    return note(deps, payment, payment.missingSince);
  }
  tell("payment reversed", chain, payment);
  await reversePayment(deps, { paymentId: payment.partOf ?? payment.id, reason: REASON });
}

const note = async ({ db, now }: Tools, { id }: Payment, missingSince: number | null): Promise<void> =>
  void (await db
    .update(payments)
    .set({ checkedAt: now().getTime(), missingSince })
    .where(eq(payments.id, id)));

/** Whether nodes that do not know a payment would know it: they are not behind, and know an older one. */
async function isTrustworthy(deps: Tools, chain: Chain, { id, paidAt }: Payment): Promise<boolean> {
  const cursor = (await readCursors(deps)).get(chain.network);
  if ((await chain.readFinalHeight()) + 1 < (cursor?.next ?? 0)) return false;
  const isOlder = and(lte(payments.paidAt, paidAt), ne(payments.id, id), isNull(payments.missingSince));
  const [older] = await deps.db
    .select({ hash: payments.hash })
    .from(payments)
    .where(and(isStanding(chain.network), isOlder))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return older !== undefined && (await chain.findTransaction(transactionOf(older.hash), true)) !== null;
}

const tell = (event: string, { network }: Chain, { id, hash }: Payment) =>
  console.error(JSON.stringify({ level: "error", event, network, paymentId: id, hash }));
