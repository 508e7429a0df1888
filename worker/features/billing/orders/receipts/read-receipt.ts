import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import * as z from "zod";
import { NETWORKS } from "../../../../../shared/networks.ts";
import type { Buyer } from "../../../../../shared/orders.ts";
import { creditNotes, payments, receipts } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { AppError } from "../../../../errors.ts";
import type { User } from "../../../auth/user.ts";
import { DISPUTED } from "../../apply/reverse-payment.ts";
import { nameProduct } from "../../parked/describe-payment.ts";
import { transactionOf } from "../../settle/record/transaction-of.ts";
import { readBuyer } from "./buyers.ts";

const sellerSchema = z.object({
  name: z.string(),
  address: z.array(z.string()),
  taxId: z.string().nullable(),
});

const buyerSchema = z.object({
  email: z.string(),
  name: z.string(),
  address: z.array(z.string()),
  taxId: z.string(),
});
/** In place of a buyer whose time of keeping is over. */
export const ERASED = "";
const taxSchema = z.object({ name: z.string(), percent: z.number() });

export interface Receipt {
  number: number;
  issuedAt: Date;
  paidAt: Date;
  seller: z.infer<typeof sellerSchema>;
  /** null: erased when the time of keeping was over */
  buyer: z.infer<typeof buyerSchema> | null;
  product: string;
  priceCents: number;
  /** what the price holds of it; null: none */
  tax: (z.infer<typeof taxSchema> & { cents: number }) | null;
  /** each payment it took, "20.001 USDC on Base", with its transaction */
  payments: { amount: string; txHash: string }[];
  reversedAt: Date | null;
  /** what takes it back */
  creditNote: { number: number; issuedAt: Date } | null;
}

/** SQL: every receipt of a payment was taken back by a credit note; also where there is none. */
export const hasNoReceipt = (
  paymentId: SQL | string,
) => sql`(SELECT count(*) FROM ${receipts} WHERE ${receipts.paymentId} = ${paymentId})
  <= (SELECT count(*) FROM ${creditNotes} WHERE ${creditNotes.paymentId} = ${paymentId})`;

/**
 * The last receipt of a credited wallet payment of one's own. It is numbered when it is asked for the first time, or first after
 * a credit note and counts again, by the next number there is, and names seller, buyer and tax as they were then. Throws
 * `not_found`; card payments have the provider's.
 */
export async function readReceipt(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  { id, user }: { id: string; user: Pick<User, "id" | "email"> },
): Promise<Receipt> {
  const isOwn = and(eq(payments.id, id), eq(payments.userId, user.id), eq(payments.state, "credited"));
  const [payment] = await db.select().from(payments).where(isOwn);
  if (!payment || payment.network === "card") throw new AppError("not_found");
  const isIts = eq(receipts.paymentId, id);
  const buyer = toBuyer(user.email, await readBuyer({ db }, user.id));
  const [seller, buyerText] = [JSON.stringify(config.seller), JSON.stringify(buyer)];
  const tax = config.tax ? JSON.stringify(config.tax) : null;
  // What does not count has no second one.
  const isWanted =
    payment.reversedAt === null
      ? hasNoReceipt(id)
      : sql`NOT EXISTS (SELECT 1 FROM ${receipts} WHERE ${isIts})`;
  const [, issuedAll, parts, notes] = await db.batch([
    db.insert(receipts).select(
      sql`SELECT coalesce(max(number), 0) + 1, ${id}, ${now().getTime()}, ${seller}, ${buyerText}, ${tax} FROM ${receipts}
          WHERE true HAVING ${isWanted}`,
    ),
    db.select().from(receipts).where(isIts).orderBy(asc(receipts.number)),
    db.select().from(payments).where(eq(payments.partOf, id)),
    db.select().from(creditNotes).where(eq(creditNotes.paymentId, id)).orderBy(asc(creditNotes.number)),
  ]);
  const issued = issuedAll.at(-1);
  const note = notes.length === issuedAll.length ? notes.at(-1) : undefined;
  if (!issued) throw new AppError("not_found");
  const all = [...parts, payment];
  const rests = payment.reversalReason === DISPUTED;
  const priceCents = all.reduce((sum, part) => sum + part.priceCents, 0);
  return {
    number: issued.number,
    issuedAt: new Date(issued.issuedAt),
    paidAt: new Date(payment.paidAt),
    seller: sellerSchema.parse(JSON.parse(issued.seller)),
    buyer: readIssuedBuyer(issued.buyer, user.email),
    product: nameProduct(payment),
    priceCents,
    tax: issued.tax === null ? null : toTax(JSON.parse(issued.tax), priceCents),
    payments: all.map(sayPayment),
    reversedAt: payment.reversedAt === null || rests ? null : new Date(payment.reversedAt),
    creditNote: note ? { number: note.number, issuedAt: new Date(note.issuedAt) } : null,
  };
}

/** Receipts of before this was kept name the account's address. */
function readIssuedBuyer(text: string | null, email: string): Receipt["buyer"] {
  if (text === ERASED) return null;
  return text === null ? toBuyer(email, null) : buyerSchema.parse(JSON.parse(text));
}

/** Lines that say something. */
const toBuyer = (email: string, buyer: Buyer | null): z.infer<typeof buyerSchema> => ({
  email,
  name: buyer?.name ?? "",
  address: (buyer?.address ?? "").split("\n").flatMap((line) => line.trim() || []),
  taxId: buyer?.taxId ?? "",
});

/** Our prices hold it: of 119 at 19% it is 19. */
function toTax(stored: unknown, priceCents: number): Receipt["tax"] {
  const tax = taxSchema.parse(stored);
  return { ...tax, cents: Math.round((priceCents * tax.percent) / (100 + tax.percent)) };
}

function sayPayment({ network, amount, decimals, symbol, hash }: typeof payments.$inferSelect) {
  const name = network === "card" ? "card" : NETWORKS[network].name;
  const whole = `${formatUnits(BigInt(amount), decimals ?? 0)} ${symbol ?? ""} on ${name}`;
  return { amount: whole, txHash: transactionOf(hash) };
}
