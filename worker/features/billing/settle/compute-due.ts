import { NETWORKS } from "../../../../shared/networks.ts";
import { NGMA_PRICE_MICRO_USD } from "../../../../shared/ngma.ts";
import type { AssetId } from "../../../providers/chains/chain.ts";
import type { NgmaConfig } from "../../../providers/chains/index.ts";
import type { BareIntent } from "../intents/open-intents.ts";
import { toBaseUnits } from "../intents/pick-amount.ts";
import { splitNgma } from "../intents/split-ngma.ts";

const CENT_MICRO_USD = 10_000n;
const STABLECOIN_MICRO_USD = 1_000_000;

/** What a transaction must do to pay an intent; amounts in base units, times in epoch ms. */
export interface Due {
  /** null: none was declared */
  sender: string | null;
  asset: AssetId;
  /** what leaves the sender, exactly */
  amount: bigint;
  /** what each of our addresses gets of it, exactly: one, or of NGMA the treasury and liquidity */
  parts: ReadonlyMap<string, bigint>;
  /** what is burned of it, exactly; null where nothing is asked to be */
  burn: bigint | null;
  /** assets we can give back or credit by hand, when they came instead, with about a cent's worth of each */
  known: ReadonlyMap<AssetId, bigint>;
  createdAt: number;
  expiresAt: number;
}

/** What is due for an intent. Where NGMA is not set up any more, an intent in NGMA has no parts and is never paid. */
export function dueOf(intent: BareIntent, ngma: NgmaConfig | undefined): Due {
  const { sender, asset, createdAt, expiresAt } = intent;
  const amount = BigInt(intent.amount);
  const known = readCents(intent, ngma);
  const due = { sender: sender === "" ? null : sender, asset, amount, known, createdAt, expiresAt };
  if (intent.token !== "NGMA") return { ...due, parts: new Map([[intent.receiver, amount]]), burn: null };
  const { burn, treasury, liquidity } = splitNgma(amount);
  const parts = new Map([[intent.receiver, treasury]]);
  if (ngma) parts.set(ngma.liquidity, (parts.get(ngma.liquidity) ?? 0n) + liquidity);
  return { ...due, parts: ngma ? parts : new Map(), burn };
}

/** A cent in each asset of the intent's network: a coin's by the intent's own rate where it has one, else by the fixed. */
export function readCents(
  { network, rateMicroUsd }: Pick<BareIntent, "network" | "rateMicroUsd">,
  ngma: NgmaConfig | undefined,
) {
  const { nativeDecimals, fixedRateMicroUsd, tokens } = NETWORKS[network];
  const centOf = (rate: number, decimals: number) =>
    toBaseUnits(CENT_MICRO_USD, { rateMicroUsd: BigInt(rate), decimals });
  const cents = new Map([["native", centOf(rateMicroUsd ?? fixedRateMicroUsd, nativeDecimals)]]);
  for (const { address, decimals } of Object.values(tokens))
    cents.set(address, centOf(STABLECOIN_MICRO_USD, decimals));
  if (ngma) cents.set(ngma.mint, centOf(NGMA_PRICE_MICRO_USD, ngma.decimals));
  return cents;
}
