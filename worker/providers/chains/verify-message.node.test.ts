import { Ed25519Keypair } from "@mysten/sui/keypairs/ed25519";
import { Secp256k1Keypair } from "@mysten/sui/keypairs/secp256k1";
import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { base58 } from "@scure/base";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { describe, expect, it } from "vitest";
import { Wallet } from "xrpl";
import type { WalletKind } from "../../../shared/networks.ts";
import { type SignedText, verifyMessage } from "./verify-message.ts";

const TEXT = "Payments from this wallet are credited to this account.\nNonce: 1";
/** As GemWallet signs: over the text's bytes, on secp256k1 over the first half of their SHA-512. */
function signText(text: string, privateKey: string): string {
  const bytes = new TextEncoder().encode(text);
  const secret = Buffer.from(privateKey.slice(2), "hex");
  const isEd25519 = privateKey.startsWith("ED");
  const half = sha512(bytes).slice(0, 32);
  const signed = isEd25519
    ? ed25519.sign(bytes, secret)
    : secp256k1.sign(half, secret, { prehash: false, format: "der" });
  return Buffer.from(signed).toString("hex").toUpperCase();
}

type Signer = () => Promise<SignedText>;
async function signEvm(): Promise<SignedText> {
  const account = privateKeyToAccount(generatePrivateKey());
  const signature = await account.signMessage({ message: TEXT });
  return { address: account.address.toLowerCase(), text: TEXT, signature };
}
async function signSolana(): Promise<SignedText> {
  const secret = ed25519.utils.randomSecretKey();
  const signature = base58.encode(ed25519.sign(new TextEncoder().encode(TEXT), secret));
  return { address: base58.encode(ed25519.getPublicKey(secret)), text: TEXT, signature };
}
const signSui = (Kind: typeof Ed25519Keypair | typeof Secp256k1Keypair) => async (): Promise<SignedText> => {
  const pair = new Kind();
  const { signature } = await pair.signPersonalMessage(new TextEncoder().encode(TEXT));
  return { address: pair.toSuiAddress(), text: TEXT, signature };
};
const signLedger = (algorithm: "ed25519" | "ecdsa-secp256k1") => async (): Promise<SignedText> => {
  const { classicAddress: address, publicKey, privateKey } = Wallet.generate(algorithm as never);
  return { address, publicKey, text: TEXT, signature: signText(TEXT, privateKey) };
};
const SIGNERS: [string, WalletKind, Signer][] = [
  ["an EVM account", "evm", signEvm],
  ["a Solana wallet", "solana", signSolana],
  ["a Sui wallet by Ed25519", "sui", signSui(Ed25519Keypair)],
  ["a Sui wallet by secp256k1", "sui", signSui(Secp256k1Keypair)],
  ["an XRP Ledger wallet by Ed25519", "xrpl", signLedger("ed25519")],
  ["an XRP Ledger wallet by secp256k1", "xrpl", signLedger("ecdsa-secp256k1")],
];

describe("a text signed by a wallet's own key", () => {
  it.each(SIGNERS)("%s proves its address, and that text alone", async (_, kind, sign) => {
    const [signed, other] = [await sign(), await sign()];
    expect(await verifyMessage(kind, signed)).toBe(true);
    const altered: Partial<SignedText>[] = [
      { text: `${TEXT} ` },
      { address: other.address },
      { signature: other.signature },
      { signature: signed.signature.slice(0, -8) },
      { signature: "" },
      { signature: "garbage" },
    ];
    if (signed.publicKey) altered.push({ publicKey: other.publicKey }, { publicKey: undefined });
    for (const one of altered)
      expect(await verifyMessage(kind, { ...signed, ...one }), JSON.stringify(one)).toBe(false);
    for (const another of ["evm", "solana", "sui", "xrpl"] as const)
      if (another !== kind) expect(await verifyMessage(another, signed)).toBe(false);
  });
});

it.each([
  ["the system program", new Uint8Array(32)],
  ["the neutral point", Uint8Array.of(1, ...new Uint8Array(31))],
])("nobody signs for %s, whose signatures need no key", async (_, key) => {
  const signature = base58.encode(Uint8Array.of(1, ...new Uint8Array(63)));
  const forged = { address: base58.encode(key), text: TEXT, signature };
  expect(await verifyMessage("solana", forged)).toBe(false);
});
