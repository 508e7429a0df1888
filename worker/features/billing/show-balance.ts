import { formatUnits } from "viem/utils";
import type * as z from "zod";
import { NETWORKS } from "../../../shared/networks.ts";
import type { balanceQuerySchema } from "../../../shared/payments.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { SPELLINGS } from "../../providers/chains/spellings.ts";
import { askChain } from "./ask-chain.ts";
import { limitAsks } from "./limit-asks.ts";

/**
 * A wallet's balance of the asset it pays with, in whole coins; null if the network does not report it. Throws
 * `wallet_address_invalid`, `token_not_supported`, `rate_limited`, `chain_unavailable`, `network_unavailable`.
 */
export async function showBalance(
  deps: Pick<Deps, "chains" | "config" | "now">,
  userId: string,
  { network, token, walletAddress }: z.infer<typeof balanceQuerySchema>,
): Promise<string | null> {
  const owner = SPELLINGS[network].parseAddress(walletAddress.trim());
  if (owner === null) throw new AppError("wallet_address_invalid");
  const { asset, decimals } = assetOf(deps.config, network, token);
  limitAsks(deps, userId, "look up");
  const balance = await askChain(
    deps,
    network,
    async (chain) => (await chain.readBalance?.(owner, asset)) ?? null,
  );
  return balance === null ? null : formatUnits(balance, decimals);
}

function assetOf(
  { ngma }: Deps["config"],
  network: z.infer<typeof balanceQuerySchema>["network"],
  token: z.infer<typeof balanceQuerySchema>["token"],
): { asset: string; decimals: number } {
  const { tokens, nativeDecimals } = NETWORKS[network];
  if (token === "native") return { asset: "native", decimals: nativeDecimals };
  if (token === "NGMA" && ngma && network === "solana") return { asset: ngma.mint, decimals: ngma.decimals };
  const contract = token === "NGMA" ? undefined : tokens[token];
  if (!contract) throw new AppError("token_not_supported");
  return { asset: contract.address, decimals: contract.decimals };
}
