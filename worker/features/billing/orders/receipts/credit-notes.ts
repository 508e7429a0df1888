import { and, eq, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "../../../../../shared/time.ts";
import { creditNotes, payments, receipts } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { AppError } from "../../../../errors.ts";
import type { User } from "../../../auth/user.ts";
import { DISPUTED } from "../../apply/reverse-payment.ts";
import { hasNoReceipt, type Receipt, readReceipt } from "./read-receipt.ts";

/** A reversal by mistake is undone by then. */
const PATIENCE_MS = DAY_MS;
const MAX_A_RUN = 50;

/** SQL: a payment with a receipt that was taken back for good before `at`, and whose last receipt has no credit note. */
const isDue = (at: number): SQL => sql`payments.state = 'credited' AND payments.reversed_at <= ${at}
  AND payments.reversal_reason IS NOT ${DISPUTED}
  AND NOT (${hasNoReceipt(sql`payments.id`)})`;

/** A statement that gives it the next number, where it is due. */
const issue = (db: Deps["db"], id: string, { at, before }: { at: number; before: number }) =>
  db.insert(creditNotes).select(
    sql`SELECT coalesce(max(number), 0) + 1, ${id}, ${at} FROM ${creditNotes} WHERE true
        HAVING EXISTS (SELECT 1 FROM payments WHERE payments.id = ${id} AND ${isDue(before)})`,
  );

/** Issues those that nobody asked for, a day after their payments were taken back; at most 50. */
export async function issueCreditNotes({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const at = now().getTime();
  const before = at - PATIENCE_MS;
  const due = await db
    .select({ id: payments.id })
    .from(payments)
    .where(sql`payments.reversed_at IS NOT NULL AND ${isDue(before)}`)
    .limit(MAX_A_RUN);
  for (const { id } of due) await issue(db, id, { at, before });
}

/** The receipt of one's own with the credit note that takes it back, which is issued when it is asked for. Throws `not_found`. */
export async function readCreditNote(
  deps: Pick<Deps, "db" | "config" | "now">,
  asked: { id: string; user: Pick<User, "id" | "email"> },
): Promise<Receipt & { creditNote: NonNullable<Receipt["creditNote"]> }> {
  const { db, now } = deps;
  const at = now().getTime();
  const isOwn = and(
    eq(payments.id, asked.id),
    eq(payments.userId, asked.user.id),
    sql`payments.reversed_at IS NOT NULL`,
  );
  const isIssued = sql`EXISTS (SELECT 1 FROM ${receipts} WHERE ${receipts.paymentId} = ${asked.id})`;
  const [own] = await db.select({ id: payments.id }).from(payments).where(and(isOwn, isIssued));
  if (!own) throw new AppError("not_found");
  await issue(db, own.id, { at, before: at });
  const { creditNote, ...receipt } = await readReceipt(deps, asked);
  if (!creditNote) throw new AppError("not_found");
  return { ...receipt, creditNote };
}
