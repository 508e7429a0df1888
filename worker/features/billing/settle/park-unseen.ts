import { and, eq, sql } from "drizzle-orm";
import type { NetworkId } from "../../../../shared/networks.ts";
import { payments } from "../../../db/schema.ts";
import type { TransactionFacts, UnseenGain } from "../../../providers/chains/chain.ts";
import { askChain } from "../ask-chain.ts";
import { isBelowDollar, parkForNobody } from "./record/park-payment.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";

/**
 * Coins that a contract moved where no node shows how: what our address gained in that block, less what the block's other
 * rows explain, is parked for nobody, once a network, block, receiver and asset. Null where nothing is hidden, nothing was
 * gained, or the balances of the block are not remembered.
 */
export async function parkUnseen(
  deps: SettleDeps,
  { network, facts, at }: { network: NetworkId; facts: TransactionFacts; at: Date },
): Promise<SettleResult | null> {
  const { height } = facts;
  const receiver = deps.config.chains[network]?.receiver;
  if (!facts.unseen || height === null || receiver === undefined) return null;
  const gain = await askChain(
    deps,
    network,
    async (chain) => (await chain.findBlockGain?.(receiver, height)) ?? null,
  );
  const amount = (gain ?? 0n) - (await sumExplained(deps, network, height));
  if (!(await parkHidden(deps, network, { height, at, amount }))) return null;
  return {
    ...{ status: "rejected", code: "payment_unseen", parked: true },
    ...(facts.notice !== undefined && { notice: facts.notice }),
  };
}

/** Parks a gain that nothing else explains, once. False where it is less than a dollar. */
export async function parkHidden(
  deps: Pick<SettleDeps, "db" | "config" | "now">,
  network: NetworkId,
  { height, at, amount }: UnseenGain,
): Promise<boolean> {
  const receiver = deps.config.chains[network]?.receiver;
  const received = { asset: "native", amount };
  if (isBelowDollar(deps.config, { network, rateMicroUsd: null }, received)) return false;
  const hash = `block:${height}:${receiver}:native`;
  await parkForNobody(deps, {
    ...{ network, hash, at, height, received, sender: null, code: "payment_unseen" },
  });
  return true;
}

async function sumExplained(
  { db }: Pick<SettleDeps, "db">,
  network: NetworkId,
  height: number,
): Promise<bigint> {
  const isOfBlock = and(eq(payments.network, network), eq(payments.height, height), sql`height IS NOT NULL`);
  const rows = await db
    .select({ amount: payments.amount })
    .from(payments)
    .where(and(isOfBlock, eq(payments.asset, "native"), sql`${payments.hash} NOT LIKE 'block:%'`));
  return rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}
