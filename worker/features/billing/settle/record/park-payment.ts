import { and, eq, gte, ne, type SQL, sql } from "drizzle-orm";
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
import { readCents } from "../compute-due.ts";
import type { Received } from "../judge-payment.ts";
import { type HiddenCoins, takeFromBlock } from "./block-row.ts";
import { countStrays } from "./count-strays.ts";
import { transactionOf } from "./transaction-of.ts";

type Tools = Pick<Deps, "db" | "now" | "config">;

/** Payments of less than a dollar that are parked for one intent: each is work for an admin, and costs next to nothing. */
const MAX_SMALL = 3;
const CENTS = 100n;

interface Parked {
  intent: BareIntent;
  facts: TransactionFacts;
  at: Date;
  code: ErrorCode;
  received: Received;
  /** what proves that it is its order's */
  proof: NonNullable<(typeof payments.$inferSelect)["proof"]>;
  /** as it was read when this was found to be a part of it */
  order?: OrderRows;
  /** micro-dollars per coin in its minute */
  rate?: bigint | null;
}

/**
 * Parks money that arrived differently than asked until an admin decides, and marks its intent. Returns whether the
 * rest of its order may be paid. Null when the transaction is on record already, or when it is less than a dollar and about
 * three such payments wait for this intent: then it is counted. "moved" when another part of its order came since that was
 * read: nothing is written.
 */
export async function parkPayment(
  deps: Tools,
  parked: Parked,
): Promise<{ mayPayRest: boolean } | "moved" | null> {
  const { intent, facts, at, code, received, order, proof } = parked;
  const { network } = intent;
  if (isSmall(deps, parked) && (await countParked(deps, intent)) >= MAX_SMALL) {
    await countStrays(deps, network, [{ hash: facts.hash, ...received }]);
    return null;
  }
  const id = crypto.randomUUID();
  const createdAt = deps.now().getTime();
  const mayPayRest = order !== undefined && isPartCode(code) && mayBeCompleted(order, deps.now());
  const kind: NoticeKind = mayPayRest ? "short" : "parked";
  const row = {
    id,
    userId: intent.userId,
    parkedFor: intent.id,
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
      .set({ state: "parked", reportedHash: transactionOf(facts.hash) })
      .where(and(eq(paymentIntents.id, intent.id), ne(paymentIntents.state, "paid"), isParked)),
    noticeEntry(deps.db, { subject: id, kind, userId: intent.userId, at: createdAt }, isParked),
    ...(received.asset === "native" ? await takeFromBlock(deps, network, facts, id) : []),
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

interface Stray {
  /** the account that signed for its wallet; null: nobody's */
  userId: string | null;
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

/** The same for money that is for no order. Nobody's is found out about by an admin. False when it is on record already. */
export async function parkStray(deps: Tools, parked: Stray): Promise<boolean> {
  const { network, hash, at, height, code, received, sender, userId, isAsRead = sql`true` } = parked;
  const id = crypto.randomUUID();
  const createdAt = deps.now().getTime();
  const row = {
    ...{
      id,
      userId,
      network,
      hash,
      height,
      sender,
      code,
      proof: userId === null ? null : ("wallet" as const),
    },
    ...toAsset(deps.config, network, received),
    ...{
      method: "crypto" as const,
      priceCents: 0,
      state: sql<"parked">`CASE WHEN ${isAsRead} THEN 'parked' END`,
    },
    ...{ paidAt: at.getTime(), createdAt },
  };
  const isParked = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${eq(payments.id, id)})`;
  const [written] = await deps.db.batch([
    deps.db.insert(payments).values(row).onConflictDoNothing().returning({ id: payments.id }),
    ...(userId === null
      ? []
      : [noticeEntry(deps.db, { subject: id, kind: "parked", userId, at: createdAt }, isParked)]),
    ...(received.asset === "native" ? await takeFromBlock(deps, network, parked, id) : []),
  ]);
  return written.length === 1;
}

/** The wallet the money left, the announced one if it paid anything. It is no address to pay back to: it may be an exchange's. */
export function payerOf({ changes }: TransactionFacts, announced: string, asset: AssetId): string | null {
  const falls = changes.filter((change) => change.asset === asset && change.amount < 0n);
  if (falls.some(({ owner }) => owner === announced)) return announced;
  return falls.toSorted((a, b) => (a.amount < b.amount ? -1 : 1))[0]?.owner ?? null;
}

/** Burned tokens are not counted here, so a wrong split shows in the code alone. */
const isSmall = ({ config }: Tools, { intent, received, code }: Parked): boolean =>
  code !== "payment_wrong_split" && isBelowDollar(config, intent, received);

/** Uses the fixed rate unless the intent has its own. */
export const isBelowDollar = (
  { ngma }: Deps["config"],
  order: Pick<BareIntent, "network" | "rateMicroUsd">,
  { asset, amount }: Received,
): boolean => amount < (readCents(order, ngma).get(asset) ?? 1n) * CENTS;

/** Along the index by account. */
const countParked = ({ db }: Tools, { id, userId, createdAt }: BareIntent): Promise<number> =>
  db.$count(
    payments,
    and(eq(payments.userId, userId), gte(payments.createdAt, createdAt), eq(payments.parkedFor, id)),
  );

/** The columns of an asset that came; one we do not know is never parked. */
function toAsset({ ngma }: Deps["config"], network: NetworkId, { asset, amount }: Received) {
  const { nativeSymbol, nativeDecimals, tokens } = NETWORKS[network];
  const known = { asset, amount: String(amount) };
  if (asset === "native") return { ...known, symbol: nativeSymbol, decimals: nativeDecimals };
  if (asset === ngma?.mint) return { ...known, symbol: "NGMA", decimals: ngma.decimals };
  const [symbol, token] = Object.entries(tokens).find(([, { address }]) => address === asset) ?? [null, null];
  return { ...known, symbol, decimals: token?.decimals ?? null };
}
