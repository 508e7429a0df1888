import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import { ERRORS } from "../../../../shared/errors.ts";
import type { ParkedPayment } from "../../../../shared/payments.ts";
import { TIERS } from "../../../../shared/tiers.ts";
import { paymentIntents, payments, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { type ProductColumns, toProduct } from "../intents/product.ts";
import { symbolOf } from "../intents/read-intent.ts";
import { codeOf } from "../settle/record/find-payment.ts";

const MOST_LISTED = 200;
const CENT_DECIMALS = 2;

type PaymentRow = typeof payments.$inferSelect;
type Intent = typeof paymentIntents.$inferSelect;

/** The payments that wait for an admin's decision, oldest first, at most 200. */
export async function listParked({ db }: Pick<Deps, "db">): Promise<ParkedPayment[]> {
  const rows = await db
    .select({
      payment: getTableColumns(payments),
      intent: getTableColumns(paymentIntents),
      email: users.email,
    })
    .from(payments)
    .leftJoin(paymentIntents, eq(paymentIntents.id, payments.parkedFor))
    .leftJoin(users, eq(users.id, payments.userId))
    // In the words of the partial index.
    .where(sql`${payments}.state = 'parked'`)
    .orderBy(asc(payments.createdAt))
    .limit(MOST_LISTED);
  return rows.map(({ payment, intent, email }) => toParked(payment, intent, email));
}

function toParked(payment: PaymentRow, intent: Intent | null, email: string | null): ParkedPayment {
  const { id, network, hash, sender, amount, decimals } = payment;
  const code = codeOf(payment);
  return {
    id,
    createdAt: new Date(payment.createdAt).toISOString(),
    email,
    network: network === "card" ? null : network,
    txHash: hash,
    sender,
    code,
    reason: ERRORS[code].message,
    received: decimals === null ? amount : formatUnits(BigInt(amount), decimals),
    symbol: payment.symbol ?? payment.asset ?? "",
    ...describeOrder(payment, intent),
  };
}

/** What was asked for: the intent's order, or by card what the payment's own row says. */
function describeOrder(payment: PaymentRow, intent: Intent | null): Pick<ParkedPayment, "asked" | "product"> {
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

function nameProduct(columns: ProductColumns): string {
  const product = toProduct(columns);
  if (product.kind === "ngma") return `${product.ngmaAmount.toLocaleString("en-US")} NGMA`;
  return `${TIERS[product.tier].name}, ${product.months} ${product.months === 1 ? "month" : "months"}`;
}
