import { fromBase58 } from "@mysten/sui/utils";
import { askPerson, signAndSend, signText, type TestWallet } from "./test-wallet.ts";

function connect(wallet: TestWallet) {
  askPerson(wallet);
  return { address: wallet.address, publicKey: wallet.publicKey };
}

const textOf = (bytes: unknown): string => Buffer.from(bytes as number[]).toString();

/** Wallet Standard on Solana: the transaction's bytes in, its signature's bytes out. */
export async function answerSolana(wallet: TestWallet, method: string, params: unknown): Promise<unknown> {
  if (method === "connect") return connect(wallet);
  if (method === "signMessage") return [...fromBase58(await signText(wallet, textOf(params)))];
  const base64 = Buffer.from(params as number[]).toString("base64");
  const { hash = "" } = await signAndSend(wallet, "solana", base64);
  return [...fromBase58(hash)];
}

/** Wallet Standard on Sui: the transaction's JSON in. */
export async function answerSui(wallet: TestWallet, method: string, params: unknown): Promise<unknown> {
  if (method === "connect") return connect(wallet);
  return method === "signMessage" ? signText(wallet, textOf(params)) : signAndSend(wallet, "sui", params);
}

/** GemWallet's requests by their type. */
export async function answerGem(wallet: TestWallet, method: string, params: unknown): Promise<unknown> {
  if (method === "REQUEST_GET_ADDRESS/V3") return connect(wallet);
  if (method === "REQUEST_GET_NETWORK/V3") return { chain: "XRPL", network: "Mainnet" };
  if (method === "REQUEST_GET_PUBLIC_KEY/V3")
    return {
      address: wallet.address,
      publicKey: Buffer.from(wallet.publicKey).toString("hex").toUpperCase(),
    };
  if (method === "REQUEST_SIGN_MESSAGE/V3")
    return { signedMessage: await signText(wallet, (params as { message: string }).message) };
  const payment = params as { amount?: unknown; destination?: string; destinationTag?: number };
  if (method !== "REQUEST_SEND_PAYMENT/V3" || !payment.amount || !payment.destination)
    throw new Error("gem_BAD_REQUEST");
  return { hash: (await signAndSend(wallet, "xrpl", payment)).hash };
}
