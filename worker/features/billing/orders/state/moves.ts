import type { OrderState } from "../../../../../shared/orders.ts";

/** What can happen to an order. */
export const ORDER_EVENTS = [
  /** money came that counts towards its price and does not make it up */
  "part",
  /** its price is made up: in time, or after its last way to pay had ended */
  "whole",
  "whole late",
  /** money came that cannot count: above the price, in another coin, for an admin to look at */
  "surplus",
  /** its last way to pay has ended; a day later what came in part goes back */
  "time over",
  "closed",
  /** its owner asks for what came in part */
  "asked back",
  /** what it bought was taken back */
  "taken back",
  /** nothing that is to go back is left here */
  "paid back",
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** Every move there is. What is not here is refused. */
const MOVES: Record<OrderState, Partial<Record<OrderEvent, OrderState>>> = {
  new: {
    ...{ part: "partly paid", whole: "paid", "whole late": "paid late" },
    ...{ surplus: "refund due", "time over": "expired" },
  },
  "partly paid": {
    ...{ part: "partly paid", whole: "paid", "whole late": "paid late", surplus: "partly paid" },
    ...{ "time over": "partly paid", closed: "refund due", "asked back": "refund due" },
  },
  paid: { part: "overpaid", surplus: "overpaid", "taken back": "refund due" },
  "paid late": { part: "overpaid", surplus: "overpaid", "taken back": "refund due" },
  overpaid: {
    ...{ part: "overpaid", surplus: "overpaid", "asked back": "overpaid" },
    ...{ "taken back": "refund due", "paid back": "paid" },
  },
  expired: { part: "partly paid", whole: "paid late", "whole late": "paid late", surplus: "refund due" },
  "refund due": {
    ...{ part: "refund due", whole: "overpaid", "whole late": "overpaid", surplus: "refund due" },
    ...{ "time over": "refund due", closed: "refund due", "asked back": "refund due" },
    ...{ "taken back": "refund due", "paid back": "refunded" },
  },
  refunded: {
    ...{ part: "partly paid", whole: "paid", "whole late": "paid late", surplus: "refund due" },
    ...{ "time over": "refunded", closed: "refunded" },
  },
};

/** The state of an order after an event; null: the event is refused and the state stays. */
export const move = (state: OrderState, event: OrderEvent): OrderState | null => MOVES[state][event] ?? null;
