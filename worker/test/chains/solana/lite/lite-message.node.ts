import { toBase58 } from "@mysten/sui/utils";
import { AddressLookupTableAccount, PublicKey, VersionedTransaction } from "@solana/web3.js";
import type { LiteSVM } from "litesvm";
import { findAccount } from "./lite-accounts.node.ts";
import { RpcRefusal } from "./lite-refusals.node.ts";

export interface AccountKey {
  pubkey: string;
  signer: boolean;
  source: "transaction" | "lookupTable";
  writable: boolean;
}

/** One instruction with its accounts by place in the keys. */
export interface CompiledInstruction {
  programIdIndex: number;
  accounts: number[];
  data: Uint8Array;
  stackHeight: number;
}

/** A transaction as it was sent, with the keys of its lookup tables behind its own. */
export interface LiteMessage {
  /** as litesvm takes it */
  raw: Parameters<LiteSVM["sendTransaction"]>[0];
  version: "legacy" | 0 | 1;
  signatures: string[];
  keys: AccountKey[];
  blockhash: string;
  instructions: CompiledInstruction[];
}

export function readMessage(svm: LiteSVM, bytes: Uint8Array): LiteMessage {
  const { message, signatures } = VersionedTransaction.deserialize(bytes);
  const own = message.staticAccountKeys.map(
    (key, i): AccountKey => ({
      pubkey: key.toBase58(),
      signer: message.isAccountSigner(i),
      source: "transaction",
      writable: message.isAccountWritable(i),
    }),
  );
  const signed = signatures.map((signature, i) => [own[i]?.pubkey, signature]);
  return {
    raw: {
      messageBytes: cutMessage(bytes, { version: message.version, count: signatures.length }),
      signatures: Object.fromEntries(signed),
    } as unknown as LiteMessage["raw"],
    version: message.version,
    signatures: signatures.map((signature) => toBase58(signature)),
    keys: [...own, ...readLookups(svm, message.addressTableLookups)],
    blockhash: message.recentBlockhash,
    instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
      ...{ programIdIndex, accounts: accountKeyIndexes, data, stackHeight: 1 },
    })),
  };
}

/** Signatures stand before the message behind their count, and from version 1 on behind it. */
function cutMessage(
  bytes: Uint8Array,
  { version, count }: { version: LiteMessage["version"]; count: number },
) {
  return version === 1 ? bytes.slice(0, bytes.length - count * 64) : bytes.slice(1 + count * 64);
}

type Lookup = VersionedTransaction["message"]["addressTableLookups"][number];

/** All writable keys of all tables come before the others. */
function readLookups(svm: LiteSVM, lookups: Lookup[]): AccountKey[] {
  const read = (writable: boolean) =>
    lookups.flatMap(({ accountKey, writableIndexes, readonlyIndexes }) => {
      const account = findAccount(svm, accountKey.toBase58());
      if (!account) throw new RpcRefusal(-32002, "Transaction simulation failed: lookup table not found");
      const { addresses } = AddressLookupTableAccount.deserialize(account.data);
      return (writable ? writableIndexes : readonlyIndexes).map(
        (i): AccountKey => ({
          pubkey: (addresses[i] ?? PublicKey.default).toBase58(),
          signer: false,
          source: "lookupTable",
          writable,
        }),
      );
    });
  return [...read(true), ...read(false)];
}
