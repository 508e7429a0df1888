import { formatUnits } from "viem/utils";
import type { ParkedPayment } from "../../../../shared/parked.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import type { payments, users } from "../../../db/schema.ts";
import { type ProductColumns, toProduct } from "../intents/product.ts";
import { transactionOf } from "../settle/record/transaction-of.ts";

type PaymentRow = typeof payments.$inferSelect;
type Email = (typeof users.$inferSelect)["email"] | null;

/** What admins see of a payment, whatever became of it. */
export const describePayment = (
  payment: PaymentRow,
  email: Email,
): Pick<
  ParkedPayment,
  "id" | "createdAt" | "email" | "network" | "txHash" | "sender" | "received" | "symbol"
> => ({
  id: payment.id,
  createdAt: new Date(payment.createdAt).toISOString(),
  email,
  network: payment.network === "card" ? null : payment.network,
  txHash: transactionOf(payment.hash),
  sender: payment.sender,
  received:
    payment.decimals === null ? payment.amount : formatUnits(BigInt(payment.amount), payment.decimals),
  symbol: payment.symbol ?? payment.asset ?? "",
});

/** "Enigmatic, 2 months", "4,000 NGMA" */
export function nameProduct(columns: ProductColumns): string {
  const product = toProduct(columns);
  if (product.kind === "ngma") return `${product.ngmaAmount.toLocaleString("en-US")} NGMA`;
  return `${TIERS[product.tier].name}, ${product.months} ${product.months === 1 ? "month" : "months"}`;
}
