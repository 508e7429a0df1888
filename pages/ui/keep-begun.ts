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
