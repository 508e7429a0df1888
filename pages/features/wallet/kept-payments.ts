import { atom } from "jotai";
import { settledAtom } from "./settle/settled.ts";
import { storedPaymentsAtom } from "./settle/stored.ts";

/** Whether there is a payment to show: enough to know whether the panel is needed at all. */
export const hasPaymentsAtom = atom((get) => {
  const stored = get(storedPaymentsAtom);
  return (Array.isArray(stored) && stored.length > 0) || get(settledAtom).length > 0;
});
