import { createHash } from "node:crypto";
import { fromBase58, toBase58 } from "@mysten/sui/utils";
import { FailedTransactionMetadata } from "litesvm";
import { findTokenAccount, showAmount } from "./lite-accounts.node.ts";
import type { Commitment, LandedTransaction, LiteChain } from "./lite-chain.node.ts";
import { readMessage } from "./lite-message.node.ts";
import { RpcRefusal, readFailure } from "./lite-refusals.node.ts";
import { showAccount, showRaw, showStatus, showTransaction } from "./lite-replies.node.ts";

/** The options of any method that we use. */
interface Options {
  commitment?: Commitment;
  encoding?: string;
  maxSupportedTransactionVersion?: number;
  limit?: number;
  before?: string;
  skipPreflight?: boolean;
  sigVerify?: boolean;
}
// biome-ignore lint/suspicious/noExplicitAny: what a method is called with is its own business
export type Methods = Record<string, (...params: any[]) => unknown>;

const GENESIS = toBase58(createHash("sha256").update("genesis of the tests").digest());

/** Solana's JSON-RPC methods as far as the product, its wallets and its tests use them. */
export function listMethods(chain: LiteChain, { pageSize }: { pageSize: number }): Methods {
  const { svm } = chain;
  const inContext = (value: unknown) => ({ context: { slot: chain.slot, apiVersion: "litesvm" }, value });
  return {
    getGenesisHash: () => GENESIS,
    getHealth: () => "ok",
    getFirstAvailableBlock: () => 0,
    getSlot: (options?: Options) => chain.height(options?.commitment ?? "finalized"),
    getBlockHeight: (options?: Options) => chain.height(options?.commitment ?? "finalized"),
    getBlockTime: (slot: number) =>
      [...chain.landed.values()].find((tx) => tx.slot === slot)?.blockTime ?? null,
    getLatestBlockhash: () =>
      inContext({ blockhash: chain.blockhash, lastValidBlockHeight: chain.lastValidSlot }),
    getBalance: (address: string) => inContext(Number(svm.getBalance(address as never) ?? 0n)),
    getMinimumBalanceForRentExemption: (bytes: number) =>
      Number(svm.minimumBalanceForRentExemption(BigInt(bytes))),
    getAccountInfo: (address: string, options?: Options) =>
      inContext(showAccount(svm, address, options?.encoding)),
    getMultipleAccounts: (addresses: string[], options?: Options) =>
      inContext(addresses.map((address) => showAccount(svm, address, options?.encoding))),
    getTokenAccountBalance(address: string) {
      const account = findTokenAccount(svm, address);
      if (!account) throw new RpcRefusal(-32602, "Invalid param: could not find account");
      return inContext(showAmount(account.amount, account.decimals));
    },
    sendTransaction: (text: string, options: Options = {}) => chain.send(readBytes(text, options), options),
    simulateTransaction: (text: string, options: Options = {}) =>
      inContext(simulate(chain, readBytes(text, options), options)),
    getSignatureStatuses: (signatures: string[]) =>
      inContext(signatures.map((signature) => showStatus(chain, chain.landed.get(signature)))),
    getTransaction: (signature: string, options: Options = {}) =>
      readTransaction(chain, chain.landed.get(signature), options),
    getSignaturesForAddress: (address: string, options: Options = {}) =>
      listSignatures(chain, address, { ...options, limit: Math.min(options.limit ?? pageSize, pageSize) }),
  };
}

const readBytes = (text: string, { encoding }: Options) =>
  encoding === "base64" ? Uint8Array.from(Buffer.from(text, "base64")) : fromBase58(text);

function simulate(chain: LiteChain, bytes: Uint8Array, { sigVerify = false }: Options) {
  chain.svm.withSigverify(sigVerify);
  try {
    const outcome = chain.simulate(readMessage(chain.svm, bytes));
    const err = outcome instanceof FailedTransactionMetadata ? readFailure(outcome) : null;
    return { err, logs: outcome.meta().logs(), accounts: null };
  } finally {
    chain.svm.withSigverify(true);
  }
}

function readTransaction(chain: LiteChain, tx: LandedTransaction | undefined, options: Options) {
  if (!tx || !chain.sees(tx, options.commitment)) return null;
  const { maxSupportedTransactionVersion: most = -1 } = options;
  if (tx.version !== "legacy" && tx.version > most)
    throw new RpcRefusal(-32015, `Transaction version (${tx.version}) is not supported`);
  if (options.encoding === "json") return showRaw(tx);
  if (options.encoding !== "jsonParsed") throw new RpcRefusal(-32602, "json and jsonParsed are served here");
  return showTransaction(tx);
}

/** Newest first, after `before`. */
function listSignatures(chain: LiteChain, address: string, { commitment, before, limit }: Options) {
  const newestFirst = [...chain.landed.values()].reverse().filter((tx) => chain.sees(tx, commitment));
  const start = before ? newestFirst.findIndex(({ signatures }) => signatures[0] === before) + 1 : 0;
  return newestFirst
    .slice(start)
    .filter(({ keys }) => keys.some(({ pubkey }) => pubkey === address))
    .slice(0, limit)
    .map((tx) => {
      const { slot, err, blockTime, signatures } = tx;
      return { signature: signatures[0], slot, err, blockTime, memo: null };
    });
}
