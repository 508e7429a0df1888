import type { TransactionFacts } from "../../../providers/chains/chain.ts";
import type { NgmaConfig } from "../../../providers/chains/index.ts";

/** What a transfer must do: bring so many whole tokens to an address, not before the purchase was paid (epoch ms). */
export interface Delivery {
  ngmaAmount: number;
  deliveryAddress: string;
  paidAt: number;
}

/**
 * Whether a transaction hands out a purchase: it succeeded, and the address gained exactly that much of our mint, not
 * before it was paid. `open`: nothing speaks against it, but no node knows it as final.
 */
export function judgeTransfer(
  facts: TransactionFacts | null,
  { ngmaAmount, deliveryAddress, paidAt }: Delivery,
  { mint, decimals }: Pick<NgmaConfig, "mint" | "decimals">,
): "delivered" | "open" | "mismatch" {
  if (!facts) return "open";
  const gained = facts.changes
    .filter(({ owner, asset }) => owner === deliveryAddress && asset === mint)
    .reduce((sum, { amount }) => sum + amount, 0n);
  const isRight = facts.succeeded && gained === BigInt(ngmaAmount) * 10n ** BigInt(decimals);
  const isEarly = facts.at !== null && facts.at.getTime() < paidAt;
  if (!isRight || isEarly) return "mismatch";
  return facts.final ? "delivered" : "open";
}
