import { writeCanonicalJson } from "./canonical-json.ts";
import { type Hash, sha256 } from "./merkle.ts";
import { platform } from "./platform.ts";

/** What the first row is chained to. */
export const GENESIS = "0".repeat(64);

/** SHA-256 (hex) of the previous row's hash (hex) followed by the row's canonical JSON. */
export async function hashRow(previous: string, row: unknown): Promise<string> {
  const digest = await sha256(new platform.TextEncoder().encode(previous + writeCanonicalJson(row)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A log's entry is its row's hash (hex), 32 bytes. */
export const entryOf = (hash: string): Hash =>
  Uint8Array.from(hash.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
