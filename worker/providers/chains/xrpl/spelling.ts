import { base58xrp } from "@scure/base";
import { sha256 } from "viem/utils";
import type { Spelling } from "../chain.ts";

/** A classic address: prefix 0, account of 20 bytes, and a checksum of 4. */
const BYTES = { payload: 21, all: 25 };

/**
 * XRP Ledger: a hash is 64 hex digits, upper case. An address is a classic one (r...) with its checksum. X-addresses are
 * refused: they hide a destination tag, which would be lost, and the ledger itself never names them.
 */
export const xrplSpelling: Spelling = {
  parseHash(text) {
    const hash = text.trim().toUpperCase();
    return /^[0-9A-F]{64}$/.test(hash) ? hash : null;
  },
  parseAddress(text) {
    const address = text.trim();
    return isClassicAddress(address) ? address : null;
  },
};

/**
 * Own code, because `ripple-address-codec` is CommonJS that requires an ES module, which workerd's tests cannot load; a
 * test compares the two.
 */
function isClassicAddress(address: string): boolean {
  if (!/^r[1-9A-HJ-NP-Za-km-z]{24,34}$/.test(address)) return false;
  const bytes = base58xrp.decode(address);
  if (bytes.length !== BYTES.all || bytes[0] !== 0) return false;
  const checksum = sha256(sha256(bytes.slice(0, BYTES.payload), "bytes"), "bytes");
  return bytes.slice(BYTES.payload).every((byte, index) => byte === checksum[index]);
}
