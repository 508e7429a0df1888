import { writeCanonicalJson } from "./canonical-json.ts";

/** What the first row is chained to. */
export const GENESIS = "0".repeat(64);

/** SHA-256 (hex) of the previous row's hash (hex) followed by the row's canonical JSON. */
export async function hashRow(previous: string, row: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(previous + writeCanonicalJson(row));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
