import { atom } from "jotai";

/** The key made last, whole, in memory only and until it is dismissed. */
export const newKeyAtom = atom<{ name: string; secret: string } | null>(null);
