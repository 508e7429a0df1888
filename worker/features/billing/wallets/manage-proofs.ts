import { and, desc, eq, isNull } from "drizzle-orm";
import type { WalletProof } from "../../../../shared/wallets.ts";
import { walletProofs } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { isNotTakenOver } from "./taken-over.ts";

type Tools = Pick<Deps, "db" | "now">;
const toText = (time: number) => new Date(time).toISOString();

export const toProof = ({
  id,
  network,
  address,
  provenAt,
  countsFrom,
}: typeof walletProofs.$inferSelect): WalletProof => ({
  ...{ id, network, address },
  ...{ provenAt: toText(provenAt), countsFrom: toText(countsFrom) },
});

/** The wallets an account signed for, the newest first. */
export async function listProofs({ db, now }: Tools, userId: string): Promise<WalletProof[]> {
  const rows = await db
    .select()
    .from(walletProofs)
    .where(
      and(eq(walletProofs.userId, userId), isNull(walletProofs.endedAt), isNotTakenOver(now().getTime())),
    )
    .orderBy(desc(walletProofs.provenAt));
  return rows.map(toProof);
}

/**
 * Ends a proof of the account's own: what comes from the wallet from now on is not its any more, and nobody's, unless it was a
 * takeover that had not taken effect. Throws `not_found`.
 */
export async function endProof({ db, now }: Tools, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(walletProofs.id, id), eq(walletProofs.userId, userId), isNull(walletProofs.endedAt));
  const ended = await db
    .update(walletProofs)
    .set({ endedAt: now().getTime() })
    .where(isOwn)
    .returning({ id: walletProofs.id });
  if (ended.length === 0) throw new AppError("not_found");
}
