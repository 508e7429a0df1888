import {
  type AddressLookupTableAccount,
  Keypair,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { until } from "../../clock.ts";
import { askServer, type SolanaServer } from "../solana.node.ts";
import { signVersionOne } from "./version-one.node.ts";

/** Sets what an address has, in lamports. */
export async function fundSol(server: SolanaServer, address: string, lamports: number): Promise<void> {
  const owner = SystemProgram.programId.toBase58();
  await server.setAccount(address, { lamports, owner, data: new Uint8Array() });
}

/** A wallet with some SOL; 10 unless told. */
export async function openWallet(server: SolanaServer, { sol = 10 } = {}): Promise<Keypair> {
  const wallet = Keypair.generate();
  if (sol > 0) await fundSol(server, wallet.publicKey.toBase58(), sol * 1e9);
  return wallet;
}

/** Signs a base64 transaction and sends it, as a wallet does. Gives its signature; throws the server's refusal. */
export async function signAndSend(
  url: string,
  transaction: string,
  signers: Keypair[],
  options?: { skipPreflight?: boolean },
): Promise<string> {
  const signed = VersionedTransaction.deserialize(Buffer.from(transaction, "base64"));
  signed.sign(signers);
  return send(url, signed.serialize(), options);
}

/** Sends a signed transaction and waits until it is in a block. */
async function send(url: string, bytes: Uint8Array, { skipPreflight = false } = {}): Promise<string> {
  const options = { encoding: "base64", skipPreflight, preflightCommitment: "confirmed" };
  const text = Buffer.from(bytes).toString("base64");
  const signature = (await askServer(url, "sendTransaction", [text, options])) as string;
  await until(async () => {
    const { value } = (await askServer(url, "getSignatureStatuses", [[signature]])) as { value: unknown[] };
    return Boolean(value[0]);
  });
  return signature;
}

export interface SendOptions {
  /** legacy unless told; 0 when there are lookup tables */
  version?: 1;
  lookupTables?: AddressLookupTableAccount[];
  skipPreflight?: boolean;
}

/** Sends instructions in one transaction; the first signer pays the fee. Gives its signature. */
export async function sendInstructions(
  { url }: SolanaServer,
  instructions: TransactionInstruction[],
  signers: [Keypair, ...Keypair[]],
  { version, lookupTables, skipPreflight }: SendOptions = {},
): Promise<string> {
  const latest = await askServer(url, "getLatestBlockhash", [{ commitment: "confirmed" }]);
  const message = new TransactionMessage({
    payerKey: signers[0].publicKey,
    recentBlockhash: (latest as { value: { blockhash: string } }).value.blockhash,
    instructions,
  });
  if (version === 1) return send(url, signVersionOne(message, signers), { skipPreflight });
  const transaction = new VersionedTransaction(
    lookupTables ? message.compileToV0Message(lookupTables) : message.compileToLegacyMessage(),
  );
  transaction.sign(signers);
  return send(url, transaction.serialize(), { skipPreflight });
}
