import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { ripemd160 } from "@noble/hashes/legacy.js";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { base58, base58xrp, hex } from "@scure/base";
import type { WalletKind } from "../../../shared/networks.ts";

/** A text that a wallet's own key signed. */
export interface SignedText {
  /** canonical */
  address: string;
  text: string;
  /** as the network's wallets give it: 0x hex (EVM), base58 (Solana), base64 (Sui), hex (XRP Ledger) */
  signature: string;
  /** hex; on the XRP Ledger, whose addresses do not contain it */
  publicKey?: string | undefined;
}

type Verify = (signed: SignedText) => Promise<boolean>;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Whether the key of an address signed a text. EVM: `personal_sign` (EIP-191) by an account with a key of its own; a
 * contract has none: it is asked itself, by `isSignedBy`. Solana: Ed25519 over the text. Sui: a personal message;
 * zkLogin cannot be checked without a network and counts as unsigned. XRP Ledger: by the master key, whose hash is the
 * address. False for whatever cannot be read.
 */
export const verifyMessage = (kind: WalletKind, signed: SignedText): Promise<boolean> =>
  VERIFY[kind](signed).catch(() => false);

const VERIFY: Record<WalletKind, Verify> = {
  async evm({ address, text, signature }) {
    const { recoverMessageAddress } = await import("viem/utils");
    const signer = await recoverMessageAddress({ message: text, signature: signature as `0x${string}` });
    return signer.toLowerCase() === address.toLowerCase();
  },
  async solana({ address, text, signature }) {
    // Strictly: by the looser rule of ZIP 215 anybody signs for keys of small order, the system program's among them.
    const options = { zip215: false };
    return ed25519.verify(base58.decode(signature), bytesOf(text), base58.decode(address), options);
  },
  async sui({ address, text, signature }) {
    const { verifyPersonalMessageSignature } = await import("@mysten/sui/verify");
    const key = await verifyPersonalMessageSignature(bytesOf(text), signature);
    return key.toSuiAddress() === address;
  },
  async xrpl({ address, text, signature, publicKey = "" }) {
    const key = hex.decode(publicKey.toLowerCase());
    if (addressOf(key) !== address) return false;
    const signed = hex.decode(signature.toLowerCase());
    if (key[0] === ED25519_PREFIX) return ed25519.verify(signed, bytesOf(text), key.slice(1));
    const digest = sha512(bytesOf(text)).slice(0, 32);
    return secp256k1.verify(signed, digest, key, { format: "der", prehash: false });
  },
};

const ED25519_PREFIX = 0xed;
const PREFIX = Uint8Array.of(0);

/** The classic address of a public key (xrpl.org, "Address Encoding"). */
function addressOf(publicKey: Uint8Array): string {
  const payload = Uint8Array.of(...PREFIX, ...ripemd160(sha256(publicKey)));
  return base58xrp.encode(Uint8Array.of(...payload, ...sha256(sha256(payload)).slice(0, 4)));
}
