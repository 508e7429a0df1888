import type { UnsignedTransaction } from "../../../../shared/payments.ts";
import { ProviderError } from "../../fetch-json.ts";
import type { Chain, PaymentOrder, TransactionFacts } from "../chain.ts";
import { writeAmount } from "./amounts.ts";
import { type AskXrpl, openXrplServer, PROVIDER, XrplRefusal } from "./ask-xrpl.ts";
import { checkReceiver, readBalance } from "./check-receiver.ts";
import { readFacts } from "./facts.ts";
import { findTransfers } from "./find-transfers.ts";
import { readBooks } from "./read-books.ts";
import { readClosedLedger, readValidatedLedger } from "./read-history.ts";
import { transactionSchema } from "./wire.ts";

/** An XRP Ledger server, asked by JSON-RPC at `url`. Heights are ledger indexes, and what is validated is final. */
export function openXrplNode(url: string): Chain {
  const ask = openXrplServer(url);
  return {
    network: "xrpl",
    readFinalHeight: () => readValidatedLedger(ask),
    readHead: () => readClosedLedger(ask),
    findTransaction: (hash) => findTransaction(ask, hash),
    findTransfers: (scan) => findTransfers(ask, scan),
    buildPayment: (order) => buildPayment(ask, order),
    // The wallet numbers it when it signs; the payment itself names no end.
    canStillSend: async () => true,
    readBooks: (books) => readBooks(ask, books),
    readBalance: (owner, asset) => readBalance(ask, owner, asset),
  };
}

async function findTransaction(ask: AskXrpl, hash: string): Promise<TransactionFacts | null> {
  const params = { transaction: hash, binary: false };
  const tx = await ask("tx", params, transactionSchema).catch((cause) => {
    if (cause instanceof XrplRefusal && cause.code === "txnNotFound") return null;
    throw cause;
  });
  if (tx === null) return null;
  if (tx.hash.toUpperCase() !== hash) throw new ProviderError(PROVIDER, "schema");
  return readFacts({ ...tx, hash });
}

/** What the wallet is asked to pay, under the order's tag. Throws `ReceiverNotReady` when our account could not take it. */
async function buildPayment(ask: AskXrpl, order: PaymentOrder): Promise<UnsignedTransaction> {
  const { receiver, asset, amount, reference } = order;
  await checkReceiver(ask, { receiver, asset, amount, hasTag: reference !== undefined });
  return {
    ...{ kind: "xrpl", destination: receiver, amount: writeAmount(asset, amount) },
    ...(reference !== undefined && { destinationTag: Number(reference) }),
  };
}
