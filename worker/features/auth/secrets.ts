const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/** Bytes from here up would make some letters likelier than others. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** So many random characters A-Z, a-z, 0-9, each equally likely (5.95 bits each). */
export function makeRandomText(length: number): string {
  let text = "";
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(2 * (length - text.length)));
    for (const byte of bytes) if (byte < FAIR_BYTES) text += ALPHABET[byte % ALPHABET.length];
  }
  return text.slice(0, length);
}

/** SHA-256 as lower-case hex: what is stored in place of a secret. */
export async function hashSecret(secret: string): Promise<string> {
  return toHex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
}

/** HMAC-SHA-256 as lower-case hex: for what is stored hashed but could be guessed, such as a network address. */
export async function hashKeyed(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return toHex(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}

const toHex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
