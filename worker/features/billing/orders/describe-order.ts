import { formatUnits } from "viem/utils";
import { NETWORKS } from "../../../../shared/networks.ts";
import type { Order, OrderPayment } from "../../../../shared/orders.ts";
import type { distributions, payments } from "../../../db/schema.ts";
import { DISPUTED } from "../apply/reverse-payment.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import type { ProductColumns } from "../intents/product.ts";
import { refundClaimOf } from "../parked/claim-refund.ts";
import { nameProduct } from "../parked/describe-payment.ts";
import { needsRelease } from "../sale.ts";
import { sayRejection } from "../settle/explain-result.ts";
import { codeOf } from "../settle/record/find-payment.ts";
import { transactionOf } from "../settle/record/transaction-of.ts";
import { isWaitingPart, mayBeCompleted, type OrderRows } from "./read-order.ts";
import { describeStanding } from "./state/describe-standing.ts";
import { stateOf } from "./state/list-events.ts";

type PaymentRow = typeof payments.$inferSelect;
type HandOutRow = typeof distributions.$inferSelect;

/** A payment with its hand-out, and what its order is for. */
export interface PaidRow {
  payment: PaymentRow;
  handOut: HandOutRow | null;
  ordered: ProductColumns | null;
  /** what its account bought NGMA for within a day of it; cents */
  nearCents: number;
  /** its number, once it is issued */
  receipt: number | null;
}

const toText = (time: number) => new Date(time).toISOString();
const orNull = (time: number | null) => (time === null ? null : toText(time));

/** An order as its buyer sees it: its ways to pay, none by card and where no order is known, and its payments, one at least. */
export function describeOrder(ways: readonly BareIntent[], paid: readonly PaidRow[], now: Date): Order {
  const order = { ways: [...ways], payments: paid.map(({ payment }) => payment) };
  const [first] = ways;
  const described = paid.map((row) => describePaid(row, order, now)).toReversed();
  const [newest] = described;
  if (!newest) throw new Error("an order has a payment");
  const nothing = { arrived: "0", missing: null, symbol: newest.symbol, mayPayRest: false };
  return {
    ...(first ? describeStanding(order, now) : { id: newest.id, state: stateOf(order, now), ...nothing }),
    product: first ? nameProduct(first) : newest.product,
    priceCents: first?.priceCents ?? newest.priceCents,
    payments: described,
  };
}

/** A payment as its buyer sees it. */
function describePaid(
  { payment, handOut, ordered, receipt, nearCents }: PaidRow,
  order: OrderRows,
  now: Date,
): OrderPayment {
  const { id, network, hash, decimals, amount } = payment;
  const isCard = network === "card";
  // What a contract paid unseen has a block and no transaction that we know of.
  const txHash = isCard || hash.startsWith("block:") ? null : transactionOf(hash);
  const state = paymentStateOf(payment);
  const isCredited = state === "paid" || state === "reversed";
  return {
    id,
    paidAt: toText(payment.paidAt),
    state,
    product: nameOf(payment, ordered),
    method: payment.method,
    network: isCard ? null : network,
    amount: formatUnits(BigInt(amount), decimals ?? 0),
    symbol: payment.symbol ?? "",
    priceCents: payment.priceCents,
    txHash,
    explorerUrl: isCard || txHash === null ? null : `${NETWORKS[network].explorer.transaction}${txHash}`,
    planUntil: state === "paid" ? orNull(payment.paidUntil) : null,
    words: wordsOf(payment, {
      ...{ state, isReviewed: needsRelease(nearCents) },
      mayPayRest: isWaitingPart(payment) && mayBeCompleted(order, now),
    }),
    receiptUrl: isCard ? payment.receiptUrl : isCredited ? `/api/orders/${id}/receipt` : null,
    isReceiptIssued: receipt !== null,
    creditNoteUrl: receipt !== null && isTakenBack(payment) ? `/api/orders/${id}/credit-note` : null,
    delivery: deliveryOf(payment, handOut, state),
    refund: refundOf(payment, state),
  };
}

const isTakenBack = ({ state, reversedAt, reversalReason }: PaymentRow): boolean =>
  state === "credited" && reversedAt !== null && reversalReason !== DISPUTED;

function paymentStateOf({ state, reversedAt, refundHash }: PaymentRow): OrderPayment["state"] {
  if (state === "refunded" || refundHash !== null) return "refunded";
  if (state === "credited") return reversedAt === null ? "paid" : "reversed";
  return state;
}

/** What was bought, or is to be once an admin grants it. */
function nameOf(payment: PaymentRow, ordered: ProductColumns | null): string | null {
  if (payment.tier !== null || payment.ngmaAmount !== null) return nameProduct(payment);
  return ordered && payment.code !== "payment_over" ? nameProduct(ordered) : null;
}

interface Standing {
  state: OrderPayment["state"];
  mayPayRest: boolean;
  /** NGMA that a person looks at before it is sent */
  isReviewed: boolean;
}

function wordsOf(payment: PaymentRow, { state, mayPayRest, isReviewed }: Standing): string | null {
  if (state === "part") return "It is a part of an order that others completed; they are credited together.";
  if (state === "reversed" && payment.reversalReason === DISPUTED)
    return "Its payment is disputed: while the bank decides it rests, and goes on when the dispute is won.";
  if (state === "reversed") return `It was taken back: ${payment.reversalReason ?? "no reason is noted"}.`;
  if (state === "refunded") return "The money was refunded.";
  if (state === "parked") return sayRejection({ code: codeOf(payment), parked: true, mayPayRest });
  return payment.ngmaAmount !== null && isReviewed && payment.releasedAt === null
    ? "Purchases above 1,000 dollars a day are reviewed manually before the tokens are sent."
    : null;
}

function deliveryOf(
  { ngmaAmount, deliveryAddress, deliveryHeldUntil }: PaymentRow,
  handOut: HandOutRow | null,
  state: OrderPayment["state"],
): OrderPayment["delivery"] {
  if (ngmaAmount === null || state !== "paid") return null;
  const isSent = handOut !== null && handOut.status !== "pending";
  const isClaimed = handOut !== null && handOut.claimedBy !== null;
  const txHash = isSent ? handOut.txHash : null;
  return {
    stage: isSent ? "sent" : isClaimed ? "queued" : "paid",
    address: deliveryAddress ?? "",
    mayChange: !isSent && !isClaimed,
    heldUntil: orNull(deliveryHeldUntil),
    txHash,
    explorerUrl: txHash === null ? null : `${NETWORKS.solana.explorer.transaction}${txHash}`,
  };
}

function refundOf(payment: PaymentRow, state: OrderPayment["state"]): OrderPayment["refund"] {
  const { network, refundAddress, refundHash } = payment;
  const isClaimed = refundClaimOf(payment) !== null;
  if (network === "card" || !["parked", "reversed", "refunded"].includes(state)) return null;
  return {
    address: refundAddress,
    mayConfirm: refundHash === null && state !== "refunded" && !isClaimed,
    isClaimed,
    txHash: refundHash,
  };
}
