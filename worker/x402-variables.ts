import * as z from "zod";
import { keyedAddress, optional, plain, secret, text } from "./variable-schemas.ts";

const WITHOUT = "calls need a key";

/** What a call without a key is paid by: a signed payment in USDC on Base (x402). */
export const X402_VARIABLES = {
  X402_RECEIVER: plain(
    text,
    "our address on Base for calls paid one by one (x402), which nothing else is paid to; needs `BASE_RPC_URL`, " +
      "and `X402_GAS_KEY` or `X402_FACILITATOR_URL`",
    WITHOUT,
  ),
  X402_GAS_KEY: secret(
    optional(z.string().regex(/^0x[0-9a-f]{64}$/i, "a wallet's private key: 32 bytes, 0x and hex")),
    "a wallet on Base with a little ETH that sends these payments in",
    WITHOUT,
  ),
  X402_FACILITATOR_URL: plain(keyedAddress, "a facilitator that sends them in instead", WITHOUT),
  X402_PRICE_USD: plain(
    z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.coerce.number().min(0.01).max(100).multipleOf(0.01).default(0.01),
    ),
    "what such a call costs, dollars in whole cents",
    "0.01",
  ),
};
