import * as z from "zod";
import { MINUTE_MS } from "../../../../shared/time.ts";
import type { Deps } from "../../../deps.ts";
import { openGasWallet, USED_GAS } from "../../../providers/chains/evm/eip3009/gas-wallet.ts";
import { openDollarToken } from "../../../providers/chains/evm/eip3009/token.ts";
import { findAsset } from "../../markets/assets.ts";
import { readQuote } from "../../markets/quotes.ts";

const KEY = "x402:offer";
/** What is older says nothing of now: nothing is offered then. */
const FRESH_MS = 10 * MINUTE_MS;
const MAX_GAS_SHARE = 0.2;
/** With less than it takes for so many settlements the wallet runs low. */
const LEAST_SETTLEMENTS = 50n;
const WEI = 1e18;
const CENTS = 100;

const offerSchema = z.object({
  at: z.number(),
  /** why nothing is offered; null: it is */
  closed: z.enum(["gas", "low"]).nullable(),
  /** wei */
  maxFeePerGas: z.string(),
});

type Tools = Pick<Deps, "config" | "cache" | "now" | "markets" | "db" | "waitUntil">;

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

/** Whether a call without a key is told that it may pay. Where a facilitator sends, gas is not ours. */
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
  const offer: z.infer<typeof offerSchema> = {
    at: deps.now().getTime(),
    closed: cost > most ? "gas" : isLow ? "low" : null,
    maxFeePerGas: String(most > l1Fee ? (most - l1Fee) / USED_GAS : 0n),
  };
  await deps.cache.put(KEY, JSON.stringify(offer));
}
