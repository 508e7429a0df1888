import { atomWithStorage } from "jotai/utils";
import { keptJson } from "./kept.ts";

/** A purchase of a plan that somebody began before signing in, as words of our own addresses alone. */
export interface Begun {
  pay?: "card" | "crypto" | "ngma";
  tier?: "pre-enigma" | "enigmatic";
  network?: string;
  token?: string;
  months?: number;
}

const KEPT_MS = 3_600_000;
const PAYS = ["card", "crypto", "ngma"] as const;
const TIERS = ["pre-enigma", "enigmatic"] as const;
const isWord = (value: unknown): value is string => typeof value === "string" && /^\w{1,20}$/.test(value);
const isMonths = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 12;

/** What an address or the browser's storage says of a purchase; what is not such a word is left out. */
export function readBegun({ pay, tier, network, token, months }: Record<string, unknown>): Begun {
  const count = typeof months === "string" ? Number(months) : months;
  return {
    pay: PAYS.find((name) => name === pay),
    tier: TIERS.find((name) => name === tier),
    ...(isWord(network) && { network }),
    ...(isWord(token) && { token }),
    ...(isMonths(count) && { months: count }),
  } as Begun;
}

/** It is the browser's own storage, so it may be anything. */
export const begunAtom = atomWithStorage<unknown>("enigma.begun", null, keptJson, { getOnInit: true });

/** The purchase that was begun within the last hour, or null. */
export function findBegun(kept: unknown, now: number): Begun | null {
  if (typeof kept !== "object" || kept === null || !("at" in kept) || typeof kept.at !== "number")
    return null;
  const begun = readBegun(kept as Record<string, unknown>);
  return begun.tier && now - kept.at < KEPT_MS && now >= kept.at ? begun : null;
}
