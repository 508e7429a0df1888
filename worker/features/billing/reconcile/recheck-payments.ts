import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import type { Chain } from "../../../providers/chains/chain.ts";
import { reversePayment } from "../apply/reverse-payment.ts";
import { readCursors } from "./live-intents.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOOKED_BACK_MS = 7 * DAY_MS;
/** Between two looks: a payment that is there, and one that was not found the last time. */
const PAUSE_MS = 23 * HOUR_MS;
const MISSING_PAUSE_MS = HOUR_MS;
/** Every node remembers this long; for older ones it must show that it does. */
const REMEMBERED_MS = 2 * DAY_MS;
const MOST_A_RUN = 100;
const REASON = "not on its network any more";

type Tools = Pick<Deps, "db" | "chains" | "now" | "accounts">;
type Payment = Pick<typeof payments.$inferSelect, "id" | "hash" | "paidAt" | "missingSince">;

/**
 * Looks daily for the chain payments credited within the last week. One that is gone, twice and at least an hour apart,
 * from a node that is not behind and remembers payments as old, is reversed, and each step is in the log. A node that
 * does not answer proves nothing. What failed is thrown at the end.
 */
export async function recheckPayments(deps: Tools): Promise<void> {
  const networks = Object.entries(deps.chains) as [NetworkId, Chain][];
  const results = await Promise.allSettled(
    networks.map(async ([network, chain]) => {
      for (const payment of await findDue(deps, network)) await recheckPayment(deps, chain, payment);
    }),
  );
  const failures = results.flatMap((result, i) =>
    result.status === "rejected" ? [`${networks[i]?.[0]}: ${result.reason}`] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures, `not checked: ${failures.join("; ")}`);
}

function findDue({ db, now }: Tools, network: NetworkId): Promise<Payment[]> {
  const at = now().getTime();
  const { id, hash, paidAt, missingSince, checkedAt, createdAt } = payments;
  const isDue = or(
    isNull(checkedAt),
    lt(checkedAt, at - PAUSE_MS),
    and(isNotNull(missingSince), lte(checkedAt, at - MISSING_PAUSE_MS)),
  );
  return db
    .select({ id, hash, paidAt, missingSince })
    .from(payments)
    .where(and(isStanding(network), gt(createdAt, at - LOOKED_BACK_MS), isDue))
    .orderBy(asc(checkedAt))
    .limit(MOST_A_RUN);
}

/** In the words of the partial index: a bound value would hide from SQLite that they fit. */
const isStanding = (network: NetworkId) =>
  and(eq(payments.network, network), sql`state = 'credited' AND reversed_at IS NULL AND network <> 'card'`);

async function recheckPayment(deps: Tools, chain: Chain, payment: Payment): Promise<void> {
  const facts = await chain.findTransaction(payment.hash);
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
  await reversePayment(deps, { paymentId: payment.id, reason: REASON });
}

const note = async ({ db, now }: Tools, { id }: Payment, missingSince: number | null): Promise<void> =>
  void (await db
    .update(payments)
    .set({ checkedAt: now().getTime(), missingSince })
    .where(eq(payments.id, id)));

/** Whether a node that does not know a payment would know it: it is not behind, and an older one it knows. */
async function isTrustworthy(deps: Tools, chain: Chain, { id, paidAt }: Payment): Promise<boolean> {
  const cursor = (await readCursors(deps)).get(chain.network);
  if ((await chain.readFinalHeight()) + 1 < (cursor?.next ?? 0)) return false;
  if (deps.now().getTime() - paidAt < REMEMBERED_MS) return true;
  const isOlder = and(lte(payments.paidAt, paidAt), ne(payments.id, id), isNull(payments.missingSince));
  const [older] = await deps.db
    .select({ hash: payments.hash })
    .from(payments)
    .where(and(isStanding(chain.network), isOlder))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return older !== undefined && (await chain.findTransaction(older.hash)) !== null;
}

const tell = (event: string, { network }: Chain, { id, hash }: Payment) =>
  console.error(JSON.stringify({ level: "error", event, network, paymentId: id, hash }));
