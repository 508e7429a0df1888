import { base64 } from "@scure/base";
import { BoundedMap } from "../../bounded-map.ts";

const MAX_PAYERS = 5_000;
/** What is longer is no payment. */
const MAX_LENGTH = 8_192;

/** Of this isolate: who paid for a call here. */
const payers = new BoundedMap<string, true>(MAX_PAYERS);

/** Remembers who paid (`0x` and 40 hex digits in lower case). */
export const notePayer = (address: string): void => void payers.set(address, true);

export const isKnownPayer = (address: string): boolean => payers.has(address);

/** The payer whom a PAYMENT-SIGNATURE header names, where one paid here before; null otherwise. Nothing is verified. */
export function findKnownPayer(header: string | undefined): string | null {
  if (header === undefined || header.length > MAX_LENGTH || payers.size === 0) return null;
  try {
    const read = JSON.parse(new TextDecoder().decode(base64.decode(header.trim())));
    const address = String(read.payload.authorization.from).toLowerCase();
    return isKnownPayer(address) ? address : null;
  } catch {
    return null;
  }
}
