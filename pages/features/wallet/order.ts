import { formatCount, withCents } from "../../../shared/format.ts";
import type { PaidTierId } from "../../../shared/tiers.ts";

/** What is to be paid. Amounts are US cents, computed from the server's prices. */
export type PaymentOrder =
  | {
      kind: "tier";
      tier: PaidTierId;
      name: string;
      /** of one month */
      monthCents: number;
      method: "crypto" | "ngma";
    }
  | { kind: "ngma"; ngmaAmount: number; cents: number; deliveryAddress: string };

/** Whether it is paid with NGMA, which is on Solana alone. */
export const paysWithNgma = (order: PaymentOrder): boolean =>
  order.kind === "tier" && order.method === "ngma";

export const orderCents = (order: PaymentOrder, months: number): number =>
  order.kind === "tier" ? order.monthCents * months : order.cents;

/** "Enigmatic" or "1,000 NGMA" */
export const orderName = (order: PaymentOrder): string =>
  order.kind === "tier" ? order.name : `${formatCount(order.ngmaAmount)} NGMA`;

/** 2000 is "$20.00" */
export const formatCents = (cents: number): string => `$${withCents(cents / 100)}`;
