import type { EvmNetworkId } from "../../../shared/networks.ts";
import { NETWORKS } from "../../../shared/networks.ts";
import type { TransactionFacts } from "../../providers/chains/chain.ts";
import { openEvmNode } from "../../providers/chains/evm/evm.ts";
import { type Anvil, finalize, fund, mintToken, placeToken, startAnvil } from "./anvil.node.ts";

export const PAYER = "0x1111111111111111111111111111111111111112";
export const RECEIVER = "0x2222222222222222222222222222222222222223";
export const STRANGER = "0x3333333333333333333333333333333333333334";

export const EVM_NETWORKS: EvmNetworkId[] = ["ethereum", "bsc", "polygon", "base"];

/** The tokens of a network's own table, with their symbols. */
export const tokensOf = (network: EvmNetworkId) =>
  Object.entries(NETWORKS[network].tokens).map(([symbol, token]) => ({ symbol, ...token }));

/** A chain of this network on which the payer has coins and a million of each token, at its real address. */
export async function openShop(network: EvmNetworkId) {
  const anvil = await startAnvil(Number(NETWORKS[network].chainId));
  await fund(anvil, PAYER, 1_000n * 10n ** 18n);
  for (const token of tokensOf(network)) {
    await placeToken(anvil, token);
    await mintToken(anvil, {
      token: token.address,
      to: PAYER,
      amount: 1_000_000n * 10n ** BigInt(token.decimals),
    });
  }
  return { anvil, node: openEvmNode(network, anvil.url) };
}

/** The facts of a transaction that is there. */
export async function readFacts(
  node: { findTransaction(hash: string): Promise<TransactionFacts | null> },
  hash: string,
): Promise<TransactionFacts> {
  const facts = await node.findTransaction(hash);
  if (!facts) throw new Error("the node does not know this transaction");
  return facts;
}

/** The same once everything so far is final. */
export async function readFinalFacts(anvil: Anvil, node: Parameters<typeof readFacts>[0], hash: string) {
  await finalize(anvil);
  return readFacts(node, hash);
}

/** How much an owner's balance of an asset changed; 0 when it did not. */
export const changeOf = ({ changes }: TransactionFacts, owner: string, asset: string): bigint =>
  changes.find((change) => change.owner === owner && change.asset === asset)?.amount ?? 0n;
