import { isValidTransactionDigest, normalizeStructTag } from "@mysten/sui/utils";
import type { AssetId, Spelling } from "../chain.ts";

const SUI_COIN = normalizeStructTag("0x2::sui::SUI");

/**
 * Sui: a transaction's digest is base58 of 32 bytes, in which upper and lower case differ. An address has up to 64 hex
 * digits behind 0x; canonical is its full length in lower case. It has no checksum.
 */
export const suiSpelling: Spelling = {
  parseHash(text) {
    const digest = text.trim();
    return isValidTransactionDigest(digest) ? digest : null;
  },
  parseAddress(text) {
    const digits = /^0x([0-9a-f]{1,64})$/i.exec(text.trim())?.[1];
    return digits === undefined ? null : `0x${digits.toLowerCase().padStart(64, "0")}`;
  },
};

/** A coin type as it is compared: `native` for SUI, else with full-length addresses. What is no coin type stays as it is. */
export function readCoinType(coinType: string): AssetId {
  try {
    const canonical = normalizeStructTag(coinType);
    return canonical === SUI_COIN ? "native" : canonical;
  } catch {
    return coinType;
  }
}

/** The coin type that a node is asked for. */
export const coinTypeOf = (asset: AssetId): string => (asset === "native" ? SUI_COIN : asset);
