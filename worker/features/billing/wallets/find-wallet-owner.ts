import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { walletProofs } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { isNotTakenOver } from "./taken-over.ts";

/**
 * The account that signed for the wallet a payment came from; null where none did, where several wallets paid it and they are
 * not one account's, or while another account that signed too waits for the wallet.
 */
export async function findWalletOwner(
  { db, now }: Pick<Deps, "db" | "now">,
  network: NetworkId,
  payers: readonly string[],
): Promise<string | null> {
  if (payers.length === 0) return null;
  const { address, userId, countsFrom, endedAt } = walletProofs;
  const at = now().getTime();
  const isIts = and(eq(walletProofs.network, network), inArray(address, [...payers]));
  const rows = await db
    .select({ address, userId, countsFrom })
    .from(walletProofs)
    .where(and(isIts, isNull(endedAt), isNotTakenOver(at)))
    .orderBy(asc(countsFrom));
  // Who waits for the wallet comes last.
  const last = new Map(rows.map((row) => [row.address, row]));
  const proofs = payers.map((payer) => last.get(payer));
  const [first] = proofs;
  const isOne = proofs.every((proof) => proof?.userId === first?.userId && (proof?.countsFrom ?? at) <= at);
  return isOne ? (first?.userId ?? null) : null;
}
