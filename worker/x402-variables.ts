import * as z from "zod";
import { keyedAddress, optional, plain, secret, text } from "./variable-schemas.ts";

const WITHOUT = "calls need a key";

/** What a call without a key is paid by: a signed payment in USDC on Base (x402). */
export const X402_VARIABLES = {
  X402_RECEIVER: plain(
    text,
    "our address on Base for pay-per-call requests (x402). Use it for nothing else. Needs `BASE_RPC_URL`, " +
      "and `X402_GAS_KEY` or `X402_FACILITATOR_URL`",
    WITHOUT,
  ),
  X402_GAS_KEY: secret(
    optional(z.string().regex(/^0x[0-9a-f]{64}$/i, "a wallet's private key: 32 bytes, 0x and hex")),
    "private key of a Base wallet with a little ETH; it submits these payments to the chain",
    WITHOUT,
  ),
  X402_FACILITATOR_URL: plain(keyedAddress, "a facilitator that submits them instead", WITHOUT),
  X402_PRICE_USD: plain(
    z.preprocess(
      (value) => (value === "" ? undefined : value),
      z.coerce.number().min(0.01).max(100).multipleOf(0.01).default(0.01),
    ),
    "the price of such a call in US dollars, in whole cents",
    "0.01",
  ),
};
