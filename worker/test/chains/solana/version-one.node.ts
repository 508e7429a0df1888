import { createPrivateKey, sign } from "node:crypto";
import { type Keypair, PublicKey, type TransactionMessage } from "@solana/web3.js";

const VERSION_1 = 0x81;
/** Which limits are told: compute units, and bytes of all accounts; without them nothing may run. */
const HAS_UNITS = 4;
const HAS_DATA_SIZE = 8;
/** What stands before an Ed25519 seed in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

/**
 * A signed transaction of version 1 (solana.com/docs, versioned transactions): web3.js reads them and cannot
 * write them. The message comes first, the signatures behind it.
 */
export function signVersionOne(message: TransactionMessage, signers: Keypair[]): Uint8Array {
  const { header, staticAccountKeys: keys, compiledInstructions } = message.compileToLegacyMessage();
  const bytes = Buffer.from([
    VERSION_1,
    header.numRequiredSignatures,
    header.numReadonlySignedAccounts,
    header.numReadonlyUnsignedAccounts,
    ...littleEndian(HAS_UNITS | HAS_DATA_SIZE),
    ...new PublicKey(message.recentBlockhash).toBytes(),
    compiledInstructions.length,
    keys.length,
    ...keys.flatMap((key) => [...key.toBytes()]),
    ...littleEndian(200_000),
    ...littleEndian(1_000_000),
    ...compiledInstructions.flatMap(({ programIdIndex, accountKeyIndexes, data }) => [
      ...[programIdIndex, accountKeyIndexes.length, data.length & 255, data.length >> 8],
    ]),
    ...compiledInstructions.flatMap(({ accountKeyIndexes, data }) => [...accountKeyIndexes, ...data]),
  ]);
  const signatures = signers.map(({ secretKey }) => {
    const key = Buffer.concat([PKCS8_HEAD, secretKey.subarray(0, 32)]);
    return sign(null, bytes, createPrivateKey({ key, format: "der", type: "pkcs8" }));
  });
  return Buffer.concat([bytes, ...signatures]);
}

const littleEndian = (value: number) => [...new Uint8Array(Uint32Array.of(value).buffer)];
