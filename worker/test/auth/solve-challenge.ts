import { createHash } from "node:crypto";
import { hasZeroBits, readChallengeBits } from "../../../shared/auth.ts";

/** Solves a sign-in challenge as a browser does, by counting. */
export function solveChallenge(challenge: string): string {
  const bits = readChallengeBits(challenge);
  if (!Number.isInteger(bits)) throw new Error(`no challenge: ${challenge}`);
  for (let number = 0; ; number++) {
    const solution = `${challenge}.${number}`;
    if (hasZeroBits(createHash("sha256").update(solution).digest(), bits)) return solution;
  }
}
