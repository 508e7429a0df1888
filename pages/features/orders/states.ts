import type { Order } from "../../../shared/orders.ts";

/** What each state of a payment is called. */
export const ORDER_STATES: Record<Order["state"], string> = {
  paid: "Paid",
  parked: "Waiting",
  part: "Part of another payment",
  reversed: "Taken back",
  refunded: "Refunded",
};
