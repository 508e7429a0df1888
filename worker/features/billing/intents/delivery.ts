import { NETWORKS } from "../../../../shared/networks.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import { askChain } from "../ask-chain.ts";

/** Programs everybody knows (docs.anza.xyz, spl.solana.com), and the address that burns what it is sent. */
const NOBODYS = [
  "11111111111111111111111111111111",
  "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
  "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL",
  "ComputeBudget111111111111111111111111111111",
  "MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr",
  "BPFLoaderUpgradeab1e11111111111111111111111",
  "Vote111111111111111111111111111111111111111",
  "Stake11111111111111111111111111111111111111",
  "1nc1nerator11111111111111111111111111111111",
];

/**
 * The canonical form of a Solana address that tokens can be delivered to. Throws `delivery_address_invalid`,
 * `delivery_impossible` for programs, mints and addresses of ours, and `chain_unavailable` where Solana is set up and
 * cannot be asked.
 */
export async function readDeliveryAddress(
  deps: Pick<Deps, "config" | "chains">,
  text: string,
): Promise<string> {
  const address = SPELLINGS.solana.parseAddress(text.trim());
  if (address === null) throw new AppError("delivery_address_invalid");
  if (NOBODYS.includes(address) || listOurs(deps.config).includes(address))
    throw new AppError("delivery_impossible");
  if (
    deps.chains.solana &&
    !(await askChain(deps, "solana", async (chain) => (await chain.canReceive?.(address)) ?? true))
  )
    throw new AppError("delivery_impossible");
  return address;
}

function listOurs({ chains, ngma }: Deps["config"]): (string | undefined)[] {
  const mints = Object.values(NETWORKS.solana.tokens).map((token) => token.address);
  return [chains.solana?.receiver, ngma?.mint, ngma?.treasury, ngma?.liquidity, ...mints];
}
