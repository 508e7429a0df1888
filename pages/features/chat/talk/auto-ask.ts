import { atom } from "jotai";

/** A question that came by `?analyze=`, to be sent by itself. */
export const autoAskAtom = atom<string | null>(null);
