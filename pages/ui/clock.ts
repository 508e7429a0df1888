import { atom } from "jotai";

/** The time, in ms, once a second while anything shows it. */
export const nowAtom = atom(Date.now());
nowAtom.onMount = (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), 1_000);
  return () => clearInterval(timer);
};
