import type { NetworkId } from "../../../shared/networks.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Chain } from "../../providers/chains/chain.ts";
import { ReceiverNotReady } from "../../providers/chains/xrpl/check-receiver.ts";
import { ProviderError } from "../../providers/fetch-json.ts";

/**
 * What one network's node says. Throws `network_unavailable` where the network is not set up, or our own account there
 * cannot take money; `chain_unavailable` when no node answers, which is no statement about any payment.
 */
export async function askChain<T>(
  { chains }: Pick<Deps, "chains">,
  network: NetworkId,
  ask: (chain: Chain) => Promise<T>,
): Promise<T> {
  const chain = chains[network];
  if (!chain) throw new AppError("network_unavailable");
  try {
    return await ask(chain);
  } catch (cause) {
    if (cause instanceof ReceiverNotReady) {
      const { problem } = cause;
      console.error(JSON.stringify({ level: "error", event: "receiver not ready", network, problem }));
      throw new AppError("network_unavailable", { cause });
    }
    if (cause instanceof ProviderError) throw new AppError("chain_unavailable", { cause });
    throw cause;
  }
}
