import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { ProviderError } from "../../../providers/fetch-json.ts";
import { type Delivery, judgeTransfer } from "./judge-transfer.ts";

/**
 * Looks for a transfer on Solana. `nobody to ask`: Solana or the token is not set up here; `open`: not known as final
 * (yet). Throws `distribution_mismatch` when the facts contradict, `chain_unavailable` when no node answers.
 */
export async function verifyTransfer(
  { chains, config }: Pick<Deps, "chains" | "config">,
  txHash: string,
  delivery: Delivery,
): Promise<"delivered" | "open" | "nobody to ask"> {
  if (!chains.solana || !config.ngma) return "nobody to ask";
  const facts = await chains.solana.findTransaction(txHash, true).catch((cause) => {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new AppError("chain_unavailable", {
      detail: "Solana cannot be asked right now. Nothing was changed; please try again.",
      cause,
    });
  });
  const verdict = judgeTransfer(facts, delivery, config.ngma);
  if (verdict === "mismatch") throw new AppError("distribution_mismatch");
  return verdict;
}
