import { Ed25519Keypair } from "@mysten/sui/keypairs/ed25519";
import {
  type BuildTransactionOptions,
  Inputs,
  Transaction,
  type TransactionDataBuilder,
} from "@mysten/sui/transactions";
import { fromBase64, normalizeSuiAddress, toBase64 } from "@mysten/sui/utils";
import type { SuiSimulator } from "./sui-graphql.node.ts";
import { GAS_PRICE, SUI, type SuiCoin } from "./sui-simulator.node.ts";

const GAS_BUDGET = 5_000_000n;

export interface SuiWallet {
  address: string;
  publicKey: Uint8Array;
  /** what `sui:signTransaction` answers to a transaction's JSON */
  sign(json: string, options?: { gasOwner?: SuiWallet }): Promise<{ bytes: string; signature: string }>;
  /** another signature of finished bytes, as a sponsor gives it */
  countersign(bytes: string): Promise<string>;
  /** the signature that `sui:signPersonalMessage` answers */
  signText(text: string): Promise<string>;
  /** what `sui:signAndExecuteTransaction` answers; throws with the network's words when it is refused */
  signAndExecute(
    json: string,
  ): Promise<{ digest: string; bytes: string; signature: string; effects: string }>;
}

/** A wallet that does with a transaction's JSON what a browser's does: finds versions, adds gas, signs, sends. */
export function openSuiWallet(simulator: SuiSimulator, keypair = new Ed25519Keypair()): SuiWallet {
  const address = keypair.toSuiAddress();
  const sign: SuiWallet["sign"] = async (json, { gasOwner } = {}) => {
    const tx = Transaction.from(json);
    tx.setSenderIfNotSet(address);
    addGas(tx, simulator, gasOwner?.address ?? address);
    tx.addBuildPlugin(nameVersions(simulator));
    const bytes = await tx.build();
    return { bytes: toBase64(bytes), signature: (await keypair.signTransaction(bytes)).signature };
  };
  return {
    address,
    publicKey: keypair.getPublicKey().toRawBytes(),
    sign,
    countersign: async (bytes) => (await keypair.signTransaction(fromBase64(bytes))).signature,
    signText: async (text) => (await keypair.signPersonalMessage(Buffer.from(text))).signature,
    async signAndExecute(json) {
      const signed = await sign(json);
      const digest = await executeSigned(simulator, signed.bytes, [signed.signature]);
      return { ...signed, digest, effects: "" };
    },
  };
}

/** Sends a signed transaction over GraphQL; gives its digest. */
export async function executeSigned(
  simulator: SuiSimulator,
  bytes: string,
  signatures: string[],
): Promise<string> {
  const query = `mutation Execute($transactionDataBcs: Base64!, $signatures: [Base64!]!) {
    executeTransaction(transactionDataBcs: $transactionDataBcs, signatures: $signatures) { effects { digest status } }
  }`;
  const body = JSON.stringify({ query, variables: { transactionDataBcs: bytes, signatures } });
  const response = await fetch(simulator.url, { method: "POST", body });
  const { data, errors } = (await response.json()) as {
    data?: { executeTransaction: { effects: { digest: string } } };
    errors?: { message: string }[];
  };
  if (!data || errors) throw new Error(errors?.[0]?.message ?? "no answer");
  return data.executeTransaction.effects.digest;
}

function addGas(tx: Transaction, simulator: SuiSimulator, owner: string): void {
  const named = new Set(
    tx
      .getData()
      .inputs.map((input) => input.UnresolvedObject && normalizeSuiAddress(input.UnresolvedObject.objectId)),
  );
  const gas = [...simulator.ledger.coins.values()].filter(
    (coin) => coin.owner === owner && coin.type === SUI && !named.has(coin.id),
  );
  if (gas.length === 0) throw new Error("No valid gas coins found for the transaction.");
  tx.setGasOwner(owner);
  tx.setGasPrice(GAS_PRICE);
  tx.setGasBudget(GAS_BUDGET);
  tx.setGasPayment(gas.map(referTo));
}

const referTo = ({ id, version, digest }: SuiCoin) => ({
  objectId: id,
  version: version.toString(),
  digest,
});

/** Puts version and digest to objects that are named by their id alone. */
const nameVersions =
  (simulator: SuiSimulator) =>
  async (data: TransactionDataBuilder, _options: BuildTransactionOptions, next: () => Promise<void>) => {
    for (const [index, input] of data.inputs.entries()) {
      if (!input.UnresolvedObject) continue;
      const coin = simulator.ledger.coins.get(normalizeSuiAddress(input.UnresolvedObject.objectId));
      if (!coin) throw new Error(`object ${input.UnresolvedObject.objectId} does not exist`);
      data.inputs[index] = Inputs.ObjectRef(referTo(coin));
    }
    await next();
  };
