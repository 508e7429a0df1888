import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { keptJson } from "../../../ui/kept.ts";

const storedDraftAtom = atomWithStorage<unknown>("enigma.draft", "", keptJson, { getOnInit: true });

/** What stands in the input, kept over navigation and reload. */
export const draftAtom = atom(
  (get) => {
    const stored = get(storedDraftAtom);
    return typeof stored === "string" ? stored : "";
  },
  (_get, set, draft: string) => set(storedDraftAtom, draft),
);

/** The turn whose question is edited: sending replaces its question and its answer. */
export const editedIdAtom = atom<string | null>(null);

/** Why the last words were not kept in this browser: it allows no storage, or has no room; null while they are. */
export const keepTroubleAtom = atom<"blocked" | "full" | null>(null);

/** Whether somebody is signed in, whose account may keep talks. */
export const isSignedInAtom = atom(false);
