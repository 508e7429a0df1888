import { sha256 } from "@noble/hashes/sha2.js";
import { hasZeroBits, readChallengeBits } from "../../../shared/auth.ts";

const bytes = new TextEncoder();

/** Solves a sign-in challenge as a browser does, by counting. */
export function solveChallenge(challenge: string): string {
  const bits = readChallengeBits(challenge);
  if (!Number.isInteger(bits)) throw new Error(`no challenge: ${challenge}`);
  const begun = sha256.create().update(bytes.encode(`${challenge}.`));
  for (let number = 0; ; number++)
    if (
      hasZeroBits(
        begun
          .clone()
          .update(bytes.encode(String(number)))
          .digest(),
        bits,
      )
    )
      return `${challenge}.${number}`;
}
