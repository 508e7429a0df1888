import { and, asc, eq, getTableColumns, gte, lt, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import { writeCsv, writeRows } from "../../../../shared/csv.ts";
import { creditNotes, payments, receipts, users } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { auditEntry } from "../audit.ts";
import { nameProduct } from "../parked/describe-payment.ts";
import { transactionOf } from "../settle/record/transaction-of.ts";

const PAGE = 500;
const CENTS = 100;
const MICRO = 1_000_000;

interface Row {
  rowid: number;
  payment: typeof payments.$inferSelect;
  email: string | null;
  /** numbers: one, and another each time it counts again after a credit note */
  receipts: string | null;
  creditNotes: string | null;
}

const toText = (time: number | null) => (time === null ? "" : new Date(time).toISOString());
const rate = (micro: number | null) => (micro === null ? "" : formatUnits(BigInt(micro), Math.log10(MICRO)));
const usd = (cents: number) => (cents / CENTS).toFixed(2);

function kindOf({ id, network, method }: Row["payment"]): string {
  if (id.startsWith("x402-")) return "x402";
  return network === "card" ? "card" : method;
}

/**
 * The columns an accountant needs. Rates are US dollars per coin: as quoted to the order, and at the close of the minute in which
 * the payment arrived (empty if no two sources agreed).
 */
const COLUMNS: Record<string, (row: Row) => string | number> = {
  "paid at": ({ payment }) => toText(payment.paidAt),
  state: ({ payment }) => payment.state,
  kind: ({ payment }) => kindOf(payment),
  product: ({ payment }) =>
    payment.tier === null && payment.ngmaAmount === null ? "" : nameProduct(payment),
  account: ({ email }) => email ?? "",
  network: ({ payment }) => payment.network,
  asset: ({ payment }) => payment.symbol ?? payment.asset ?? "",
  amount: ({ payment: { amount, decimals } }) => formatUnits(BigInt(amount), decimals ?? 0),
  "price USD": ({ payment }) => usd(payment.priceCents),
  "rate quoted": ({ payment }) => rate(payment.rateMicroUsd),
  "rate at receipt": ({ payment }) => rate(payment.receivedRateMicroUsd),
  transaction: ({ payment }) => transactionOf(payment.hash),
  "taken back at": ({ payment }) => toText(payment.reversedAt),
  reason: ({ payment }) => (payment.reversedAt === null ? "" : (payment.reversalReason ?? "")),
  "paid back in": ({ payment }) => payment.refundHash ?? "",
  receipt: (row) => row.receipts ?? "",
  "credit note": (row) => row.creditNotes ?? "",
};

/**
 * All payments of a month (YYYY-MM, UTC), card and chain, credited or not, oldest first, as CSV: page by page, so that at most
 * 500 rows are in memory. The export is written to the audit log first.
 */
export async function* exportMoney(
  deps: Pick<Deps, "db" | "now">,
  { admin, month }: { admin: string; month: string },
): AsyncGenerator<string> {
  const at = deps.now().getTime();
  await auditEntry(deps.db, { admin, action: "money exported", subject: "payments", detail: month, at });
  yield writeCsv<Row>([], COLUMNS);
  for (let last: Row | undefined; ; ) {
    const page = await readPage(deps, month, last);
    if (page.length > 0) yield writeRows(page, COLUMNS);
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}

const rowid = sql<number>`${payments}.rowid`;

async function readPage({ db }: Pick<Deps, "db">, month: string, last: Row | undefined): Promise<Row[]> {
  const [year = 0, of = 0] = month.split("-").map(Number);
  const [from, to] = [Date.UTC(year, of - 1, 1), Date.UTC(year, of, 1)];
  return db
    .select({
      ...{ rowid, payment: getTableColumns(payments), email: users.email },
      receipts: sql<
        string | null
      >`(SELECT group_concat(number, ' ') FROM ${receipts} WHERE ${receipts.paymentId} = ${payments.id})`,
      creditNotes: sql<
        string | null
      >`(SELECT group_concat('C-' || number, ' ') FROM ${creditNotes} WHERE ${creditNotes.paymentId} = ${payments.id})`,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        gte(payments.paidAt, from),
        lt(payments.paidAt, to),
        sql`(${payments.paidAt}, ${rowid}) > (${last?.payment.paidAt ?? from}, ${last?.rowid ?? 0})`,
      ),
    )
    .orderBy(asc(payments.paidAt), asc(rowid))
    .limit(PAGE);
}
