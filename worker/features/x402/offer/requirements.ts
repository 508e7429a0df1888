import { CHAIN_ID, DOLLAR, DOMAIN } from "../../../providers/chains/evm/eip3009/authorization.ts";
import type { X402Config } from "../../../providers/chains/x402-config.ts";

/** CAIP-2 */
export const NETWORK = `eip155:${CHAIN_ID}`;
/** Of a payer's clock that is ahead something is left until two minutes. */
const TIMEOUT_S = 90;
const UNITS_A_CENT = 10_000n;

/** What a call costs, in base units of USDC. */
export const priceOf = ({ priceCents }: X402Config): bigint => BigInt(priceCents) * UNITS_A_CENT;

/** The one way to pay, as x402 version 2 writes it (`PaymentRequirements`). */
export const toRequirements = (config: X402Config) => ({
  ...{ scheme: "exact", network: NETWORK, amount: String(priceOf(config)), asset: DOLLAR.address },
  ...{ payTo: config.receiver, maxTimeoutSeconds: TIMEOUT_S, extra: DOMAIN },
});

/** The reply to a caller who did not pay, or whose payment is refused (`PaymentRequired`). */
export const toRequired = (config: X402Config, url: string, error: string) => ({
  x402Version: 2,
  error,
  resource: {
    url,
    description: "Market analysis in which every number can be checked",
    mimeType: "application/json",
  },
  accepts: [toRequirements(config)],
});
