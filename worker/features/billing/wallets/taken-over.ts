import { and, isNull, not, type SQL, sql } from "drizzle-orm";
import { walletProofs } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";

/**
 * SQL: at this moment (epoch ms) no later proof of the wallet has taken effect. One that has ends the earlier ones for good,
 * also when it is ended itself: then the wallet is nobody's. One that was withdrawn before its day was over never did.
 */
export const isNotTakenOver = (at: number): SQL => sql`NOT EXISTS (SELECT 1 FROM wallet_proofs AS later
  WHERE later.network = ${walletProofs.network} AND later.address = ${walletProofs.address}
  AND later.counts_from > ${walletProofs.countsFrom} AND later.counts_from <= ${at}
  AND (later.ended_at IS NULL OR later.ended_at >= later.counts_from))`;

/** A statement that ends what an account's proofs took over by now, so that it does not come back when those are deleted. */
export const endTakenOver = (db: Deps["db"], userId: string, at: number) =>
  db
    .update(walletProofs)
    .set({ endedAt: at })
    .where(
      and(
        sql`(network, address) IN (SELECT own.network, own.address FROM wallet_proofs AS own WHERE own.user_id = ${userId})`,
        isNull(walletProofs.endedAt),
        not(isNotTakenOver(at)),
      ),
    );
