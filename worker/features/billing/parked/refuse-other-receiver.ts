import type { payments } from "../../../db/schema.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { askChain } from "../ask-chain.ts";

/**
 * Money goes back only to the wallet it came from. Throws `refund_wrong_receiver` when the network knows the refund's
 * transaction and it gives that wallet nothing. One that no node knows yet, that cannot be asked for now, or that moved
 * coins where a node does not show them (a wallet of several owners is a contract), is the admin's word: it is in the
 * audit log. By card the provider itself refunds to the same card.
 */
export async function refuseOtherReceiver(
  deps: Pick<Deps, "chains">,
  { network, sender }: Pick<typeof payments.$inferSelect, "network" | "sender">,
  hash: string,
): Promise<void> {
  if (network === "card" || sender === null || !deps.chains[network]) return;
  const facts = await askChain(deps, network, (chain) => chain.findTransaction(hash)).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  const isPaidBack = facts?.changes.some(({ owner, amount }) => owner === sender && amount > 0n);
  if (facts && !isPaidBack && facts.notice === undefined) throw new AppError("refund_wrong_receiver");
}
