import { withCents } from "../../../../shared/format.ts";
import type { PaymentMethod, PricingTier } from "../../../../shared/tiers.ts";

/** "$20.70" */
export const formatPlanPrice = (dollars: number): string => `$${withCents(dollars)}`;

/** US dollars a month. */
export const planPriceOf = (tier: PricingTier, pay: PaymentMethod): number =>
  ({ card: tier.cardPrice, crypto: tier.cryptoPrice, ngma: tier.ngmaPrice })[pay];

/** A fraction as a percentage without idle zeros: 0.035 is "3.5%". */
const percent = (fraction: number) => `${Number((fraction * 100).toFixed(1))}%`;

/** What a way of paying has added to the base price, or taken off it. */
export function explainPrice(tier: PricingTier, pay: PaymentMethod): string {
  if (pay === "crypto") return "no fee";
  if (pay === "ngma") return `${percent(tier.ngmaDiscount)} off with NGMA`;
  return `${percent(tier.cardPrice / tier.price - 1)} service fee included`;
}
