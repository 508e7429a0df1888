import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";

export type Theme = "dark" | "light";

// public/theme.js reads the same key before the first paint.
const storedAtom = atomWithStorage<string>("enigma.theme", "dark", undefined, { getOnInit: true });

/** Dark unless the person chose light. */
export const themeAtom = atom(
  (get): Theme => (get(storedAtom) === "light" ? "light" : "dark"),
  (_get, set, theme: Theme) => set(storedAtom, theme),
);
