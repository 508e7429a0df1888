import { atom } from "jotai";
import type { SentPayment } from "./payments.ts";

/** How a payment ended; `reason` is why it was not credited. */
export interface Settled {
  payment: SentPayment;
  reason: string | null;
}
/** What was settled while the page is open, shown until it is dismissed. */
export const settledAtom = atom<Settled[]>([]);
