import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { keptJson } from "../kept.ts";

export type Theme = "dark" | "light";

// public/first-paint.js reads the same key before the first paint.
const storedAtom = atomWithStorage<unknown>("enigma.theme", "dark", keptJson, { getOnInit: true });

/** Dark unless the person chose light. */
export const themeAtom = atom(
  (get): Theme => (get(storedAtom) === "light" ? "light" : "dark"),
  (_get, set, theme: Theme) => set(storedAtom, theme),
);
