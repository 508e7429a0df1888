import { base64 } from "@scure/base";
import * as z from "zod";
import type { SignedAuthorization } from "../../../providers/chains/evm/eip3009/authorization.ts";

const MAX_LENGTH = 8_192;
const hex = (bytes: number) =>
  z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]{${2 * bytes}}$`))
    .toLowerCase();
/** 2^256 has 78 digits. */
const MOST = 2n ** 256n - 1n;
const figure = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)
  .refine((value) => value <= MOST);

const payloadSchema = z.object({
  x402Version: z.literal(2),
  accepted: z.object({
    ...{ scheme: z.string(), network: z.string(), amount: z.string() },
    ...{ asset: z.string().toLowerCase(), payTo: z.string().toLowerCase() },
  }),
  payload: z.object({
    signature: z
      .string()
      .regex(/^0x[0-9a-fA-F]+$/)
      .toLowerCase(),
    authorization: z.object({
      ...{
        from: hex(20),
        to: hex(20),
        value: figure,
        validAfter: figure,
        validBefore: figure,
        nonce: hex(32),
      },
    }),
  }),
});

/** A payment as it came: what its caller accepted, and what the payer signed. */
export interface Payment {
  accepted: z.infer<typeof payloadSchema>["accepted"];
  signed: SignedAuthorization;
}

/** The payment in a PAYMENT-SIGNATURE header (x402 version 2, `PaymentPayload`); null where it is none. */
export function readPayment(header: string): Payment | null {
  if (header.length > MAX_LENGTH) return null;
  const { data } = payloadSchema.safeParse(readJson(header));
  if (!data) return null;
  const { signature, authorization } = data.payload;
  return { accepted: data.accepted, signed: { ...authorization, signature } };
}

function readJson(header: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(base64.decode(header.trim())));
  } catch {
    return null;
  }
}
