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

/** The same as far as an account is concerned: its own row, where several wallets paid in one transaction, else the transaction's. */
export async function findOwn(
  deps: Pick<Deps, "db">,
  userId: string,
  { network, hash }: { network: NetworkId; hash: string },
): Promise<PaymentRow | null> {
  const row = await findPayment(deps, network, hash);
  if (row?.userId === userId) return row;
  const coins = await findCoins(deps, network, hash);
  return coins.find((one) => one.userId === userId) ?? row;
}

/** The rows of further coins, and of other wallets' shares, that a transaction brought. */
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
