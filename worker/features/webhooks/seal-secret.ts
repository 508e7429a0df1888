import { base64 } from "@scure/base";
import { hashKeyed } from "../auth/secrets.ts";

const PREFIX = "whsec_";
const SECRET_BYTES = 32;
const NONCE_BYTES = 12;

/** A new secret as Standard Webhooks writes it: `whsec_` and 32 random bytes in base64. */
export const makeSecret = (): string =>
  PREFIX + base64.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** A secret as it is kept, and by which of ours. */
export interface Sealed {
  sealed: string;
  by: string;
}

/** Names one of our secrets without telling it. */
export const nameSealer = async (keySecret: string): Promise<string> =>
  (await hashKeyed(keySecret, "name of the webhook seal")).slice(0, 16);

/** Seals an endpoint's secret with our newest one (AES-256-GCM): as a row alone it signs nothing, nor at another endpoint. */
export async function sealSecret(
  keySecrets: readonly string[],
  endpointId: string,
  secret: string,
): Promise<Sealed> {
  const [newest = ""] = keySecrets;
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: encode(endpointId) },
    await sealerOf(newest),
    encode(secret),
  );
  return {
    sealed: base64.encode(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
    by: await nameSealer(newest),
  };
}

/** The secret again; null when none of ours opens it any more. */
export async function openSecret(
  keySecrets: readonly string[],
  endpointId: string,
  sealed: string,
): Promise<string | null> {
  const bytes = base64.decode(sealed);
  const way = {
    name: "AES-GCM",
    iv: bytes.slice(0, NONCE_BYTES),
    additionalData: encode(endpointId),
  };
  for (const keySecret of keySecrets) {
    const opened = await crypto.subtle
      .decrypt(way, await sealerOf(keySecret), bytes.slice(NONCE_BYTES))
      .catch(() => null);
    if (opened) return new TextDecoder().decode(opened);
  }
  return null;
}

/**
 * The headers of a delivery (https://www.standardwebhooks.com): each secret signs `id.timestamp.body` by HMAC-SHA-256.
 * `at` is the moment it is sent, by which a receiver refuses old ones.
 */
export async function signHeaders(
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signed = encode(`${id}.${timestamp}.${body}`);
  const signatures = await Promise.all(
    secrets.map(async (secret) => `v1,${base64.encode(await signBytes(secret, signed))}`),
  );
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

async function signBytes(secret: string, bytes: BufferSource): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const raw = new Uint8Array(base64.decode(secret.slice(PREFIX.length)));
  const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

async function sealerOf(keySecret: string): Promise<CryptoKey> {
  const digest = await hashKeyed(keySecret, "webhook secrets");
  const raw = new Uint8Array(digest.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

const encode = (text: string) => new TextEncoder().encode(text);
