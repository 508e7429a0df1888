import type { EvmNetworkId } from "../../../../shared/networks.ts";
import type { Chain } from "../chain.ts";
import { readBooks } from "./books/read-books.ts";
import { buildPayment } from "./build-payment.ts";
import { findTransaction } from "./find-transaction.ts";
import { readFinalHeight, readHead } from "./heights.ts";
import { isSignedBy } from "./is-signed-by.ts";
import { readBalance } from "./read-balance.ts";
import { openRpc } from "./rpc.ts";
import { findTransfers } from "./scan/find-transfers.ts";
import { findBlockGain } from "./scan/find-unseen.ts";

/**
 * A node of an EVM network, asked by JSON-RPC at `url`. A payment is final when its block is the canonical one at its
 * height and not above the block behind the `finalized` tag. What that tag means:
 * - Ethereum: two thirds of the stake justified two epochs in a row, about 13 minutes;
 * - BNB Smart Chain: fast finality (BEP-126), two blocks voted for in a row, seconds;
 * - Polygon: a milestone agreed on by the validators (Heimdall), seconds;
 * - Base: the batch that holds the block is final on Ethereum, about 15 to 20 minutes.
 * The `safe` tag and counts of confirmations are never taken for it: what they promise differs from node to node.
 */
export function openEvmNode(network: EvmNetworkId, url: string): Chain {
  const rpc = openRpc(network, url);
  return {
    network,
    readFinalHeight: () => readFinalHeight(rpc),
    readHead: () => readHead(rpc),
    findTransaction: (hash) => findTransaction(rpc, hash),
    findTransfers: (scan) => findTransfers(rpc, scan),
    readBalance: (owner, asset) => readBalance(rpc, owner, asset),
    readBooks: (ask) => readBooks(rpc, ask),
    isSignedBy: (signed) => isSignedBy(rpc, signed),
    findBlockGain: (owner, height) => findBlockGain(rpc, owner, height),
    buildPayment: async (order) => buildPayment(network, order),
    // It names no nonce and no block: the wallet adds both when it signs.
    canStillSend: async () => true,
  };
}
