import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { walletProofs } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { isNotTakenOver } from "./taken-over.ts";

/** Wallets that paid, and when their payment's block was, epoch ms. */
interface Paid {
  payers: readonly string[];
  paidAt: number;
}

/**
 * The account that signed for the wallet a payment came from; null where none did, where several wallets paid it and they are
 * not one account's, while another account that signed too waits for the wallet, and where it was another account's when it
 * paid: who has a wallet later has no part in what it paid before.
 */
export async function findWalletOwner(
  { db, now }: Pick<Deps, "db" | "now">,
  network: NetworkId,
  { payers, paidAt }: Paid,
): Promise<string | null> {
  if (payers.length === 0) return null;
  const { address, userId, countsFrom, endedAt } = walletProofs;
  const at = now().getTime();
  const isLiving = and(isNull(endedAt), isNotTakenOver(at));
  const counted = and(
    lte(countsFrom, paidAt),
    or(isNull(endedAt), gt(endedAt, paidAt)),
    isNotTakenOver(paidAt),
  );
  const rows = await db
    .select({ address, userId, countsFrom, isLiving: sql`${isLiving}`, counted: sql`${counted}` })
    .from(walletProofs)
    .where(and(eq(walletProofs.network, network), inArray(address, [...payers]), or(isLiving, counted)))
    .orderBy(asc(countsFrom));
  // Who waits for the wallet comes last.
  const last = new Map(rows.filter((row) => row.isLiving).map((row) => [row.address, row]));
  const proofs = payers.map((payer) => last.get(payer));
  const [first] = proofs;
  const isOne = proofs.every((proof) => proof?.userId === first?.userId && (proof?.countsFrom ?? at) <= at);
  const wasOthers = rows.some((row) => row.counted && row.userId !== first?.userId);
  return isOne && !wasOthers ? (first?.userId ?? null) : null;
}
