import { describe, expect, it } from "vitest";
import type { OrderState } from "../../../../../shared/orders.ts";
import { DISPUTED } from "../../apply/reverse-payment.ts";
import type { OrderRows, PaymentRow } from "../read-order.ts";
import { stateOf } from "./list-events.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The order was made at 0; its first way to pay ends after a quarter of an hour. */
const way = (expiresAt = 15 * MINUTE) =>
  ({ id: "order", firstId: null, expiresAt }) as OrderRows["ways"][number];

let count = 0;
const row = (more: Partial<PaymentRow>, at = MINUTE): PaymentRow =>
  ({
    ...{ id: `p${count++}`, network: "base", state: "parked", code: null, paidAt: at, createdAt: at },
    ...{ reversedAt: null, reversalReason: null, refundHash: null, refundConfirmedAt: null, partOf: null },
    ...more,
  }) as PaymentRow;

const part = (more: Partial<PaymentRow> = {}) => row({ code: "payment_short", ...more });
const whole = (more: Partial<PaymentRow> = {}, at = MINUTE) =>
  row({ id: "whole", state: "credited", ...more }, at);
const used = (more: Partial<PaymentRow> = {}) => row({ state: "part", partOf: "whole", ...more });
const surplus = (more: Partial<PaymentRow> = {}) => row({ code: "payment_over", ...more });
const asked = { refundConfirmedAt: 1 };
const gone = { state: "refunded", refundHash: "0x1" } as const;
const reversed = { reversedAt: 1, reversalReason: "taken back" };

describe("the state of an order", () => {
  it.each<[string, PaymentRow[], number, OrderState]>([
    ["nothing came yet", [], 0, "new"],
    ["nothing came in time", [], 20 * MINUTE, "expired"],
    ["a part came", [part()], 2 * MINUTE, "partly paid"],
    ["two parts came", [part(), part()], 60 * MINUTE, "partly paid"],
    ["a part of a coin that fell", [row({ code: "payment_undervalued" })], MINUTE, "partly paid"],
    ["a part, and nothing for a day", [part()], 2 * DAY, "refund due"],
    ["a part its owner asked back", [part(asked)], 2 * MINUTE, "refund due"],
    ["a part that went back", [part(gone)], 2 * MINUTE, "refunded"],
    ["a part that went back, days ago", [part(gone)], 9 * DAY, "refunded"],
    ["one went back, another came", [part(gone), part()], 2 * MINUTE, "partly paid"],
    ["one is asked back, another went back", [part(asked), part(gone)], 2 * MINUTE, "refund due"],
    ["it came whole", [whole()], DAY * 9, "paid"],
    ["it came in three parts", [used(), used(), whole()], DAY * 9, "paid"],
    ["it came an hour late", [whole({}, 75 * MINUTE)], DAY * 9, "paid late"],
    ["its last part came late", [used(), whole({}, 75 * MINUTE)], DAY * 9, "paid late"],
    ["within the tolerance of clocks", [whole({}, 17 * MINUTE)], DAY * 9, "paid"],
    ["whole, and a surplus", [whole(), surplus()], MINUTE, "overpaid"],
    ["whole, and a part of before", [part(), whole()], MINUTE, "overpaid"],
    ["paid twice", [whole(), row({ code: "payment_repeated" })], MINUTE, "overpaid"],
    ["a surplus that went back", [whole(), surplus(gone)], MINUTE, "paid"],
    ["a surplus its owner told an address for", [whole(), surplus(asked)], MINUTE, "overpaid"],
    ["another coin came", [row({ code: "payment_wrong_token" })], MINUTE, "refund due"],
    ["another coin came, and went back", [row({ code: "payment_wrong_token", ...gone })], MINUTE, "refunded"],
    [
      "another coin came, then the whole",
      [row({ code: "payment_wrong_token" }), whole()],
      MINUTE,
      "overpaid",
    ],
    ["it was taken back", [whole(reversed)], MINUTE, "refund due"],
    ["it was taken back, and went back", [whole({ ...reversed, refundHash: "0x1" })], MINUTE, "refunded"],
    [
      "taken back in parts, one went back",
      [used(), whole({ ...reversed, refundHash: "0x1" })],
      MINUTE,
      "refund due",
    ],
    [
      "taken back in parts, both went back",
      [used({ refundHash: "0x2" }), whole({ ...reversed, refundHash: "0x1" })],
      MINUTE,
      "refunded",
    ],
  ])("%s", (_, payments, at, state) => {
    expect(stateOf({ ways: [way()], payments }, new Date(at))).toBe(state);
  });

  it("is in time for the last way to pay that was asked for", () => {
    const ways = [way(), way(80 * MINUTE)];
    expect(stateOf({ ways, payments: [used(), whole({}, 75 * MINUTE)] }, new Date(DAY))).toBe("paid");
    expect(stateOf({ ways, payments: [part()] }, new Date(DAY + 60 * MINUTE))).toBe("partly paid");
  });

  it.each<[string, Partial<PaymentRow>, OrderState]>([
    ["paid", {}, "paid"],
    ["refunded by the bank", { reversedAt: 1, reversalReason: "refunded" }, "refunded"],
    ["disputed", { reversedAt: 1, reversalReason: DISPUTED }, "refund due"],
  ])("by card: %s", (_, more, state) => {
    const payments = [whole({ network: "card", ...more })];
    expect(stateOf({ ways: [], payments }, new Date(9 * DAY))).toBe(state);
  });
});
