import type { PaymentMethod } from "../../../../shared/tiers.ts";

/** The ways to pay, in the order they are shown. */
export const PAYS = ["card", "crypto", "ngma"] as const satisfies PaymentMethod[];
