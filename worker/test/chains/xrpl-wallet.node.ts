import { ed25519 } from "@noble/curves/ed25519.js";
import { type SubmittableTransaction, Wallet } from "xrpl";
import type { XrplSimulator } from "./xrpl-server.node.ts";
import type { WireAmount } from "./xrpl-simulator.node.ts";

export interface PaymentRequest {
  amount: WireAmount;
  destination: string;
  destinationTag?: number;
  flags?: number;
  sendMax?: WireAmount;
}

export interface XrplWallet {
  address: string;
  publicKey: string;
  /** what GemWallet's `signMessage` answers, by an Ed25519 key */
  signText(text: string): string;
  /** pays as GemWallet's `sendPayment` does; gives the hash and the server's result code, also of a failure */
  sendPayment(request: PaymentRequest): Promise<{ hash: string; result: string }>;
  /** signs and submits any transaction, numbered and with its fee */
  submit(
    tx: Omit<SubmittableTransaction, "Account"> & Record<string, unknown>,
  ): Promise<{ hash: string; result: string }>;
}

const FEE_DROPS = "12";

/** A wallet whose key really signs, on top of the simulator's JSON-RPC. */
export function openXrplWallet(simulator: XrplSimulator, wallet = Wallet.generate()): XrplWallet {
  const submit: XrplWallet["submit"] = async (tx) => {
    const info = await call(simulator.url, "account_info", { account: wallet.address });
    const { Sequence } = info.account_data as { Sequence: number };
    const numbered = { ...tx, Account: wallet.address, Fee: FEE_DROPS, Sequence } as SubmittableTransaction;
    const { tx_blob, hash } = wallet.sign(numbered);
    const reply = await call(simulator.url, "submit", { tx_blob });
    return { hash, result: String(reply.engine_result) };
  };
  return {
    address: wallet.address,
    publicKey: wallet.publicKey,
    signText: (text) =>
      Buffer.from(ed25519.sign(Buffer.from(text), Buffer.from(wallet.privateKey.slice(2), "hex")))
        .toString("hex")
        .toUpperCase(),
    submit,
    sendPayment: ({ amount, destination, destinationTag, flags, sendMax }) =>
      submit({
        ...{ TransactionType: "Payment", Amount: amount, Destination: destination },
        ...(destinationTag !== undefined && { DestinationTag: destinationTag }),
        ...(flags !== undefined && { Flags: flags }),
        ...(sendMax !== undefined && { SendMax: sendMax }),
      } as Parameters<XrplWallet["submit"]>[0]),
  };
}

async function call(url: string, method: string, params: object): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ method, params: [{ ...params, api_version: 2 }] });
  const response = await fetch(url, { method: "POST", body });
  const { result } = (await response.json()) as { result: Record<string, unknown> & { error?: string } };
  if (result.error) throw new Error(result.error);
  return result;
}
