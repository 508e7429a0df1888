import type { Deps } from "../../../deps.ts";
import { openGasWallet, USED_GAS } from "../../../providers/chains/evm/eip3009/gas-wallet.ts";
import { openDollarToken } from "../../../providers/chains/evm/eip3009/token.ts";
import { findAsset } from "../../markets/assets.ts";
import { readQuote } from "../../markets/quotes.ts";
import { readOffer, writeOffer } from "./read-offer.ts";

const MAX_GAS_SHARE = 0.2;
/** With less than it takes for this many settlements the wallet runs low. */
const LEAST_SETTLEMENTS = 50n;
const WEI = 1e18;
const CENTS = 100;

type Tools = Pick<Deps, "config" | "cache" | "now" | "markets" | "db" | "waitUntil">;

/** Whether a call without a key is offered to pay. Where a facilitator sends, gas is not ours. */
export async function isOffered({ config: { x402 }, cache, now }: Pick<Deps, "config" | "cache" | "now">) {
  if (!x402) return false;
  return x402.facilitator !== undefined || (await readOffer(cache, now().getTime())).closed === null;
}

/**
 * Looks at what a settlement costs and what the gas wallet holds, and writes down whether calls are offered: not while gas
 * exceeds a fifth of the price, or the wallet runs low. Throws `ProviderError`, and what a quote throws.
 */
export async function lookAtGas(deps: Tools): Promise<void> {
  const { x402 } = deps.config;
  const ether = findAsset("ETH");
  if (!x402?.gasKey || !ether) return;
  const token = openDollarToken(x402.rpcUrls);
  const [{ gasPrice, l1Fee }, { balance }, { price }] = await Promise.all([
    token.readGas(),
    token.readWallet(openGasWallet(x402.gasKey).address),
    readQuote(deps, ether),
  ]);
  const most = BigInt(Math.floor(((x402.priceCents / CENTS) * MAX_GAS_SHARE * WEI) / price));
  const cost = gasPrice * USED_GAS + l1Fee;
  const isLow = balance < LEAST_SETTLEMENTS * cost;
  await writeOffer(deps.cache, {
    at: deps.now().getTime(),
    closed: cost > most ? "gas" : isLow ? "low" : null,
    maxFeePerGas: String(most > l1Fee ? (most - l1Fee) / USED_GAS : 0n),
  });
}
