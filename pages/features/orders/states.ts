import type { Order, OrderPayment } from "../../../shared/orders.ts";

/** What each state of an order is called. */
export const ORDER_STATES: Record<Order["state"], string> = {
  new: "New",
  "partly paid": "Partly paid",
  paid: "Paid",
  "paid late": "Paid late",
  overpaid: "Overpaid",
  expired: "Expired",
  "refund due": "Refund due",
  refunded: "Refunded",
};

/** What each state of one of its payments is called. */
export const PAYMENT_STATES: Record<OrderPayment["state"], string> = {
  paid: "Counts",
  parked: "Waiting",
  part: "Counts, in part",
  reversed: "Reversed",
  refunded: "Refunded",
};
