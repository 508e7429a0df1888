import type { PaymentToken } from "../../../../shared/networks.ts";
import { NGMA_PRICE_MICRO_USD, ngmaToCents } from "../../../../shared/ngma.ts";
import { type PaidTierId, type PaymentMethod, TIERS } from "../../../../shared/tiers.ts";

const MICRO_USD_PER_CENT = 10_000n;

/** What a payment buys: months of a plan, or whole NGMA tokens for a Solana address. */
export type Product =
  | { kind: "tier"; tier: PaidTierId; months: number }
  | { kind: "ngma"; ngmaAmount: number; deliveryAddress: string };

/** The same as the columns of intents and payments have it. */
export interface ProductColumns {
  tier: PaidTierId | null;
  months: number | null;
  ngmaAmount: number | null;
  deliveryAddress: string | null;
}

export const toColumns = (product: Product): ProductColumns => ({
  tier: product.kind === "tier" ? product.tier : null,
  months: product.kind === "tier" ? product.months : null,
  ngmaAmount: product.kind === "ngma" ? product.ngmaAmount : null,
  deliveryAddress: product.kind === "ngma" ? product.deliveryAddress : null,
});

export function toProduct(columns: ProductColumns): Product {
  const { tier, months, ngmaAmount, deliveryAddress } = columns;
  if (tier !== null) return { kind: "tier", tier, months: months ?? 1 };
  return { kind: "ngma", ngmaAmount: ngmaAmount ?? 0, deliveryAddress: deliveryAddress ?? "" };
}

/** Our own price, exact in micro-dollars and in cents (half a cent rounded up). Paid with NGMA a plan has its discount. */
export function priceOf(product: Product, token: PaymentToken): { microUsd: bigint; cents: number } {
  if (product.kind === "ngma")
    return {
      microUsd: BigInt(product.ngmaAmount) * BigInt(NGMA_PRICE_MICRO_USD),
      cents: ngmaToCents(product.ngmaAmount),
    };
  const { ngmaCents, cryptoCents } = TIERS[product.tier];
  const cents = (token === "NGMA" ? ngmaCents : cryptoCents) * product.months;
  return { microUsd: BigInt(cents) * MICRO_USD_PER_CENT, cents };
}

/** A plan paid with NGMA has its own price. */
export const methodOf = (token: PaymentToken): PaymentMethod => (token === "NGMA" ? "ngma" : "crypto");
