import { sha256 } from "@noble/hashes/sha2.js";
import { hasZeroBits, readChallengeBits } from "../../../shared/auth.ts";

const encoder = new TextEncoder();

/** Solves a sign-in challenge as a browser does, by counting; what all numbers share is hashed once. */
export function solveChallenge(challenge: string): string {
  const bits = readChallengeBits(challenge);
  if (!Number.isInteger(bits)) throw new Error(`no challenge: ${challenge}`);
  const begun = sha256.create().update(encoder.encode(`${challenge}.`));
  for (let number = 0; ; number++) {
    const hash = begun
      .clone()
      .update(encoder.encode(String(number)))
      .digest();
    if (hasZeroBits(hash, bits)) return `${challenge}.${number}`;
  }
}
