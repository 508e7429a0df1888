import { atomWithStorage } from "jotai/utils";
import { type Begun, readBegun } from "./begun.ts";
import { keptJson } from "./kept.ts";

const KEPT_MS = 3_600_000;

/** Whether something was stored within the last `ms` milliseconds. */
const isFresh = (kept: unknown, now: number, ms: number): kept is Record<string, unknown> =>
  typeof kept === "object" &&
  kept !== null &&
  "at" in kept &&
  typeof kept.at === "number" &&
  now >= kept.at &&
  now - kept.at < ms;

/** It is the browser's own storage, so it may be anything. */
export const begunAtom = atomWithStorage<unknown>("enigma.begun", null, keptJson, { getOnInit: true });

/** The purchase that was begun within the last hour, or null. */
export function findBegun(kept: unknown, now: number): Begun | null {
  const begun = isFresh(kept, now, KEPT_MS) ? readBegun(kept) : null;
  return begun?.tier ? begun : null;
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
  if (!isFresh(kept, now, CONSENT_KEPT_MS)) return null;
  const { query } = kept;
  if (typeof query !== "string" || !query.startsWith("?") || query.length > QUERY_MAX_LENGTH) return null;
  return `/oauth/authorize${query}`;
}

/** A level that somebody who is not signed in wants an alert at; both in USD, `price` is that of the last bar. */
export interface KeptAlert {
  asset: string;
  level: number;
  price: number;
}

/** The alert that was begun before signing in. */
export const keptAlertAtom = atomWithStorage<unknown>("enigma.alert", null, keptJson, { getOnInit: true });

/** Symbol of the asset from whose page somebody went to sign in. */
export const keptAssetAtom = atomWithStorage<unknown>("enigma.asset", null, keptJson, { getOnInit: true });

const isSymbol = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Z0-9.]{1,20}$/.test(value);

/** The symbol that was kept within the last hour, or null. */
export function findKeptAsset(kept: unknown, now: number): string | null {
  return isFresh(kept, now, KEPT_MS) && isSymbol(kept.asset) ? kept.asset : null;
}

const isPrice = (value: unknown): value is number => typeof value === "number" && value > 0;

/** The alert that was begun within the last hour, or null. */
export function findKeptAlert(kept: unknown, now: number): KeptAlert | null {
  if (!isFresh(kept, now, KEPT_MS)) return null;
  const { asset, level, price } = kept;
  return isSymbol(asset) && isPrice(level) && isPrice(price) ? { asset, level, price } : null;
}
