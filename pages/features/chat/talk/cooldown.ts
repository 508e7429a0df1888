import { atom } from "jotai";
import { nowAtom } from "../../../ui/age.tsx";

/** epoch ms */
const mayAskAtAtom = atom(0);

/** Whole seconds until the server takes questions again; 0 when it does. */
export const secondsLeftAtom = atom((get) =>
  Math.max(0, Math.ceil((get(mayAskAtAtom) - get(nowAtom)) / 1_000)),
);

/** The server asks for a pause of this many seconds. */
export const startCooldownAtom = atom(null, (_get, set, seconds: number) => {
  const now = Date.now();
  // The shared clock may be almost a second behind, and the count would begin too high.
  set(nowAtom, now);
  set(mayAskAtAtom, now + seconds * 1_000);
});
