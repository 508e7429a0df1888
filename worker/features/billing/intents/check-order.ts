import type * as z from "zod";
import { NETWORKS, type NetworkId, type PaymentToken } from "../../../../shared/networks.ts";
import { NGMA_MAX_PURCHASE, NGMA_MIN_PURCHASE } from "../../../../shared/ngma.ts";
import type { createIntentSchema } from "../../../../shared/payments.ts";
import type { Deps } from "../../../deps.ts";
import { AppError } from "../../../errors.ts";
import type { AssetId } from "../../../providers/chains/chain.ts";
import { SPELLINGS } from "../../../providers/chains/spellings.ts";
import type { Product } from "./product.ts";

/** What somebody wants to pay, and how, checked and in canonical form. */
export interface CheckedOrder {
  product: Product;
  network: NetworkId;
  token: PaymentToken;
  /** empty: the exact amount alone proves the payment */
  sender: string;
  /** where the money goes; of NGMA the treasury's owner */
  receiver: string;
  asset: AssetId;
  decimals: number;
}

/**
 * Checks a wish to pay against what is set up here. Throws, in this order, `network_unavailable`,
 * `token_not_supported`, `wallet_address_invalid`, `wallet_refused`, `ngma_amount_invalid`, `delivery_address_invalid`.
 */
export function checkOrder(
  { config }: Pick<Deps, "config">,
  body: z.infer<typeof createIntentSchema>,
): CheckedOrder {
  const { network, token } = body;
  const target = findTarget(config, body);
  const sender = readSender(body);
  if (config.refusedWallets[network]?.has(sender)) throw new AppError("wallet_refused");
  return { product: readProduct(body), network, token, sender, ...target };
}

/** NGMA is paid by a transaction of ours alone, for it is split on the way. */
function readSender({ network, token, walletAddress }: z.infer<typeof createIntentSchema>): string {
  if (walletAddress === undefined && token !== "NGMA") return "";
  const sender = SPELLINGS[network].parseAddress((walletAddress ?? "").trim());
  if (sender === null) throw new AppError("wallet_address_invalid");
  return sender;
}

type Target = Pick<CheckedOrder, "receiver" | "asset" | "decimals">;

function findTarget(config: Deps["config"], body: z.infer<typeof createIntentSchema>): Target {
  const { network, token } = body;
  const { tokens, nativeDecimals } = NETWORKS[network];
  const chain = config.chains[network];
  if (!chain) throw new AppError("network_unavailable");
  if (token === "NGMA") return findNgma(config, body);
  if (token === "native") return { receiver: chain.receiver, asset: "native", decimals: nativeDecimals };
  const contract = tokens[token];
  if (!contract) throw new AppError("token_not_supported");
  return { receiver: chain.receiver, asset: contract.address, decimals: contract.decimals };
}

/** NGMA pays plans alone, on Solana alone. */
function findNgma({ ngma }: Deps["config"], body: z.infer<typeof createIntentSchema>): Target {
  if (body.network !== "solana" || body.tier === undefined) throw new AppError("token_not_supported");
  if (!ngma) throw new AppError("network_unavailable");
  return { receiver: ngma.treasury, asset: ngma.mint, decimals: ngma.decimals };
}

function readProduct(body: z.infer<typeof createIntentSchema>): Product {
  if (body.tier !== undefined) return { kind: "tier", tier: body.tier, months: body.months };
  const ngmaAmount = body.ngmaAmount ?? Number.NaN;
  if (!Number.isInteger(ngmaAmount) || ngmaAmount < NGMA_MIN_PURCHASE || ngmaAmount > NGMA_MAX_PURCHASE)
    throw new AppError("ngma_amount_invalid");
  const deliveryAddress = SPELLINGS.solana.parseAddress((body.deliveryAddress ?? "").trim());
  if (deliveryAddress === null) throw new AppError("delivery_address_invalid");
  return { kind: "ngma", ngmaAmount, deliveryAddress };
}
