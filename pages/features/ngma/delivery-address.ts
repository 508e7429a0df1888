import { base58 } from "@scure/base";

const MIN_LENGTH = 32;
/** 32 bytes are no longer; decoding takes time that grows with the square of the length. */
const MAX_LENGTH = 44;
const KEY_BYTES = 32;

/** The Solana address in what was typed, or null: base 58 that stands for 32 bytes. */
export function readDeliveryAddress(typed: string): string | null {
  const address = typed.trim();
  if (address.length < MIN_LENGTH || address.length > MAX_LENGTH) return null;
  try {
    return base58.decode(address).length === KEY_BYTES ? address : null;
  } catch {
    return null;
  }
}
