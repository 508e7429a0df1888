import { base58 } from "@scure/base";
import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";

const KEY_BYTES = 32;
/** Exchanges and wallets leave a tag of 0 out. */
const LEAST_TAG = 1;
const TAGS = 2 ** 32 - LEAST_TAG;

/**
 * A name for an order that its transfer can bear, by chance and never given again: a key on Solana (Solana Pay's reference),
 * a destination tag as a decimal number on the XRP Ledger. Null where a network's transfers bear none; NGMA is burned and
 * divided in one transaction, which the exact amounts prove.
 */
export function makeReference(network: NetworkId, token: PaymentToken): string | null {
  const { wallet } = NETWORKS[network];
  if (wallet === "xrpl") return String(LEAST_TAG + randomBelow(TAGS));
  if (wallet !== "solana" || token === "NGMA") return null;
  return base58.encode(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
}

/** Of 53 random bits: none is likelier than another by more than a millionth. */
function randomBelow(count: number): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high * 2 ** 21 + (low >>> 11)) % count;
}
