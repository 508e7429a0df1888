import type { Deps } from "../../../../deps.ts";
import type { ChargeFacts } from "../../../../providers/cards/cards.ts";
import type { WithCards } from "../require-cards.ts";
import { judgeCharges } from "./judge-card.ts";
import { settleInvoice } from "./settle-invoice.ts";
import { settleSession } from "./settle-session.ts";

/**
 * A charge was refunded or disputed: settles again what it paid for, which looks at the charge, so that it makes no
 * difference whether the refund or the payment is heard of first. A refund in part is noted in the log only.
 */
export async function settleCharge(deps: WithCards<Deps>, charge: ChargeFacts): Promise<void> {
  if (!charge.paymentId) return;
  if (!judgeCharges([charge])) return logPartly(charge);
  const { sessionIds, invoiceIds } = await deps.cards.findPurchases(charge.paymentId);
  for (const id of sessionIds) await settleSession(deps, id);
  for (const id of invoiceIds) await settleInvoice(deps, id);
}

const logPartly = ({ id, amountCents, refundedCents }: ChargeFacts) =>
  console.warn(
    JSON.stringify({ level: "warn", event: "card refund in part", charge: id, amountCents, refundedCents }),
  );
