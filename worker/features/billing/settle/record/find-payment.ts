import { and, eq, gt, lt } from "drizzle-orm";
import { ERRORS, type ErrorCode } from "../../../../../shared/errors.ts";
import type { NetworkId } from "../../../../../shared/networks.ts";
import { payments } from "../../../../db/schema.ts";
import type { Deps } from "../../../../deps.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** What is on record about a transaction, by its canonical hash. */
export async function findPayment(
  { db }: Pick<Deps, "db">,
  network: NetworkId,
  hash: string,
): Promise<PaymentRow | null> {
  const isIt = and(eq(payments.network, network), eq(payments.hash, hash));
  const [row] = await db.select().from(payments).where(isIt);
  return row ?? null;
}

/** The rows of further coins that a transaction brought. */
export const findCoins = (
  { db }: Pick<Deps, "db">,
  network: NetworkId,
  hash: string,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.network, network), gt(payments.hash, `${hash}#`), lt(payments.hash, `${hash}$`)));

/** Credited, and not taken back since. */
export const stands = (row: PaymentRow): boolean => row.state === "credited" && row.reversedAt === null;

/** Why a parked payment was not credited. */
export const codeOf = ({ code }: PaymentRow): ErrorCode =>
  code !== null && Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : "internal";
