import type { UnsignedTransaction } from "../../../../shared/payments.ts";
import type { Connection, FoundWallet, Watch } from "./wallet.ts";
import { ask, WalletError } from "./wallet-error.ts";

const NOT_THERE = "Please check if GemWallet is installed";
const REJECTED = "Connection rejected. Please approve the connection in GemWallet.";
/** An extension that was just put to sleep takes a moment; it is asked again in the meantime. */
const ASK_AGAIN_MS = [0, 150, 400, 800];
const QUICK_MS = 1_000;

interface Answer {
  source: "GEM_WALLET_MSG_RESPONSE";
  /** misspelt by the extension */
  messagedId: number;
  isInstalled?: boolean;
  /** undefined when the person said no */
  result?: {
    address?: string;
    hash?: string;
    network?: string;
    publicKey?: string;
    signedMessage?: string;
  };
  error?: { message?: string };
}

let lastId = Date.now();

/** One message to the extension and its answer; without `withinMs` it waits for the person. */
function call(type: string, payload?: unknown, withinMs?: number): Promise<Answer> {
  lastId += 1;
  const messageId = lastId;
  return new Promise((resolve, reject) => {
    const stop = () => window.removeEventListener("message", listen);
    const listen = ({ source, data }: MessageEvent<Answer | undefined>) => {
      if (source !== window || data?.source !== "GEM_WALLET_MSG_RESPONSE" || data.messagedId !== messageId)
        return;
      stop();
      resolve(data);
    };
    window.addEventListener("message", listen);
    if (withinMs !== undefined)
      setTimeout(() => {
        stop();
        reject(new Error(NOT_THERE));
      }, withinMs);
    const request = { source: "GEM_WALLET_MSG_REQUEST", messageId, app: "gem-wallet", type, payload };
    window.postMessage(request, location.origin);
  });
}

/** What the person let it give; undefined when they said no. */
async function request(type: string, payload: unknown): Promise<Answer["result"]> {
  const { result, error } = await call(`${type}/V3`, payload);
  if (error) throw new Error(error.message || NOT_THERE);
  return result;
}

/** GemWallet does not announce itself: it is asked, and asked again when the person comes back to the page. */
export const watchGem: Watch = (add) => {
  let stopped = false;
  const look = () =>
    call("REQUEST_IS_INSTALLED/V3", undefined, QUICK_MS).then(
      ({ isInstalled }) => isInstalled && !stopped && add(gemWallet),
      () => false,
    );
  const timers = ASK_AGAIN_MS.map((ms) => setTimeout(look, ms));
  window.addEventListener("focus", look);
  return () => {
    stopped = true;
    timers.forEach(clearTimeout);
    window.removeEventListener("focus", look);
  };
};

const gemWallet: FoundWallet = { id: "gem", kind: "xrpl", name: "GemWallet", connect };

async function connect(): Promise<Connection> {
  const result = await ask("connect", NOT_THERE, () => request("REQUEST_GET_ADDRESS", siteOf()));
  if (result === undefined) throw new WalletError("connect", REJECTED, true);
  if (!result.address) throw new WalletError("accounts", "GemWallet has no account to pay with.");
  return { address: result.address, prepare, send, signText, onChange: () => () => {} };
}

/** How the wallet shows who asks. */
const siteOf = () => ({
  ...{ url: location.origin, title: document.title, favicon: `${location.origin}/icon.svg` },
});

/** The ledger's addresses do not contain their key, so the wallet is asked for it too. */
async function signText(message: string) {
  const key = await ask("sign", NOT_THERE, () => request("REQUEST_GET_PUBLIC_KEY", siteOf()));
  const signed = await ask("sign", "GemWallet did not sign.", () =>
    request("REQUEST_SIGN_MESSAGE", { ...siteOf(), message }),
  );
  if (!key?.publicKey || !signed?.signedMessage)
    throw new WalletError("sign", "You declined the signature in GemWallet.", true);
  return { signature: signed.signedMessage, publicKey: key.publicKey };
}

/** Money sent on a test network would be none; a wallet that does not say is assumed to be on the main one. */
async function prepare(): Promise<"ready"> {
  const answer = await call("REQUEST_GET_NETWORK/V3", undefined, QUICK_MS).catch(() => null);
  const network = answer?.result?.network;
  if (network && !/^main/i.test(network))
    throw new WalletError("switch", `GemWallet is on ${network}. Please choose Mainnet in it, then pay.`);
  return "ready";
}

async function send(transaction: UnsignedTransaction): Promise<string> {
  if (transaction.kind !== "xrpl") throw new TypeError(`no XRPL transaction: ${transaction.kind}`);
  const { amount, destination, destinationTag } = transaction;
  const result = await ask("send", "Failed to send payment.", () =>
    request("REQUEST_SEND_PAYMENT", {
      ...{ amount, destination },
      ...(destinationTag !== undefined && { destinationTag }),
    }),
  );
  if (!result?.hash) throw new WalletError("send", "You declined the payment in GemWallet.", true);
  return result.hash;
}
