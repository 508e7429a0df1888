const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const LENGTH_MIN = 32;
const KEY_BYTES = 32;

/** How many bytes a base 58 text stands for; null when it is none. */
function base58Bytes(text: string): number | null {
  let number = 0n;
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter);
    if (digit < 0) return null;
    number = number * 58n + BigInt(digit);
  }
  const zeros = text.length - text.replace(/^1+/, "").length;
  const significant = number === 0n ? 0 : Math.ceil(number.toString(16).length / 2);
  return zeros + significant;
}

/** The Solana address in what was typed, or null: at least 32 characters of base 58 that stand for 32 bytes. */
export function readDeliveryAddress(typed: string): string | null {
  const address = typed.trim();
  return address.length >= LENGTH_MIN && base58Bytes(address) === KEY_BYTES ? address : null;
}
