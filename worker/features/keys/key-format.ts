import { KEY_PREFIX } from "../../../shared/keys.ts";
import { makeRandomText } from "../auth/secrets.ts";
import { USER_ID_LENGTH } from "../auth/user.ts";

const VERSION = "1";
/** 22 of 62 letters: 131 bits */
const SECRET_LENGTH = 22;
/** 24 hex digits: 96 bits */
const SEAL_LENGTH = 24;
const SIGNED_LENGTH = KEY_PREFIX.length + VERSION.length + USER_ID_LENGTH + SECRET_LENGTH;
export const KEY_LENGTH = SIGNED_LENGTH + SEAL_LENGTH;
const KEY_FORM = new RegExp(`^${KEY_PREFIX}${VERSION}[A-Za-z0-9]{${KEY_LENGTH - KEY_PREFIX.length - 1}}$`);
/** What the seal is over besides the key, so that no other signature under the same secret can serve as one. */
const DOMAIN = "enigma api key\n";
const PREVIEW_END = 4;

/** Who an API key names, as far as arithmetic can tell: whether the key is active, the account's object knows. */
export interface KeyHolder {
  accountId: string;
  /** SHA-256 of the whole key, hex */
  keyHash: string;
}

/**
 * A new API key of an account: `ngma_live_`, a version, the account's id, a random secret and a seal, 79 characters
 * in all. The seal is an HMAC-SHA-256 over the rest, cut to 96 bits, under the first of the server's secrets.
 */
export async function makeKey(accountId: string, keySecrets: readonly string[]): Promise<string> {
  const [current] = keySecrets;
  if (!current || accountId.length !== USER_ID_LENGTH)
    throw new Error("a key needs a secret and an account id");
  const signed = `${KEY_PREFIX}${VERSION}${accountId}${makeRandomText(SECRET_LENGTH)}`;
  return signed + (await seal(current, signed));
}

/** The account a key names, or null when we never made this key. Arithmetic only: nothing is looked up. */
export async function openKey(key: string, keySecrets: readonly string[]): Promise<string | null> {
  if (key.length !== KEY_LENGTH || !KEY_FORM.test(key)) return null;
  const signed = key.slice(0, SIGNED_LENGTH);
  const given = key.slice(SIGNED_LENGTH);
  const start = KEY_PREFIX.length + VERSION.length;
  for (const secret of keySecrets)
    if (isSame(await seal(secret, signed), given)) return signed.slice(start, start + USER_ID_LENGTH);
  return null;
}

/** What of a key may be shown: its prefix and its last 4 characters. */
export const maskKey = (key: string) => `${KEY_PREFIX}...${key.slice(-PREVIEW_END)}`;

/** One import a secret and isolate: importing costs as much as signing. */
const imported = new Map<string, Promise<CryptoKey>>();
const encoder = new TextEncoder();

function importSecret(secret: string): Promise<CryptoKey> {
  const known = imported.get(secret);
  if (known) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  imported.set(secret, key);
  return key;
}

async function seal(secret: string, signed: string): Promise<string> {
  const mac = await crypto.subtle.sign("HMAC", await importSecret(secret), encoder.encode(DOMAIN + signed));
  const view = new DataView(mac);
  let text = "";
  for (let byte = 0; byte < SEAL_LENGTH / 2; byte += 4)
    text += view.getUint32(byte).toString(16).padStart(8, "0");
  return text;
}

/** Takes as long for texts that differ early as for those that differ late. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
