import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { keptJson } from "../kept.ts";

export type Theme = "dark" | "light";

// public/first-paint.js reads the same key, and the system's theme, before the first paint.
const storedAtom = atomWithStorage<unknown>("enigma.theme", null, keptJson, { getOnInit: true });

const findSystem = () => globalThis.matchMedia?.("(prefers-color-scheme: light)");
const systemAtom = atom<Theme>(findSystem()?.matches ? "light" : "dark");
systemAtom.onMount = (set) => {
  const system = findSystem();
  const follow = () => set(system?.matches ? "light" : "dark");
  system?.addEventListener("change", follow);
  return () => system?.removeEventListener("change", follow);
};

/** The theme the person chose; until then the system's, also when that changes. */
export const themeAtom = atom(
  (get): Theme => {
    const system = get(systemAtom);
    const chosen = get(storedAtom);
    return chosen === "light" || chosen === "dark" ? chosen : system;
  },
  (_get, set, theme: Theme) => set(storedAtom, theme),
);
