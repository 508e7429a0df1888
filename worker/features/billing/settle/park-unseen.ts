import type { NetworkId } from "../../../../shared/networks.ts";
import type { TransactionFacts, UnseenGain } from "../../../providers/chains/chain.ts";
import { askChain } from "../ask-chain.ts";
import { blockHash, hasRows, readExplained } from "./record/block-row.ts";
import { isBelowDollar, parkStray } from "./record/park-payment.ts";
import type { SettleDeps, SettleResult } from "./settle-money.ts";

/**
 * Coins that a contract moved where no node shows how: what our address gained in that block and none of its transactions
 * shows is parked for nobody. Null where nothing is hidden, nothing was gained, or the balances of the block are not
 * remembered.
 */
export async function parkUnseen(
  deps: SettleDeps,
  { network, facts }: { network: NetworkId; facts: TransactionFacts },
): Promise<SettleResult | null> {
  const { height } = facts;
  const receiver = deps.config.chains[network]?.receiver;
  if (!facts.unseen || height === null || receiver === undefined) return null;
  const gain = await askChain(
    deps,
    network,
    async (chain) => (await chain.findBlockGain?.(receiver, height)) ?? null,
  );
  if (!gain || !(await parkHidden(deps, network, gain))) return null;
  return {
    ...{ status: "rejected", code: "payment_unseen", parked: true },
    ...(facts.notice !== undefined && { notice: facts.notice }),
  };
}

/**
 * Parks what an unseen gain is beyond the rows of its block's transactions, once a network, block, receiver and asset. False
 * where it is less than a dollar. Throws when such a row is written at the same moment: it is to be repeated.
 */
export async function parkHidden(
  deps: Pick<SettleDeps, "db" | "config" | "now">,
  network: NetworkId,
  gain: UnseenGain,
): Promise<boolean> {
  const { height, at } = gain;
  const receiver = deps.config.chains[network]?.receiver;
  if (receiver === undefined) return false;
  const explained = await readExplained(deps, network, gain);
  const received = { asset: "native", amount: gain.amount - explained.amount };
  if (isBelowDollar(deps.config, { network, rateMicroUsd: null }, received)) return false;
  await parkStray(deps, {
    ...{ network, hash: blockHash(height, receiver), at, height, received },
    ...{
      userId: null,
      sender: null,
      code: "payment_unseen",
      isAsRead: hasRows(network, height, explained.rows),
    },
  });
  return true;
}
