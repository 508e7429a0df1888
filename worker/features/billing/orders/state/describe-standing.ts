import { formatUnits } from "viem/utils";
import type { Standing } from "../../../../../shared/orders.ts";
import { symbolOf } from "../../intents/read-intent.ts";
import { isWaitingPart, mayBeCompleted, missingOf, type OrderRows, orderIdOf } from "../read-order.ts";
import { stateOf } from "./list-events.ts";

/** The state of an order at `now`, and how much of its price has arrived; it has at least one payment intent. */
export function describeStanding(order: OrderRows, now: Date): Standing {
  const [last] = order.ways.slice(-1);
  if (!last) throw new Error("an order has a way to pay");
  const { decimals } = last;
  const parts = order.payments.filter(isWaitingPart);
  const arrived = parts.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const mayPayRest = parts.length > 0 && mayBeCompleted(order, now);
  const missing = mayPayRest ? missingOf(last, order) : 0n;
  return {
    id: orderIdOf(last),
    state: stateOf(order, now),
    arrived: formatUnits(arrived, decimals),
    missing: missing > 0n ? formatUnits(missing, decimals) : null,
    symbol: symbolOf(last.network, last.token),
    mayPayRest,
  };
}
