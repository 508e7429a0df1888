import type { Chain } from "../chain.ts";
import { readBooks } from "./books/read-books.ts";
import { findTransaction, readFinalSlot, readHeadSlot } from "./find-transaction.ts";
import { type AskNode, openRpc } from "./rpc.ts";
import { findTransfers } from "./scan/find-transfers.ts";
import { accountSchema, balanceSchema, SYSTEM_PROGRAM, slotSchema, tokenAccountsSchema } from "./wire.ts";

/** Solana asked at one JSON-RPC address. Heights are slots; an unsigned transaction ends at a block height. */
export function openSolanaNode(url: string): Chain {
  const ask = openRpc(url);
  return {
    network: "solana",
    readFinalHeight: () => readFinalSlot(ask),
    readHead: () => readHeadSlot(ask),
    findTransaction: (hash) => findTransaction(ask, hash),
    findTransfers: (scan) => findTransfers(ask, scan),
    async buildPayment(order) {
      // Only who builds pays for loading the chain's libraries, not every start of the worker.
      const { buildPayment } = await import("./build-payment.ts");
      return buildPayment(ask, order);
    },
    readBooks: (books) => readBooks(ask, books),
    readBalance: (owner, asset) => readBalance(ask, owner, asset),
    canReceive: (address) => canReceive(ask, address),
    async canStillSend(transaction) {
      if (transaction.kind !== "solana") return false;
      const height = await ask("getBlockHeight", [{ commitment: "confirmed" }], slotSchema);
      return height <= transaction.lastValidBlockHeight;
    },
  };
}

/** What an owner holds now, of a token where wallets keep it. */
async function readBalance(ask: AskNode, owner: string, asset: string): Promise<bigint> {
  const commitment = { commitment: "confirmed" };
  if (asset === "native") return BigInt((await ask("getBalance", [owner, commitment], balanceSchema)).value);
  const { readTokenAccounts } = await import("./token-accounts.ts");
  const accounts = await readTokenAccounts(ask, owner, [asset]);
  const options = { ...commitment, encoding: "jsonParsed" };
  const { value } = await ask("getMultipleAccounts", [accounts, options], tokenAccountsSchema);
  return value.reduce((sum, account) => sum + (account?.data.parsed.info.tokenAmount.amount ?? 0n), 0n);
}

/** A wallet belongs to the system program, or is not there yet; programs, mints and token accounts do not. */
async function canReceive(ask: AskNode, address: string): Promise<boolean> {
  const options = { encoding: "base64", commitment: "confirmed", dataSlice: { offset: 0, length: 0 } };
  const { value } = await ask("getAccountInfo", [address, options], accountSchema);
  return value === null || (value.owner === SYSTEM_PROGRAM && !value.executable);
}
