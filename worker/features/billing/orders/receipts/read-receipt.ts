import { and, eq, sql } from "drizzle-orm";
import { formatUnits } from "viem/utils";
import * as z from "zod";
import { NETWORKS } from "../../../../../shared/networks.ts";
import { payments, receipts } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";
import { AppError } from "../../../../errors.ts";
import type { User } from "../../../auth/user.ts";
import { nameProduct } from "../../parked/describe-payment.ts";

const sellerSchema = z.object({
  name: z.string(),
  address: z.array(z.string()),
  taxId: z.string().nullable(),
});

export interface Receipt {
  number: number;
  issuedAt: Date;
  paidAt: Date;
  seller: z.infer<typeof sellerSchema>;
  /** e-mail */
  buyer: string;
  product: string;
  priceCents: number;
  /** each payment it took, "20.001 USDC on Base", with its transaction */
  payments: { amount: string; txHash: string }[];
  reversedAt: Date | null;
}

/**
 * The receipt of a credited wallet payment of one's own. It is numbered when it is asked for the first time, by the next
 * number there is, and names the seller as he was then. Throws `not_found`; card payments have the provider's.
 */
export async function readReceipt(
  { db, config, now }: Pick<Deps, "db" | "config" | "now">,
  { id, user }: { id: string; user: Pick<User, "id" | "email"> },
): Promise<Receipt> {
  const isOwn = and(eq(payments.id, id), eq(payments.userId, user.id), eq(payments.state, "credited"));
  const [payment] = await db.select().from(payments).where(isOwn);
  if (!payment || payment.network === "card") throw new AppError("not_found");
  const isIts = eq(receipts.paymentId, id);
  const [, [issued], parts] = await db.batch([
    db.insert(receipts).select(
      sql`SELECT coalesce(max(number), 0) + 1, ${id}, ${now().getTime()}, ${JSON.stringify(config.seller)} FROM ${receipts}
          WHERE true HAVING NOT EXISTS (SELECT 1 FROM ${receipts} WHERE ${isIts})`,
    ),
    db.select().from(receipts).where(isIts),
    db.select().from(payments).where(eq(payments.partOf, id)),
  ]);
  if (!issued) throw new AppError("not_found");
  const all = [...parts, payment];
  return {
    number: issued.number,
    issuedAt: new Date(issued.issuedAt),
    paidAt: new Date(payment.paidAt),
    seller: sellerSchema.parse(JSON.parse(issued.seller)),
    buyer: user.email,
    product: nameProduct(payment),
    priceCents: all.reduce((sum, { priceCents }) => sum + priceCents, 0),
    payments: all.map(sayPayment),
    reversedAt: payment.reversedAt === null ? null : new Date(payment.reversedAt),
  };
}

function sayPayment({ network, amount, decimals, symbol, hash }: typeof payments.$inferSelect) {
  const name = network === "card" ? "card" : NETWORKS[network].name;
  return { amount: `${formatUnits(BigInt(amount), decimals ?? 0)} ${symbol ?? ""} on ${name}`, txHash: hash };
}
