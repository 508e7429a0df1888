import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { KEY_PREFIXES, type KeyMode } from "../../../shared/key-mode.ts";
import { makeRandomText } from "../auth/secrets.ts";
import { USER_ID_LENGTH } from "../auth/user.ts";

const MODES = Object.keys(KEY_PREFIXES) as KeyMode[];
/** of each mode the same */
const PREFIX_LENGTH = KEY_PREFIXES.live.length;
const VERSION = "1";
/** 22 of 62 letters: 131 bits */
const SECRET_LENGTH = 22;
/** 24 hex digits: 96 bits */
const SEAL_LENGTH = 24;
/** What surrounds the body of a sealed text. */
const FRAME_LENGTH = PREFIX_LENGTH + VERSION.length + USER_ID_LENGTH + SEAL_LENGTH;
export const KEY_LENGTH = FRAME_LENGTH + SECRET_LENGTH;
/** What the seal is over besides the key, so that no other signature under the same secret can serve as one. */
const DOMAIN = "enigma api key\n";
const PREVIEW_END = 4;

/** Whom an API key names, by arithmetic alone; whether it is active is known to the account's object. */
export interface KeyHolder {
  accountId: string;
  /** SHA-256 of the whole key, hex */
  keyHash: string;
  mode: KeyMode;
}

/** A caller without a key who pays for the single call; `accountId` is the payer once known. */
export const BY_PAYMENT: KeyHolder = { accountId: "payment", keyHash: "", mode: "live" };
export const isByPayment = ({ keyHash }: KeyHolder): boolean => keyHash === BY_PAYMENT.keyHash;

/**
 * A new API key of an account: `ngma_live_` or `ngma_test_`, a version, the account's id, a random secret and a seal, 79 characters
 * in all. The seal is an HMAC-SHA-256 over the rest, cut to 96 bits, under the first of the server's secrets.
 */
export const makeKey = (accountId: string, keySecrets: readonly string[], mode: KeyMode): string =>
  sealBody({ prefix: KEY_PREFIXES[mode], accountId, body: makeRandomText(SECRET_LENGTH) }, keySecrets);

/** The account and mode a key names, or null when we never made this key. Arithmetic only: nothing is looked up. */
export function openKey(
  key: string,
  keySecrets: readonly string[],
): Pick<KeyHolder, "accountId" | "mode"> | null {
  const mode = modeOf(key);
  const opened = mode && openBody(key, { prefix: KEY_PREFIXES[mode], bodyLength: SECRET_LENGTH }, keySecrets);
  return opened ? { accountId: opened.accountId, mode } : null;
}

/** Letters and digits in the form of an API key: `prefix` (10 characters) says what they are. */
export function sealBody(
  { prefix, accountId, body }: { prefix: string; accountId: string; body: string },
  keySecrets: readonly string[],
): string {
  const [current] = keySecrets;
  if (!current || accountId.length !== USER_ID_LENGTH)
    throw new Error("a key needs a secret and an account id");
  const signed = `${prefix}${VERSION}${accountId}${body}`;
  return signed + seal(current, signed);
}

/** What was sealed, or null when it was not by us, or as something else. Arithmetic only. */
export function openBody(
  text: string,
  { prefix, bodyLength }: { prefix: string; bodyLength: number },
  keySecrets: readonly string[],
): { accountId: string; body: string } | null {
  const isOfForm = text.length === FRAME_LENGTH + bodyLength && text.startsWith(prefix + VERSION);
  if (!isOfForm || !/^[A-Za-z0-9]+$/.test(text.slice(PREFIX_LENGTH))) return null;
  const signed = text.slice(0, -SEAL_LENGTH);
  const given = text.slice(-SEAL_LENGTH);
  if (!keySecrets.some((secret) => isSame(seal(secret, signed), given))) return null;
  const start = PREFIX_LENGTH + VERSION.length;
  const end = start + USER_ID_LENGTH;
  return { accountId: signed.slice(start, end), body: signed.slice(end) };
}

const modeOf = (key: string) => MODES.find((mode) => key.startsWith(KEY_PREFIXES[mode]));

/** What of a key may be shown: its prefix and its last 4 characters. */
export const maskKey = (key: string) => `${key.slice(0, PREFIX_LENGTH)}...${key.slice(-PREVIEW_END)}`;

/** All that is shown of keys with these last 4 characters. */
export const previewsOf = (end: string): string[] =>
  Object.values(KEY_PREFIXES).map((prefix) => `${prefix}...${end}`);

/** By secret: what every seal under it begins with, half of the work of one, and where a seal is worked out. */
const begun = new Map<string, ReturnType<typeof beginSeal>>();
const encoder = new TextEncoder();

function beginSeal(secret: string) {
  const start = hmac.create(sha256, encoder.encode(secret)).update(encoder.encode(DOMAIN));
  return { start, work: start.clone() };
}

/** In JavaScript, because a text this short takes Web Crypto three to six times as long. */
function seal(secret: string, signed: string): string {
  const known = begun.get(secret) ?? beginSeal(secret);
  begun.set(secret, known);
  const { start, work } = known;
  const mac = start._cloneInto(work).update(encoder.encode(signed)).digest();
  return bytesToHex(mac).slice(0, SEAL_LENGTH);
}

/** Takes as long for texts that differ early as for those that differ late. */
function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
