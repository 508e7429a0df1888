import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { keptJson } from "../../ui/kept.ts";
import type { SentPayment } from "./settle/payments.ts";

/** Payments that were sent and are not settled yet, as the browser keeps them: it may be anything. */
export const storedPaymentsAtom = atomWithStorage<unknown>("enigma.payments", [], keptJson, {
  getOnInit: true,
});

/** How a payment ended; `reason` is why it was not credited. */
export interface Settled {
  payment: SentPayment;
  reason: string | null;
}
/** What was settled while the page is open, shown until it is dismissed. */
export const settledAtom = atom<Settled[]>([]);

/** Whether there is a payment to show: enough to know whether the panel is needed at all. */
export const hasPaymentsAtom = atom((get) => {
  const stored = get(storedPaymentsAtom);
  return (Array.isArray(stored) && stored.length > 0) || get(settledAtom).length > 0;
});
