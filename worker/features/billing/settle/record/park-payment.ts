import { and, eq, gte, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { ErrorCode } from "../../../../../shared/errors.ts";
import { NETWORKS, type NetworkId } from "../../../../../shared/networks.ts";
import { paymentIntents, payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import type { AssetId, TransactionFacts } from "../../../../providers/chains/chain.ts";
import type { BareIntent } from "../../intents/open-intents.ts";
import { methodOf } from "../../intents/product.ts";
import { type NoticeKind, noticeEntry } from "../../notices/notice-entry.ts";
import {
  isPartCode,
  isPaymentOf,
  isWaitingPart,
  isWaitingPartOf,
  mayBeCompleted,
  type OrderRows,
  orderIdOf,
} from "../../orders/read-order.ts";
import { tells } from "../../parked/match-error.ts";
import { dueOf, readCents } from "../compute-due.ts";
import { arrivesExactly, type Received } from "../judge-payment.ts";
import { type HiddenCoins, takeFromBlock } from "./block-row.ts";
import { countStrays } from "./count-strays.ts";
import { findOwner } from "./find-owner.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

/** Payments of less than a dollar that are parked for one intent: each is work for an admin, and costs next to nothing. */
const MAX_SMALL = 3;
const CENTS = 100n;

type PaymentProof = (typeof payments.$inferSelect)["proof"];

interface Parked {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  code: ErrorCode;
  received: Received;
  /** its transfer names the order */
  isNamed?: boolean;
  /** as it was read when this was found to be a part of it */
  order?: OrderRows;
  /** micro-dollars per coin in its minute */
  rate?: bigint | null;
}

/**
 * Keeps money that came but not as asked for an admin's decision, and notes it at the intent it is for. That is certain
 * when its amount is exact, or when the intent's account signed for the paying wallet; else it is parked for nobody. Tells
 * whether the rest of its order may be paid. Null when the transaction is on record already, or when it is less than a dollar
 * and about three such payments wait for this intent: then it is counted. "moved" when another part of its order came since
 * that was read: nothing is written.
 */
export async function parkPayment(
  deps: Tools,
  parked: Parked,
): Promise<{ mayPayRest: boolean } | "moved" | null> {
  const { intent, facts, at, code, received, order } = parked;
  const { network } = intent;
  if (isSmall(deps, parked) && (await countParked(deps, intent)) >= MAX_SMALL) {
    await countStrays(deps, network, [{ hash: facts.hash, ...received }]);
    return null;
  }
  const isExact = arrivesExactly(facts, dueOf(intent, deps.config.ngma));
  const isSigned = (await findOwner(deps, { network, facts, received })) === intent.userId;
  const proof: PaymentProof = isSigned ? "wallet" : isExact ? "amount" : parked.isNamed ? "reference" : null;
  const isIntents = proof !== null;
  const id = crypto.randomUUID();
  const createdAt = deps.now().getTime();
  const mayPayRest =
    isIntents && order !== undefined && isPartCode(code) && mayBeCompleted(order, deps.now());
  const kind: NoticeKind = mayPayRest ? "short" : "parked";
  const row = {
    id,
    userId: isIntents ? intent.userId : null,
    parkedFor: isIntents ? intent.id : null,
    network,
    hash: facts.hash,
    height: facts.height,
    method: methodOf(intent.token),
    ...toAsset(deps.config, network, received),
    priceCents: intent.priceCents,
    rateMicroUsd: intent.rateMicroUsd,
    receivedRateMicroUsd: parked.rate == null ? null : Number(parked.rate),
    sender: payerOf(facts, intent.sender, received.asset),
    proof,
    state: order ? stateIf(order) : ("parked" as const),
    code,
    paidAt: at.getTime(),
    createdAt,
  };
  const isParked = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${and(eq(payments.id, id), eq(payments.parkedFor, intent.id))})`;
  const write = deps.db.batch([
    deps.db.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id }),
    deps.db
      .update(paymentIntents)
      .set({ state: "parked", reportedHash: facts.hash })
      .where(and(eq(paymentIntents.id, intent.id), ne(paymentIntents.state, "paid"), isParked)),
    noticeEntry(deps.db, { subject: id, kind, userId: intent.userId, at: createdAt }, isParked),
    ...(await takeFromBlock(deps, network, facts, id)),
  ]);
  try {
    const [written] = await write;
    return written.length === 1 ? { mayPayRest } : null;
  } catch (cause) {
    if (tells(cause, "NOT NULL constraint failed: payments.state")) return "moved";
    throw cause;
  }
}

/** SQL: `parked` while the order has the same waiting parts, and is as unpaid, as it was read; else null, which the column refuses. */
function stateIf({ ways, payments: known }: OrderRows) {
  const orderId = ways[0] ? orderIdOf(ways[0]) : "";
  const has = (isIt: SQL | undefined) => sql`(SELECT count(*) FROM ${payments} WHERE ${isIt})`;
  const paid = known.filter(({ state }) => state === "credited").length;
  return sql<"parked">`CASE WHEN ${has(isWaitingPartOf(orderId))} = ${known.filter(isWaitingPart).length}
    AND ${has(and(isPaymentOf(orderId), eq(payments.state, "credited")))} = ${paid} THEN 'parked' END`;
}

interface Nobodys {
  network: NetworkId;
  /** canonical, or the name of a block whose gain no transaction explains */
  hash: string;
  at: Date;
  height: number | null;
  code: ErrorCode;
  received: Received;
  sender: string | null;
  hidden?: HiddenCoins["hidden"];
  /** only while that holds when it is written; else nothing is written and it throws */
  isAsRead?: SQL;
}

/** The same for money that nobody's order explains: an admin finds out whose it is. False when it is on record already. */
export async function parkForNobody(deps: Tools, parked: Nobodys): Promise<boolean> {
  const { network, hash, at, height, code, received, sender, isAsRead = sql`true` } = parked;
  const id = crypto.randomUUID();
  const row = {
    ...{ id, network, hash, height, sender, code },
    ...toAsset(deps.config, network, received),
    ...{
      method: "crypto" as const,
      priceCents: 0,
      state: sql<"parked">`CASE WHEN ${isAsRead} THEN 'parked' END`,
    },
    ...{ paidAt: at.getTime(), createdAt: deps.now().getTime() },
  };
  const [written] = await deps.db.batch([
    deps.db.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id }),
    ...(await takeFromBlock(deps, network, parked, id)),
  ]);
  return written.length === 1;
}

/** The wallet the money left, the announced one if it paid anything. It is no address to pay back to: it may be an exchange's. */
export function payerOf({ changes }: TransactionFacts, announced: string, asset: AssetId): string | null {
  const falls = changes.filter((change) => change.asset === asset && change.amount < 0n);
  if (falls.some(({ owner }) => owner === announced)) return announced;
  return falls.toSorted((a, b) => (a.amount < b.amount ? -1 : 1))[0]?.owner ?? null;
}

/** What was burned counts for nothing here, so only its code tells a wrong split. */
const isSmall = ({ config }: Tools, { intent, received, code }: Parked): boolean =>
  code !== "payment_wrong_split" && isBelowDollar(config, intent, received);

/** By the fixed rate where no intent tells another. */
export const isBelowDollar = (
  { ngma }: Deps["config"],
  order: Pick<BareIntent, "network" | "rateMicroUsd">,
  { asset, amount }: Received,
): boolean => amount < (readCents(order, ngma).get(asset) ?? 1n) * CENTS;

/** Along the index by account; what is parked for nobody counts by its wallet. */
async function countParked({ db }: Tools, intent: BareIntent): Promise<number> {
  const since = gte(payments.createdAt, intent.createdAt);
  const [own, nobodys] = await Promise.all([
    db.$count(payments, and(eq(payments.userId, intent.userId), since, eq(payments.parkedFor, intent.id))),
    db.$count(payments, and(isNull(payments.userId), since, eq(payments.sender, intent.sender))),
  ]);
  return own + nobodys;
}

/** The columns of an asset that came; one we do not know is never parked. */
function toAsset({ ngma }: Deps["config"], network: NetworkId, { asset, amount }: Received) {
  const { nativeSymbol, nativeDecimals, tokens } = NETWORKS[network];
  const known = { asset, amount: String(amount) };
  if (asset === "native") return { ...known, symbol: nativeSymbol, decimals: nativeDecimals };
  if (asset === ngma?.mint) return { ...known, symbol: "NGMA", decimals: ngma.decimals };
  const [symbol, token] = Object.entries(tokens).find(([, { address }]) => address === asset) ?? [null, null];
  return { ...known, symbol, decimals: token?.decimals ?? null };
}
