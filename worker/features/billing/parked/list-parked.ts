import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import { ERRORS } from "../../../../shared/errors.ts";
import { PAYMENTS_PAGE, type ParkedPayment } from "../../../../shared/parked.ts";
import { paymentIntents, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { BARE_COLUMNS, type BareIntent } from "../intents/open-intents.ts";
import { symbolOf } from "../intents/read-intent.ts";
import { orderIdOf } from "../orders/read-order.ts";
import { selectOrders } from "../orders/select-orders.ts";
import { stateOf } from "../orders/state/list-events.ts";
import { codeOf } from "../settle/record/find-payment.ts";
import { readClaims } from "./claim-payment.ts";
import { refundClaimOf } from "./claim-refund.ts";
import { describePayment, nameProduct } from "./describe-payment.ts";

const CENT_DECIMALS = 2;

type PaymentRow = typeof payments.$inferSelect;

/** The payments that wait for an admin's decision, a page, oldest first; `after` is the id of the last one of the page before. */
export async function listParked(
  { db, now }: Pick<Deps, "db" | "now">,
  { after }: { after?: string } = {},
): Promise<ParkedPayment[]> {
  const rows = await db
    .select({ payment: getTableColumns(payments), intent: BARE_COLUMNS, email: users.email })
    .from(payments)
    .leftJoin(paymentIntents, eq(paymentIntents.id, payments.parkedFor))
    .leftJoin(users, eq(users.id, payments.userId))
    // In the words of the partial index.
    .where(and(sql`${payments}.state = 'parked'`, after === undefined ? undefined : isBehind(after)))
    .orderBy(asc(payments.createdAt), asc(rowid))
    .limit(PAYMENTS_PAGE);
  const ids = rows.map(({ payment }) => payment.id);
  const keys = [...new Set(rows.flatMap(({ intent }) => (intent ? orderIdOf(intent) : [])))];
  const [claims, orders] = await Promise.all([readClaims({ db }, ids), selectOrders({ db }, keys)]);
  const states = new Map(
    orders.map(({ key, ways, paid }) => [
      key,
      stateOf({ ways, payments: paid.map(({ payment }) => payment) }, now()),
    ]),
  );
  return rows.map(({ payment, intent, email }) => ({
    ...describePayment(payment, email),
    claims: (claims.get(payment.id) ?? []).map(({ email: by, claimedAt }) => ({
      ...{ by, at: new Date(claimedAt).toISOString() },
    })),
    code: codeOf(payment),
    reason: ERRORS[codeOf(payment)].message,
    ...describeOrder(payment, intent),
    orderState: (intent && states.get(orderIdOf(intent))) ?? null,
    refundAddress: payment.refundAddress,
    refundClaim: refundClaimOf(payment),
    proof: payment.proof,
  }));
}

/** Which of one millisecond came first. */
const rowid = sql`${payments}.rowid`;
/** SQL: the row marks the place in the list even if it has been decided since. */
const isBehind = (id: string) =>
  sql`(${payments.createdAt}, ${rowid}) > (SELECT created_at, rowid FROM payments WHERE id = ${id})`;

/** What was asked for: the intent's order, or by card what the payment's own row says. */
function describeOrder(
  payment: PaymentRow,
  intent: BareIntent | null,
): Pick<ParkedPayment, "asked" | "product"> {
  if (intent) {
    const asked = `${formatUnits(BigInt(intent.amount), intent.decimals)} ${symbolOf(intent.network, intent.token)}`;
    return { asked, product: nameProduct(intent) };
  }
  if (!payment.userId || (payment.tier === null && payment.ngmaAmount === null))
    return { asked: null, product: null };
  return {
    asked: `${formatUnits(BigInt(payment.priceCents), CENT_DECIMALS)} USD`,
    product: nameProduct(payment),
  };
}
