import type { OrderState } from "../../../../../shared/orders.ts";
import { DISPUTED } from "../../apply/reverse-payment.ts";
import { SKEW_MS } from "../../settle/judge-payment.ts";
import { closesAt, isPartCode, type OrderRows, type PaymentRow } from "../read-order.ts";
import { move, type OrderEvent } from "./moves.ts";

/** The state of an order at `now`: the events in its rows, replayed through the table of moves. A card order has no intents. */
export const stateOf = (order: OrderRows, now: Date): OrderState =>
  listEvents(order, now).reduce<OrderState>((state, event) => move(state, event) ?? state, "new");

/** What happened to an order until `now`, in the order its payments were written. */
function listEvents({ ways, payments }: OrderRows, now: Date): OrderEvent[] {
  const endsAt = ways.length > 0 ? Math.max(...ways.map((way) => way.expiresAt)) + SKEW_MS : null;
  const isOver = (at: number) => endsAt !== null && at > endsAt;
  const events: OrderEvent[] = [];
  const end = () => !events.includes("time over") && events.push("time over");
  payments.forEach((payment, i) => {
    if (isOver(payment.paidAt)) end();
    events.push(...eventsOf(payment, payments, isOver(payment.paidAt)));
    if (isGone(payment) && !payments.slice(0, i).some((one) => isDue(one, payments)))
      events.push("paid back");
  });
  if (isOver(now.getTime())) end();
  if (ways.length > 0 && now.getTime() >= closesAt(ways)) events.push("closed");
  if (payments.some(isGone) && !payments.some((one) => isDue(one, payments))) events.push("paid back");
  return events;
}

function eventsOf(payment: PaymentRow, all: readonly PaymentRow[], isLate: boolean): OrderEvent[] {
  const { state, code, reversedAt, refundConfirmedAt } = payment;
  if (state === "credited") {
    const paid = isLate ? "whole late" : "whole";
    return reversedAt === null ? [paid] : [paid, "taken back"];
  }
  if (state === "part") return ["part"];
  // What waits beside a whole payment was not needed.
  if (!isPartCode(code) || isBought(all)) return ["surplus"];
  return state === "refunded" || refundConfirmedAt !== null ? ["part", "asked back"] : ["part"];
}

const isBought = (all: readonly PaymentRow[]) => all.some(({ state }) => state === "credited");

/** Whether the money of a payment went back: by a transaction of ours, or by card through the bank. */
function isGone({ state, network, refundHash, reversedAt, reversalReason }: PaymentRow): boolean {
  if (state === "refunded" || refundHash !== null) return true;
  return network === "card" && reversedAt !== null && reversalReason !== DISPUTED;
}

/** Whether the money of a payment is here, and counts for nothing that was bought. */
function isDue(payment: PaymentRow, all: readonly PaymentRow[]): boolean {
  if (isGone(payment)) return false;
  const { state, code, reversedAt, refundConfirmedAt, partOf } = payment;
  if (state === "credited") return reversedAt !== null;
  if (state === "part") return all.some((whole) => whole.id === partOf && whole.reversedAt !== null);
  return isBought(all) || !isPartCode(code) || refundConfirmedAt !== null;
}
