import { sha256 } from "@noble/hashes/sha2.js";
import { hasZeroBits, readChallengeBits } from "../../../../shared/auth.ts";

/** Between two pauses, in which the page is drawn and takes presses. */
const HASHES_A_TURN = 4_096;
const encoder = new TextEncoder();
const pause = () => new Promise((resolve) => void setTimeout(resolve));

/**
 * The solution of a sign-in challenge, found by counting: half a second at most of days, up to half a minute on a phone when
 * many links are asked for. Throws where it is no challenge.
 */
export async function solveChallenge(challenge: string): Promise<string> {
  const bits = readChallengeBits(challenge);
  if (!Number.isInteger(bits)) throw new Error("no challenge");
  for (let number = 0; ; number++) {
    const solution = `${challenge}.${number}`;
    if (hasZeroBits(sha256(encoder.encode(solution)), bits)) return solution;
    if (number % HASHES_A_TURN === 0) await pause();
  }
}
