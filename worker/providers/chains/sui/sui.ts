import { ProviderError } from "../../fetch-json.ts";
import type { Chain } from "../chain.ts";
import { askGraphql, PROVIDER } from "./ask-graphql.ts";
import { buildPayment } from "./build-payment.ts";
import { readFacts } from "./facts.ts";
import { findTransfers } from "./find-transfers.ts";
import { readBooks } from "./read-books.ts";

const SUI = "0x2::sui::SUI";

/** A Sui node, asked by GraphQL at `url`. Heights are checkpoints, and what a checkpoint holds is final. */
export function openSuiNode(url: string): Chain {
  const readHead = async () => (await askGraphql(url, "head")).checkpoint.sequenceNumber;
  return {
    network: "sui",
    readFinalHeight: readHead,
    readHead,
    async findTransaction(hash) {
      const { transaction } = await askGraphql(url, "transaction", { digest: hash });
      if (!transaction) return null;
      if (transaction.digest !== hash) throw new ProviderError(PROVIDER, "schema");
      // A checkpoint has a time always: a node that does not report it is none to judge by, and another one is asked.
      if (transaction.effects?.checkpoint && !transaction.effects.timestamp)
        throw new ProviderError(PROVIDER, "schema");
      return readFacts(transaction);
    },
    findTransfers: (scan) => findTransfers(url, scan),
    readBooks: (books) => readBooks(url, books),
    buildPayment: (order) => buildPayment(url, order),
    // It names no expiry: it can be signed as long as its coins exist, and spent once at most.
    canStillSend: async () => true,
    async readBalance(owner, asset) {
      const coin = asset === "native" ? SUI : asset;
      const { address } = await askGraphql(url, "balance", { owner, coin });
      return address?.balance?.totalBalance ?? 0n;
    },
  };
}
