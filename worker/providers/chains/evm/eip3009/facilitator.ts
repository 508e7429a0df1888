import * as z from "zod";
import { fetchJson } from "../../../fetch-json.ts";
import { hashSchema } from "../wire.ts";

const PROVIDER = "x402 facilitator";
/** It waits for a block. */
const TIMEOUT_MS = 15_000;
const replySchema = z.object({
  success: z.boolean(),
  transaction: z.string().optional(),
  errorReason: z.string().optional(),
});

/**
 * Hands an authorisation to a facilitator to settle (x402 version 2, `POST /settle`); gives the transaction it names, null where it
 * settled nothing. Its word alone counts for nothing: the chain's does. Throws `ProviderError`.
 */
export async function settleByFacilitator(
  url: string,
  payment: { paymentPayload: object; paymentRequirements: object },
): Promise<string | null> {
  const reply = await fetchJson(`${url.replace(/\/$/, "")}/settle`, {
    ...{ provider: PROVIDER, schema: replySchema, timeoutMs: TIMEOUT_MS, accept: [400, 402] },
    post: { x402Version: 2, ...payment },
  });
  const { data: hash } = hashSchema.safeParse(reply.transaction);
  return reply.success && hash ? hash : null;
}
