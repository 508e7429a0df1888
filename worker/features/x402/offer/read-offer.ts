import * as z from "zod";
import { MINUTE_MS } from "../../../../shared/time.ts";

const KEY = "x402:offer";
/** What is older says nothing of now: nothing is offered then. */
const FRESH_MS = 10 * MINUTE_MS;

const offerSchema = z.object({
  at: z.number(),
  /** why nothing is offered; null: it is */
  closed: z.enum(["gas", "low"]).nullable(),
  /** wei */
  maxFeePerGas: z.string(),
});

/** Whether calls may be paid one by one just now, and what a gas may cost for it (wei); null: nothing may be sent. */
export interface Offer {
  closed: "gas" | "low" | "unknown" | null;
  maxFeePerGas: bigint | null;
}

/** As the last look at the gas said; without one of the last minutes it is `unknown`. */
export async function readOffer(cache: KVNamespace, now: number): Promise<Offer> {
  const { data } = offerSchema.safeParse(await cache.get(KEY, "json"));
  if (!data || data.at < now - FRESH_MS) return { closed: "unknown", maxFeePerGas: null };
  return { closed: data.closed, maxFeePerGas: BigInt(data.maxFeePerGas) };
}

/** Writes down what a look at the gas found. */
export const writeOffer = (cache: KVNamespace, offer: z.infer<typeof offerSchema>): Promise<void> =>
  cache.put(KEY, JSON.stringify(offer));
