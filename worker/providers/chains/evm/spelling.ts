import { getAddress } from "viem/utils";
import type { Spelling } from "../chain.ts";

const ZERO = `0x${"0".repeat(40)}`;

/** `0x` and hex digits of this many bytes, the digits as they were written; null for anything else. */
function parseHex(text: string, bytes: number): `0x${string}` | null {
  const [, digits] = /^0[xX]([0-9a-fA-F]+)$/.exec(text.trim()) ?? [];
  return digits?.length === bytes * 2 ? `0x${digits}` : null;
}

/** Digits of one case carry no checksum; of both cases they must be spelled as EIP-55 says. */
function hasRightChecksum(address: `0x${string}`): boolean {
  const digits = address.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return isPlain || getAddress(address.toLowerCase()) === address;
}

/**
 * EVM networks: hashes are 32 bytes and addresses 20 bytes of hex; both are kept in lower case. Blanks around them and
 * `0X` are forgiven. The zero address is refused: what is sent there is lost.
 */
export const evmSpelling: Spelling = {
  parseHash: (text) => parseHex(text, 32)?.toLowerCase() ?? null,
  parseAddress(text) {
    const address = parseHex(text, 20);
    if (address === null || address === ZERO || !hasRightChecksum(address)) return null;
    return address.toLowerCase();
  },
};
