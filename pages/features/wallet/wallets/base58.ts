const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Bytes as Solana writes them: base 58, a 1 for each leading zero byte. */
export function encodeBase58(bytes: Uint8Array): string {
  const firstUsed = bytes.findIndex((byte) => byte !== 0);
  const zeros = firstUsed === -1 ? bytes.length : firstUsed;
  let rest = bytes.reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  let digits = "";
  for (; rest > 0n; rest /= 58n) digits = ALPHABET[Number(rest % 58n)] + digits;
  return "1".repeat(zeros) + digits;
}
