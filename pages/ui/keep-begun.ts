import { atomWithStorage } from "jotai/utils";
import { type Begun, readBegun } from "./begun.ts";
import { keptJson } from "./kept.ts";

const KEPT_MS = 3_600_000;

/** It is the browser's own storage, so it may be anything. */
export const begunAtom = atomWithStorage<unknown>("enigma.begun", null, keptJson, { getOnInit: true });

/** The purchase that was begun within the last hour, or null. */
export function findBegun(kept: unknown, now: number): Begun | null {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || typeof kept.at !== "number")
    return null;
  const begun = readBegun(kept as Record<string, unknown>);
  return begun.tier && now - kept.at < KEPT_MS && now >= kept.at ? begun : null;
}

/** As long as a sign-in link is good. */
const CONSENT_KEPT_MS = 15 * 60_000;
const QUERY_MAX_LENGTH = 8_000;

/** What an app asked of somebody who had to sign in first. */
export const keptConsentAtom = atomWithStorage<unknown>("enigma.consent", null, keptJson, {
  getOnInit: true,
});

/** The address to go on at, or null. */
export function findKeptConsent(kept: unknown, now: number): string | null {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || !("query" in kept)) return null;
  const { at, query } = kept;
  if (typeof at !== "number" || now < at || now - at >= CONSENT_KEPT_MS) return null;
  if (typeof query !== "string" || !query.startsWith("?") || query.length > QUERY_MAX_LENGTH) return null;
  return `/oauth/authorize${query}`;
}
