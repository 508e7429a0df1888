import { describe, expect, it } from "vitest";
import { type OrderState, orderStateSchema } from "../../../../../shared/orders.ts";
import { move, ORDER_EVENTS } from "./moves.ts";

/** Written down a second time, by hand: states down, events across in the order of `ORDER_EVENTS`, "-" refused. */
const TABLE = `
              part          whole      whole late  surplus      time over    closed      asked back  taken back  paid back
new           partly paid   paid       paid late   refund due   expired      -           -           -           -
partly paid   partly paid   paid       paid late   partly paid  partly paid  refund due  refund due  -           -
paid          overpaid      -          -           overpaid     -            -           -           refund due  -
paid late     overpaid      -          -           overpaid     -            -           -           refund due  -
overpaid      overpaid      -          -           overpaid     -            -           overpaid    refund due  paid
expired       partly paid   paid late  paid late   refund due   -            -           -           -           -
refund due    refund due    overpaid   overpaid    refund due   refund due   refund due  refund due  refund due  refunded
refunded      partly paid   paid       paid late   refund due   refunded     refunded    -           -           -`;

const rows = TABLE.trim()
  .split("\n")
  .map((line) => line.trim().split(/\s{2,}/));
const [events = [], ...states] = rows;

describe("an order's moves", () => {
  it("are written down for every state and every event there is", () => {
    expect(events).toEqual([...ORDER_EVENTS]);
    expect(states.map(([state]) => state)).toEqual([...orderStateSchema.options]);
    for (const row of states) expect(row).toHaveLength(ORDER_EVENTS.length + 1);
  });

  it.each(states.flatMap(([from = "", ...tos]) => tos.map((to, i) => [from, events[i] ?? "", to] as const)))(
    "%s, %s: %s",
    (from, event, to) => {
      const moved = move(from as OrderState, event as (typeof ORDER_EVENTS)[number]);
      expect(moved ?? "-").toBe(to);
    },
  );

  it("lead from new to every state, and from every state but paid-for-good ones on", () => {
    const reached = new Set<OrderState>(["new"]);
    for (const state of reached)
      for (const event of ORDER_EVENTS) {
        const next = move(state, event);
        if (next) reached.add(next);
      }
    expect([...reached].sort()).toEqual([...orderStateSchema.options].sort());
  });

  it("buy nothing without the whole price: only `whole` events, and paying back a surplus, lead to paid", () => {
    const bought: OrderState[] = ["paid", "paid late", "overpaid"];
    for (const state of orderStateSchema.options)
      for (const event of ORDER_EVENTS) {
        const next = move(state, event);
        if (!next || !bought.includes(next) || bought.includes(state)) continue;
        expect(event.startsWith("whole"), `${state}, ${event}`).toBe(true);
      }
  });
});
