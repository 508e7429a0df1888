import { base58 } from "@scure/base";
import { featureOf, type StandardAccount, type StandardWallet, toFound, watchStandard } from "./standard.ts";
import type { Watch } from "./wallet.ts";

const CHAIN = "solana:mainnet";
const FEATURE = "solana:signAndSendTransaction";

interface SignAndSend {
  signAndSendTransaction: (input: {
    account: StandardAccount;
    chain: string;
    transaction: Uint8Array;
    options: { preflightCommitment: "confirmed" };
  }) => Promise<readonly { signature: Uint8Array }[]>;
}

/** Solana wallets that can sign and send. */
export const watchSolana: Watch = (add) =>
  watchStandard((wallet) => {
    const found = toFound(wallet, "solana", { chain: CHAIN, feature: FEATURE, send, sign });
    if (found) add(found);
  });

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

interface SignMessage {
  signMessage: (input: {
    account: StandardAccount;
    message: Uint8Array;
  }) => Promise<readonly { signature: Uint8Array }[]>;
}

async function sign(wallet: StandardWallet, account: StandardAccount, message: Uint8Array) {
  const [signed] = await featureOf<SignMessage>(wallet, "solana:signMessage").signMessage({
    account,
    message,
  });
  if (!signed) throw new Error("The wallet gave no signature.");
  return base58.encode(signed.signature);
}

async function send(
  wallet: StandardWallet,
  account: StandardAccount,
  unsigned: { kind: string; transaction?: string },
): Promise<string> {
  if (unsigned.kind !== "solana" || !unsigned.transaction)
    throw new TypeError(`no Solana transaction: ${unsigned.kind}`);
  const transaction = fromBase64(unsigned.transaction);
  const options = { preflightCommitment: "confirmed" } as const;
  const [sent] = await featureOf<SignAndSend>(wallet, FEATURE).signAndSendTransaction({
    account,
    chain: CHAIN,
    transaction,
    options,
  });
  if (!sent) throw new Error("The wallet gave no signature.");
  return base58.encode(sent.signature);
}
