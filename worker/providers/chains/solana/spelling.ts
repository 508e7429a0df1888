import { base58 } from "@scure/base";
import type { Spelling } from "../chain.ts";

const SIGNATURE_BYTES = 64;
const ADDRESS_BYTES = 32;

/**
 * Solana: a transaction is named by its first signature, base58 of 64 bytes; an address is base58 of 32 bytes. Upper and
 * lower case differ, each value has one spelling, and there is no checksum.
 */
export const solanaSpelling: Spelling = {
  parseHash: (text) => parseBase58(text, SIGNATURE_BYTES),
  parseAddress: (text) => parseBase58(text, ADDRESS_BYTES),
};

function parseBase58(text: string, bytes: number): string | null {
  const trimmed = text.trim();
  // Decoding takes time that grows with the square of the length; 64 bytes are at most 88 characters.
  if (trimmed.length > 88) return null;
  try {
    return base58.decode(trimmed).length === bytes ? trimmed : null;
  } catch {
    return null;
  }
}
