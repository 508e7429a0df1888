import type { ErrorCode } from "../../../../../shared/errors.ts";
import type { ChargeFacts, InvoiceFacts, SessionFacts } from "../../../../providers/cards/cards.ts";
import { DISPUTED } from "../../apply/reverse-payment.ts";
import type { Checkout } from "../checkout/claim-checkout.ts";

const CURRENCY = "usd";

type Order = Pick<Checkout, "id" | "sessionId" | "userId" | "tier" | "amountCents">;

/** `unpaid`: nothing came yet. `rejected`: money came, but not as our own row has it, so nobody is given anything. */
export type CardVerdict =
  | { is: "paid" }
  | { is: "unpaid" }
  | { is: "expired" }
  | { is: "rejected"; code: ErrorCode };

const rejected = (code: ErrorCode): CardVerdict => ({ is: "rejected", code });

/** Whether a session was paid as our own row of it says: by whom, for what, how much. */
export function judgeSession(session: SessionFacts, order: Order, customerId: string | null): CardVerdict {
  if (session.status === "expired") return { is: "expired" };
  if (!session.paid) return { is: "unpaid" };
  const isOurs =
    session.checkoutId === order.id &&
    session.userId === order.userId &&
    (order.sessionId === null || order.sessionId === session.id) &&
    session.customerId === customerId &&
    session.every === (order.tier ? "month" : "once");
  if (!isOurs) return rejected("transaction_not_yours");
  if (session.amountCents !== order.amountCents || session.currency !== CURRENCY)
    return rejected("price_mismatch");
  return { is: "paid" };
}

/** The same for one month's invoice of a subscription that began with this checkout. */
export function judgeInvoice(invoice: InvoiceFacts, order: Order, customerId: string | null): CardVerdict {
  if (!invoice.paid) return { is: "unpaid" };
  const isOurs = order.tier !== null && invoice.tier === order.tier && invoice.customerId === customerId;
  if (!isOurs) return rejected("transaction_not_yours");
  // A raise takes off what was left of the lower plan, as the provider counts it.
  const cents = invoice.isRaise ? invoice.fullCents : invoice.amountPaidCents;
  if (
    cents !== order.amountCents ||
    invoice.amountPaidCents > order.amountCents ||
    invoice.currency !== CURRENCY
  )
    return rejected("price_mismatch");
  return { is: "paid" };
}

/**
 * Why what was bought is taken back, or null: a refund of everything, a dispute that was lost, and while one is open. A refund
 * in part takes nothing back.
 */
export function judgeCharges(charges: readonly ChargeFacts[]): string | null {
  if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return "refunded";
  if (charges.some(({ dispute }) => dispute === "lost")) return "the dispute was lost";
  return charges.some(({ dispute }) => dispute === "open") ? DISPUTED : null;
}
