import { eq, getTableColumns, sql } from "drizzle-orm";
import { distributions, paymentIntents, payments, receipts } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

type Rest = string | null;
const { tier, months, ngmaAmount, deliveryAddress } = paymentIntents;

/** SQL: the intent that asks for the rest of a payment that came short, while it can be paid in time. */
const restAt = (now: number) =>
  sql<Rest>`(SELECT id FROM payment_intents AS rest WHERE rest.remainder_of = ${payments.parkedFor}
    AND rest.state = 'open' AND rest.expires_at > ${now})`;

/** Payments with their hand-out, what their intent was for, and the open order for their rest, to be narrowed further. */
export const selectOrders = ({ db, now }: Pick<Deps, "db" | "now">) =>
  db
    .select({
      payment: getTableColumns(payments),
      handOut: getTableColumns(distributions),
      intent: { tier, months, ngmaAmount, deliveryAddress },
      rest: restAt(now().getTime()),
      receipt: receipts.number,
    })
    .from(payments)
    .leftJoin(distributions, eq(distributions.paymentId, payments.id))
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .leftJoin(paymentIntents, eq(paymentIntents.id, payments.parkedFor));
