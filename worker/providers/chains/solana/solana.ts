import type { Chain } from "../chain.ts";
import { findTransaction, readFinalSlot } from "./find-transaction.ts";
import { openRpc } from "./rpc.ts";
import { findTransfers } from "./scan/find-transfers.ts";
import { slotSchema } from "./wire.ts";

/** Solana asked at one JSON-RPC address. Heights are slots; an unsigned transaction ends at a block height. */
export function openSolanaNode(url: string): Chain {
  const ask = openRpc(url);
  return {
    network: "solana",
    readFinalHeight: () => readFinalSlot(ask),
    findTransaction: (hash) => findTransaction(ask, hash),
    findTransfers: (scan) => findTransfers(ask, scan),
    async buildPayment(order) {
      // Only who builds pays for loading the chain's libraries, not every start of the worker.
      const { buildPayment } = await import("./build-payment.ts");
      return buildPayment(ask, order);
    },
    async canStillSend(transaction) {
      if (transaction.kind !== "solana") return false;
      const height = await ask("getBlockHeight", [{ commitment: "confirmed" }], slotSchema);
      return height <= transaction.lastValidBlockHeight;
    },
  };
}
