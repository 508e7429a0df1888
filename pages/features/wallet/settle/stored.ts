import { atomWithStorage } from "jotai/utils";
import { keptJson } from "../../../ui/kept.ts";

/** Payments that were sent and are not settled yet, as the browser keeps them: it may be anything. */
export const storedPaymentsAtom = atomWithStorage<unknown>("enigma.payments", [], keptJson, {
  getOnInit: true,
});
